import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { FieldMessage } from './FieldMessage.tsx';
import { Hidden } from './Hidden.tsx';

type ChoiceGroupProps = {
  label: string;
  /** A heading above says the same to those who see it. */
  labelHidden?: boolean;
  help?: ReactNode;
  message?: string;
  children: ReactNode;
};

/** Several controls under one label, with help and message as a field has them. */
export function ChoiceGroup({ label, labelHidden, help, message, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.field}
      aria-invalid={message ? true : undefined}
      aria-describedby={[message && `${id}-message`, help && `${id}-help`].filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles.label}>{labelHidden ? <Hidden>{label}</Hidden> : label}</legend>
      {children}
      {message && <FieldMessage id={`${id}-message`}>{message}</FieldMessage>}
      {help && (
        <div id={`${id}-help`} className={styles.help}>
          {help}
        </div>
      )}
    </fieldset>
  );
}
