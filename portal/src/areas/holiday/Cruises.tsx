import type { Cruise } from '#contract/areas/holiday.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import styles from './Holiday.module.css';

/** B160 */
export function Cruises({ cruises }: { cruises: Cruise[] }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  return (
    <ul className={styles.cards}>
      {cruises.map((cruise) => (
        <li key={`${text(cruise.name)} ${cruise.fromDate}`} className={styles.card}>
          <strong>{text(cruise.name)}</strong>
          <span>{text(cruise.ship.name)}</span>
          <span className={styles.quiet}>
            {t('holiday_cruise_days', { n: cruise.numberOfDays, date: formats.hubDate(cruise.fromDate) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
