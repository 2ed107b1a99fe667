import { useId } from 'react';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { RadioChoiceProps } from './radio-choice.ts';
import styles from './SegmentedChoice.module.css';

/** One of two to four short options, side by side. */
export function SegmentedChoice<V extends string>({ name, value, onChange, options, ...texts }: RadioChoiceProps<V>) {
  const ownName = useId();
  return (
    <ChoiceGroup {...texts}>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
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
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
