import { bookablesRoutes } from '#contract/areas/bookables.ts';
import { useTurningPages } from '#portal/shared/device/use-turning-pages.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import styles from './Bookables.module.css';
import { CategoryTiles } from './CategoryTiles.tsx';
import { ListReading } from './ListReading.tsx';

/** B192 */
export function SpaOverviewPage() {
  const t = useT();
  const categories = useHub(bookablesRoutes.spaCategories);
  useTurningPages();
  usePageTitle(t('bookables_spa'));
  return (
    <div className={styles.page}>
      <h1>{t('bookables_spa')}</h1>
      <ListReading module="spa" list={categories}>
        {(found) => <CategoryTiles module="spa" categories={found} label={t('bookables_spa')} />}
      </ListReading>
    </div>
  );
}
