import type { Flight } from '#contract/areas/holiday.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import styles from './Holiday.module.css';

/** B164 */
export function Flights({ flights }: { flights: Flight[] }) {
  const formats = useFormats();
  return (
    <ul className={styles.cards}>
      {flights.map((flight) => (
        <li key={flight.id} className={styles.card}>
          <strong>{flight.flightNumber}</strong>
          <span>
            {flight.departureAirportName} ({flight.departureAirportCode}) {formats.time(flight.departureTime)} →{' '}
            {flight.arrivalAirportName} ({flight.arrivalAirportCode}) {formats.time(flight.arrivalTime)}
          </span>
          {flight.departureDate && <span className={styles.quiet}>{formats.hubDate(flight.departureDate)}</span>}
        </li>
      ))}
    </ul>
  );
}
