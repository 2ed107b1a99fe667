import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { STARS } from '#contract/areas/ratings.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { ChoiceGroup } from '#portal/shared/ui/ChoiceGroup.tsx';
import styles from './StarRating.module.css';

type StarRatingProps = {
  label: string;
  value: number | undefined;
  onChange: (stars: number) => void;
  disabled?: boolean;
  message?: string;
};

/** C168: ten stars, one choice; arrow keys go from star to star. */
export function StarRating({ label, value, onChange, disabled, message }: StarRatingProps) {
  const name = useId();
  const t = useT();
  return (
    <ChoiceGroup label={label} message={message}>
      <div className={styles.stars}>
        {Array.from({ length: STARS }, (_, place) => place + 1).map((stars) => (
          <label key={stars} className={styles.star} data-lit={value !== undefined && stars <= value}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={stars}
              checked={value === stars}
              disabled={disabled}
              aria-label={t('feedback_stars', { n: stars })}
              onChange={() => onChange(stars)}
            />
            <Star aria-hidden="true" />
          </label>
        ))}
        <span className={styles.figure} aria-hidden="true">
          {value !== undefined && `${value} / ${STARS}`}
        </span>
      </div>
    </ChoiceGroup>
  );
}
