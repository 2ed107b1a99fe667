import { classNames } from './class-names.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { useKit } from './kit-context.ts';
import styles from './TextArea.module.css';

type TextAreaProps = FieldTexts & {
  name?: string;
  value: string;
  onChange: (value: string) => void;
  /** With a limit the characters left are counted below. */
  maxLength?: number;
  placeholder?: string;
  disabled?: boolean;
};

export function TextArea({ label, help, message, optional, onChange, maxLength, ...area }: TextAreaProps) {
  const { t } = useKit();
  const left = maxLength === undefined ? undefined : maxLength - area.value.length;
  const counter = left !== undefined && (
    <span className={styles.counter}>{t('kit.charactersLeft', { n: Math.max(0, left) })}</span>
  );
  return (
    <Field
      {...{ label, message, optional }}
      help={
        (help || counter) && (
          <>
            {help} {counter}
          </>
        )
      }
    >
      {({ className, ...control }) => (
        <textarea
          {...area}
          {...control}
          maxLength={maxLength}
          className={classNames(className, styles.area)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
