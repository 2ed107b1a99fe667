import { useId } from 'react';
import styles from './Choice.module.css';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { classNames } from './class-names.ts';
import type { RadioChoiceProps } from './radio-choice.ts';

export function RadioGroup<V extends string>({ name, value, onChange, options, ...texts }: RadioChoiceProps<V>) {
  const ownName = useId();
  return (
    <ChoiceGroup {...texts}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            className={classNames(styles.box, styles.round)}
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.words}>
            {option.label}
            {option.support && <span className={styles.support}>{option.support}</span>}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
