import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Hidden } from '#portal/shared/ui/Hidden.tsx';
import styles from './RestaurantsScreen.module.css';
import { comingTimeslots, type ScreenRestaurant } from './restaurant-screen.rules.ts';
import { TrafficLight } from './TrafficLight.tsx';

/** C309-C315: a restaurant on one line, its next times as lights with signs of their own. */
export function ScreenRestaurantRow({ restaurant, now }: { restaurant: ScreenRestaurant; now: string }) {
  const t = useT();
  const formats = useFormats();
  const slots = comingTimeslots(restaurant.timeslots, now);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.name}>{restaurant.name}</h2>
        <p className={styles.where}>{restaurant.location}</p>
      </div>
      {slots.length === 0 ? (
        <p className={styles.none}>{t('no_timeslots_venue_today')}</p>
      ) : (
        <ol className={styles.slots}>
          {slots.map(({ time, colour }) => (
            <li key={time} className={styles.slot}>
              <TrafficLight colour={colour} />
              <time>{formats.time(time)}</time>
              <Hidden>{t(`light_${colour}`)}</Hidden>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}
