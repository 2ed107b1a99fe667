import { bookablesRoutes } from '#contract/areas/bookables.ts';
import { useTurningPages } from '#portal/shared/device/use-turning-pages.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { Section } from '#portal/shared/ui/Section.tsx';
import styles from './Bookables.module.css';
import { BookableTiles } from './BookableTiles.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { ListReading } from './ListReading.tsx';

/** B187: the categories, then everything there is. */
export function ActivityOverviewPage() {
  const t = useT();
  const categories = useHub(bookablesRoutes.activityCategories);
  const activities = useHub(bookablesRoutes.activities);
  useTurningPages();
  usePageTitle(t('bookables_activities'));
  return (
    <div className={styles.page}>
      <h1>{t('bookables_activities')}</h1>
      {/* Both or none, so that nothing moves once it stands. */}
      {categories.isPending && <Placeholders of="tiles" />}
      {categories.data && categories.data.length > 0 && activities.data && (
        <Section title={t('bookables_categories')}>
          <CategoryTiles module="activity" categories={categories.data} label={t('bookables_categories')} />
        </Section>
      )}
      {!categories.isPending && (
        <ListReading module="activity" list={activities}>
          {(items) => (
            <Section title={t('bookables_all_activities')}>
              <BookableTiles module="activity" items={items} label={t('bookables_all_activities')} />
            </Section>
          )}
        </ListReading>
      )}
    </div>
  );
}
