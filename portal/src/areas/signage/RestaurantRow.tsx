import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { dotted } from '#portal/shared/format/dotted.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import styles from './RestaurantRow.module.css';
import { comingTimeslots, type ScreenRestaurant } from './restaurant-screen.rules.ts';
import { TrafficLight } from './TrafficLight.tsx';

/** C309-C315, CD49 */
export function RestaurantRow({ restaurant, now }: { restaurant: ScreenRestaurant; now: string }) {
  const t = useT();
  const formats = useFormats();
  const { isSignage } = useConfiguration();
  const { name, location, type, link } = restaurant;
  const slots = comingTimeslots(restaurant.timeslots, now);
  const kind = type === 'specialty' || type === 'openSeating' ? t(`restaurant_${type}`) : type;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.name}>{link && !isSignage ? <PortalLink to={link}>{name}</PortalLink> : name}</h2>
        <p className={styles.facts}>{dotted(location, kind)}</p>
      </div>
      {slots.length === 0 ? (
        <p className={styles.none}>{t('no_timeslots_venue_today')}</p>
      ) : (
        <ol className={styles.slots}>
          {slots.map(({ time, colour }) => (
            <li key={time} className={styles.slot}>
              <TrafficLight colour={colour} />
              <time className={styles.time}>{formats.time(time)}</time>
              <span className={styles.word}>{t(`light_${colour}`)}</span>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}
