import { holidayRoutes } from '#contract/areas/holiday.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { CruiseDays } from './CruiseDays.tsx';
import { Cruises } from './Cruises.tsx';
import { Flights } from './Flights.tsx';
import styles from './Holiday.module.css';
import { HolidayPart } from './HolidayPart.tsx';
import { Hotels } from './Hotels.tsx';
import { splitFlights } from './holiday.rules.ts';

/** B158, B159: hotels, cruises, flights and passengers; each part stands and fails by itself (BD43). */
export function HolidayPage() {
  const t = useT();
  const { sessionName } = useGroup('authentication');
  const flights = useHub(holidayRoutes.flights);
  return (
    <div className={styles.page}>
      <h1>{sessionName ? t('holiday_title_named', { name: sessionName }) : t('holiday_title')}</h1>
      <HolidayPart title={t('holiday_cruises')} query={useHub(holidayRoutes.cruises)}>
        {(cruises) => <Cruises cruises={cruises} />}
      </HolidayPart>
      <HolidayPart title={t('holiday_itinerary')} query={useHub(holidayRoutes.cruiseItinerary)}>
        {(days) => <CruiseDays days={days} />}
      </HolidayPart>
      <HolidayPart title={t('holiday_flights_out')} query={flights} of={(all) => splitFlights(all).out}>
        {(out) => <Flights flights={out} />}
      </HolidayPart>
      <HolidayPart title={t('holiday_flights_in')} query={flights} of={(all) => splitFlights(all).in} failsElsewhere>
        {(back) => <Flights flights={back} />}
      </HolidayPart>
      <HolidayPart title={t('holiday_hotels')} query={useHub(holidayRoutes.hotels)}>
        {(hotels) => <Hotels hotels={hotels} />}
      </HolidayPart>
      <HolidayPart title={t('holiday_passengers')} query={useHub(holidayRoutes.passengers)}>
        {(passengers) => (
          <ul className={styles.cards}>
            {passengers.map(({ id, firstName, lastName, lead }) => (
              <li key={id} className={styles.card}>
                <strong>
                  {firstName} {lastName}
                </strong>
                {lead && <span className={styles.quiet}>{t('holiday_lead')}</span>}
              </li>
            ))}
          </ul>
        )}
      </HolidayPart>
    </div>
  );
}
