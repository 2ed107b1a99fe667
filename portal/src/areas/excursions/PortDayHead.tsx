import { holidayRoutes } from '#contract/areas/holiday.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { useLocation } from '#portal/shared/router/router-context.ts';
import styles from './Excursions.module.css';
import { type PortDayState, portDayState } from './port-day.rules.ts';

/** B61, BD25: from the navigation state, else from the schedule of the date or day, else the date alone. */
export function PortDayHead({ date, day }: { date?: string; day?: number }) {
  const t = useT();
  const formats = useFormats();
  const { portName, portDate, arrivalTime, departureTime } = usePortDay(date, day);
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

function usePortDay(date?: string, day?: number): PortDayState {
  const text = useText();
  const state = useLocation().state as PortDayState | null;
  const schedules = useHub(holidayRoutes.schedules, undefined, { enabled: !state?.portName });
  if (state?.portName) return state;
  const found = schedules.data?.find((one) => (date ? one.date === date : one.day === day));
  return found ? portDayState(found, text) : {};
}
