import { type ReactNode, useState } from 'react';
import styles from './Field.module.css';
import { Field } from './Field.tsx';
import { Keypad } from './Keypad.tsx';
import { useKit } from './kit-context.ts';
import type { TextFieldProps } from './TextField.tsx';

type DigitsFieldProps = TextFieldProps & {
  /** Stands inside the field at its end. */
  inside?: ReactNode;
};

/** Takes digits only; on a kiosk the number keys open below it while it has the focus. */
export function DigitsField({ label, help, message, optional, onChange, inside, ...input }: DigitsFieldProps) {
  const { device } = useKit();
  const [isActive, setActive] = useState(false);
  const take = (typed: string) => onChange(typed.replace(/\D/g, '').slice(0, input.maxLength));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices where the focus is.
    <div
      onFocus={() => setActive(true)}
      onBlur={(event) => setActive(event.currentTarget.contains(event.relatedTarget))}
      className={styles.field}
    >
      <Field {...{ label, help, message, optional }}>
        {({ className, ...control }) => (
          <div className={inside ? styles.beside : undefined}>
            <input
              type="text"
              inputMode={device === 'Kiosk' ? 'none' : 'numeric'}
              pattern="[0-9]*"
              autoComplete="off"
              {...input}
              {...control}
              className={className}
              onChange={(event) => take(event.target.value)}
            />
            {inside && <div className={styles.inside}>{inside}</div>}
          </div>
        )}
      </Field>
      {device === 'Kiosk' && isActive && <Keypad value={input.value} onChange={take} maxLength={input.maxLength} />}
    </div>
  );
}
