import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './PlanLegend.module.css';

/** C292: the forms of the markers, as the hub draws them. */
export function PlanLegend() {
  const t = useT();
  return (
    <ul className={styles.legend} aria-label={t('wayfinder_legend')}>
      <li>
        <svg viewBox="-20 -20 40 40" aria-hidden="true" className={styles.here}>
          <circle r="16" />
          <circle r="10" className={styles.hole} />
          <circle r="6" />
        </svg>
        {t('wayfinder_here')}
      </li>
      <li>
        <svg viewBox="-20 -52 40 56" aria-hidden="true" className={styles.destination}>
          <path d="M0 0C-7 -14 -15 -23 -15 -34A15 15 0 1 1 15 -34C15 -23 7 -14 0 0Z" />
          <circle cy="-34" r="6" className={styles.hole} />
        </svg>
        {t('wayfinder_destinations')}
      </li>
    </ul>
  );
}
