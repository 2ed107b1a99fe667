import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import styles from './RadioChips.module.css';
import type { RadioChoiceProps } from './radio-choice.ts';

/** One of many short options, in as many columns as fit; the chosen one carries a tick. */
export function RadioChips<V extends string>({ name, value, onChange, options, ...texts }: RadioChoiceProps<V>) {
  const ownName = useId();
  return (
    <ChoiceGroup {...texts}>
      <div className={styles.chips}>
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
            {option.value === value && <Check aria-hidden="true" />}
            {option.label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
