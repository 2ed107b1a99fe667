import Check from 'lucide-react/icons/check';
import { type ReactNode, useId } from 'react';
import styles from './Choice.module.css';
import { FieldMessage } from './FieldMessage.tsx';

type CheckboxProps = {
  name?: string;
  /** May hold links, such as the one to the terms. */
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  message?: string;
  disabled?: boolean;
};

export function Checkbox({ name, label, value, onChange, message, disabled }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.choice}>
        <span className={styles.tick}>
          <input
            type="checkbox"
            className={styles.box}
            name={name}
            checked={value}
            disabled={disabled}
            aria-invalid={message ? true : undefined}
            aria-describedby={message && id}
            onChange={(event) => onChange(event.target.checked)}
          />
          <Check aria-hidden="true" />
        </span>
        <span className={styles.words}>{label}</span>
      </label>
      {message && <FieldMessage id={id}>{message}</FieldMessage>}
    </div>
  );
}
