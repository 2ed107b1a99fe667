import { holidayRoutes } from '#contract/areas/holiday.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import styles from './Holiday.module.css';
import { hotelNights } from './holiday.rules.ts';

/** B141, B142: who leads the party and where it travels; what cannot be read is left out here. */
export function HolidaySummary() {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const passengers = useHub(holidayRoutes.passengers).data ?? [];
  const cruises = useHub(holidayRoutes.cruises).data ?? [];
  const hotels = useHub(holidayRoutes.hotels).data ?? [];
  const lead = passengers.find((one) => one.lead) ?? passengers[0];
  return (
    <>
      {lead && (
        <section className={styles.part}>
          <h2>{t('confirmation_lead')}</h2>
          <p>
            {lead.firstName} {lead.lastName}
          </p>
        </section>
      )}
      {cruises.length + hotels.length > 0 && (
        <section className={styles.part}>
          <h2>{t('confirmation_itinerary')}</h2>
          <ul className={styles.plainList}>
            {cruises.map((cruise) => (
              <li key={`${text(cruise.name)} ${cruise.fromDate}`}>
                {text(cruise.name)} · {text(cruise.ship.name)} · {formats.hubDate(cruise.fromDate)}
              </li>
            ))}
            {hotels.map((hotel) => (
              <li key={hotel.id}>
                {text(hotel.hotelName)} · {formats.hubDate(hotel.fromDate)} – {formats.hubDate(hotel.toDate)} ·{' '}
                {t('confirmation_nights', { n: hotelNights(hotel) })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
