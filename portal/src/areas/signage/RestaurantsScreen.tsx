import type { CSSProperties } from 'react';
import { wallClock } from '#contract/hub-date.ts';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { ScreenFrame } from '#portal/shared/screen/ScreenFrame.tsx';
import { rowsPerPage } from '#portal/shared/screen/screen.rules.ts';
import { Legend } from './Legend.tsx';
import styles from './RestaurantsScreen.module.css';
import { ScreenRestaurantRow } from './ScreenRestaurantRow.tsx';
import { useRestaurants } from './use-restaurants.ts';

const MINUTE_MS = 60_000;

/** C305-C316 on a screen: a line each, at most seven a page. */
export function RestaurantsScreen() {
  const t = useT();
  const { id = '' } = useParams();
  const { shipTimeZone } = useConfiguration();
  const now = wallClock(new Date(useNow(MINUTE_MS)), shipTimeZone).time;
  const restaurants = useRestaurants(id);
  const readiness = restaurants === undefined ? 'loading' : restaurants.length > 0 ? 'ready' : 'none';
  usePageTitle(t('restaurants_now_title'));
  return (
    <ScreenFrame title={t('restaurants_now_title')} lead={<Legend />} readiness={readiness}>
      {restaurants?.length === 0 && <p>{t('no_restaurants_available')}</p>}
      {restaurants && restaurants.length > 0 && (
        <ul className={styles.rows} style={{ '--rows': rowsPerPage(restaurants.length) } as CSSProperties}>
          {restaurants.map((restaurant) => (
            <ScreenRestaurantRow key={restaurant.place} restaurant={restaurant} now={now} />
          ))}
        </ul>
      )}
    </ScreenFrame>
  );
}
