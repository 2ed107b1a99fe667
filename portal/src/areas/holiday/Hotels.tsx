import type { Hotel } from '#contract/areas/holiday.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import styles from './Holiday.module.css';
import { hotelNights } from './holiday.rules.ts';

/** B162, B163 */
export function Hotels({ hotels }: { hotels: Hotel[] }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  return (
    <ul className={styles.cards}>
      {hotels.map((hotel) => (
        <li key={hotel.id} className={styles.card}>
          <strong>{text(hotel.hotelName)}</strong>
          <span>
            {[hotel.subResortName, hotel.resortName, hotel.touristRegionName].map(text).filter(Boolean).join(', ')}
          </span>
          <span className={styles.quiet}>
            {formats.hubDate(hotel.fromDate)} – {formats.hubDate(hotel.toDate)} ·{' '}
            {t('holiday_nights', { n: hotelNights(hotel) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
