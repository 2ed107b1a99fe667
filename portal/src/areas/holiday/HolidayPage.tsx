import { holidayRoutes } from '#contract/areas/holiday.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
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
  const title = sessionName ? t('holiday_title_named', { name: sessionName }) : t('holiday_title');
  usePageTitle(title);
  const cruises = useHub(holidayRoutes.cruises);
  const days = useHub(holidayRoutes.cruiseItinerary);
  const flights = useHub(holidayRoutes.flights);
  const hotels = useHub(holidayRoutes.hotels);
  const passengers = useHub(holidayRoutes.passengers);
  const inOrder = [cruises, days, flights, flights, hotels, passengers];
  /** A part appears when those above it stand, so that nothing moves under the guest's eyes. */
  const waits = (place: number) => inOrder.slice(0, place).some(({ isPending }) => isPending);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <HolidayPart title={t('holiday_cruises')} query={cruises}>
        {(rows) => <Cruises cruises={rows} />}
      </HolidayPart>
      <HolidayPart title={t('holiday_itinerary')} query={days} waits={waits(1)}>
        {(rows) => <CruiseDays days={rows} />}
      </HolidayPart>
      <HolidayPart
        title={t('holiday_flights_out')}
        query={flights}
        waits={waits(2)}
        of={(all) => splitFlights(all).out}
      >
        {(out) => <Flights flights={out} />}
      </HolidayPart>
      <HolidayPart
        title={t('holiday_flights_in')}
        query={flights}
        waits={waits(3)}
        of={(all) => splitFlights(all).in}
        failsElsewhere
      >
        {(back) => <Flights flights={back} />}
      </HolidayPart>
      <HolidayPart title={t('holiday_hotels')} query={hotels} waits={waits(4)}>
        {(rows) => <Hotels hotels={rows} />}
      </HolidayPart>
      <HolidayPart title={t('holiday_passengers')} query={passengers} waits={waits(5)}>
        {(rows) => (
          <ul className={styles.cards}>
            {rows.map(({ id, firstName, lastName, lead }) => (
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
