import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { FieldMessage } from './FieldMessage.tsx';
import { useKit } from './kit-context.ts';

/** What every field of a form shows around its control. */
export type FieldTexts = {
  label: string;
  /** Stands below and stays. */
  help?: ReactNode;
  /** What is wrong; stands below in the danger colour with an icon. */
  message?: string;
  optional?: boolean;
};

export type ControlProps = {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldTexts & { children: (control: ControlProps) => ReactNode };

/** Label above, help and message below, all tied to the control. */
export function Field({ label, help, message, optional, children }: FieldProps) {
  const { t } = useKit();
  const id = useId();
  const describedBy = [message && `${id}-message`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <span className={styles.optional}>({t('kit.optional')})</span>}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': message ? true : undefined,
      })}
      {message && <FieldMessage id={`${id}-message`}>{message}</FieldMessage>}
      {help && (
        <div id={`${id}-help`} className={styles.help}>
          {help}
        </div>
      )}
    </div>
  );
}
