import type { Flight } from '#contract/areas/holiday.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import styles from './Holiday.module.css';
import { arrivalOf, departureOf } from './holiday.rules.ts';

/** B164 */
export function Flights({ flights }: { flights: Flight[] }) {
  const text = useText();
  const formats = useFormats();
  return (
    <ul className={styles.cards}>
      {flights.map((flight) => (
        <li key={flight.id} className={styles.card}>
          <strong>{flight.flightNumber}</strong>
          <span>
            {text(flight.departureAirportName)} ({flight.departureAirportCode}) {formats.time(departureOf(flight).time)}{' '}
            → {text(flight.arrivalAirportName)} ({flight.arrivalAirportCode}) {formats.time(arrivalOf(flight).time)}
          </span>
          {departureOf(flight).date && (
            <span className={styles.quiet}>{formats.hubDate(departureOf(flight).date)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
