import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { classNames } from './class-names.ts';
import styles from './RadioChips.module.css';
import type { RadioChoiceProps } from './radio-choice.ts';

type RadioChipsProps<V extends string> = RadioChoiceProps<V> & {
  /** Numbers and the like: narrow columns. */
  short?: boolean;
};

/** One of many short options, in as many columns as fit; the chosen one carries a tick, and nothing moves. */
export function RadioChips<V extends string>({ short, name, value, onChange, options, ...texts }: RadioChipsProps<V>) {
  const ownName = useId();
  return (
    <ChoiceGroup {...texts}>
      <div className={classNames(styles.chips, short && styles.short)}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="radio"
              className={styles.input}
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.value === value && <Check aria-hidden="true" />}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
