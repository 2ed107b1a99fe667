import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from './class-names.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { useKit } from './kit-context.ts';
import type { Option } from './radio-choice.ts';
import styles from './Select.module.css';

type SelectProps<V extends string> = FieldTexts & {
  name?: string;
  value: V | '';
  onChange: (value: V) => void;
  options: readonly Option<V>[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  disabled?: boolean;
};

/** The device's own list of options: known to every guest and to every assistive technology. */
export function Select<V extends string>({ options, placeholder, onChange, ...rest }: SelectProps<V>) {
  const { t } = useKit();
  const { label, help, message, optional, value, ...select } = rest;
  return (
    <Field {...{ label, help, message, optional }}>
      {({ className, ...control }) => (
        <div className={styles.frame}>
          <select
            {...select}
            {...control}
            value={value}
            className={classNames(className, styles.select)}
            onChange={(event) => onChange(event.target.value as V)}
          >
            {value === '' && <option value="">{placeholder ?? t('kit.choose')}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
