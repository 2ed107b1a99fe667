import Anchor from 'lucide-react/icons/anchor';
import Waves from 'lucide-react/icons/waves';
import type { CruiseItineraryDay } from '#contract/areas/holiday.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import styles from './Holiday.module.css';

/** B161: a row per day, at sea or in port. */
export function CruiseDays({ days }: { days: CruiseItineraryDay[] }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  return (
    <ol className={styles.days}>
      {days.map(({ id, type, date, dayOfCruise, port }) => {
        const isAtSea = type === 'Sea';
        const country = text(port?.countryName);
        return (
          <li key={id} className={styles.dayRow}>
            <span className={styles.quiet}>{t('holiday_day', { n: dayOfCruise })}</span>
            {isAtSea ? <Waves aria-hidden="true" /> : <Anchor aria-hidden="true" />}
            <span>
              <strong>{isAtSea ? t('holiday_at_sea') : text(port?.name)}</strong>
              {!isAtSea && country && <span className={styles.quiet}>, {country}</span>}
            </span>
            {date && <span className={styles.end}>{formats.hubDate(date)}</span>}
          </li>
        );
      })}
    </ol>
  );
}
