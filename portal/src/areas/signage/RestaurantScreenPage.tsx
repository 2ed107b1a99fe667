import { wallClock } from '#contract/hub-date.ts';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useTurningPages } from '#portal/shared/device/use-turning-pages.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { Legend } from './Legend.tsx';
import { RestaurantRow } from './RestaurantRow.tsx';
import styles from './RestaurantScreenPage.module.css';
import { useRestaurants } from './use-restaurants.ts';

const MINUTE_MS = 60_000;

/** C305-C316: the tables of today as lights, read from four metres. */
export function RestaurantScreenPage() {
  const t = useT();
  const { id = '' } = useParams();
  const { shipTimeZone } = useConfiguration();
  const now = wallClock(new Date(useNow(MINUTE_MS)), shipTimeZone).time;
  const restaurants = useRestaurants(id);
  usePageTitle(t('restaurants_now_title'));
  useTurningPages();
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('restaurants_now_title')}</h1>
        <Legend />
      </header>
      {restaurants === undefined && <LoadingOverlay />}
      {restaurants?.length === 0 && <EmptyState kind="events" title={t('no_restaurants_available')} />}
      {restaurants && restaurants.length > 0 && (
        <ul className={styles.restaurants}>
          {restaurants.map((restaurant) => (
            <RestaurantRow key={restaurant.place} restaurant={restaurant} now={now} />
          ))}
        </ul>
      )}
    </div>
  );
}
