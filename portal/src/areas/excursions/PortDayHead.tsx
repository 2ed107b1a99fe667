import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import styles from './Excursions.module.css';
import type { PortDayState } from './port-day.rules.ts';

/** B61, BD25: the port with its times, else the date alone. */
export function PortDayHead({ date, portDay }: { date?: string; portDay: PortDayState }) {
  const t = useT();
  const formats = useFormats();
  const { portName, portDate, arrivalTime, departureTime } = portDay;
  const shownDate = portDate ?? date;
  return (
    <header className={styles.head}>
      <h1>{portName ?? t('excursions_onboard_title')}</h1>
      <p className={styles.where}>
        {shownDate && <span>{formats.hubDate(shownDate)}</span>}
        {arrivalTime && departureTime && (
          <span>
            {t('excursions_in_port', { arrival: formats.time(arrivalTime), departure: formats.time(departureTime) })}
          </span>
        )}
      </p>
    </header>
  );
}
