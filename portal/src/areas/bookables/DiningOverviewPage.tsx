import { bookablesRoutes } from '#contract/areas/bookables.ts';
import { useTurningPages } from '#portal/shared/device/use-turning-pages.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import styles from './Bookables.module.css';
import { BookableTiles } from './BookableTiles.tsx';
import { ListReading } from './ListReading.tsx';

/** B190 */
export function DiningOverviewPage() {
  const t = useT();
  const restaurants = useHub(bookablesRoutes.restaurants);
  useTurningPages();
  usePageTitle(t('bookables_restaurants'));
  return (
    <div className={styles.page}>
      <h1>{t('bookables_restaurants')}</h1>
      <ListReading module="dining" list={restaurants}>
        {(items) => <BookableTiles module="dining" items={items} label={t('bookables_restaurants')} />}
      </ListReading>
    </div>
  );
}
