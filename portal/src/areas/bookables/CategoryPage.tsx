import { type BookableModule, bookablesRoutes } from '#contract/areas/bookables.ts';
import { useTurningPages } from '#portal/shared/device/use-turning-pages.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import styles from './Bookables.module.css';
import { BookableTiles } from './BookableTiles.tsx';
import { MODULES } from './bookable-modules.ts';
import { ListReading } from './ListReading.tsx';

const CALLS = {
  activity: { items: bookablesRoutes.activities, categories: bookablesRoutes.activityCategories },
  spa: { items: bookablesRoutes.treatments, categories: bookablesRoutes.spaCategories },
} as const;

/** B188 */
export function ActivityCategoryPage() {
  return <CategoryPage module="activity" />;
}

/** B193 */
export function SpaCategoryPage() {
  return <CategoryPage module="spa" />;
}

function CategoryPage({ module }: { module: Exclude<BookableModule, 'dining'> }) {
  const t = useT();
  const text = useText();
  const { id = '' } = useParams();
  const items = useHub(CALLS[module].items, { query: { categoryId: id } });
  const categories = useHub(CALLS[module].categories);
  // Name and tiles come in one step: a longer name, or a sentence below it, would push away tiles that are there already.
  const isOnItsWay = [items, categories].some(({ isPending, failureCount }) => isPending && failureCount === 0);
  const category = isOnItsWay ? undefined : categories.data?.find((one) => one.id === id);
  const title = text(category?.title) || t(MODULES[module].title);
  const lead = text(category?.overviewDescription);
  useTurningPages();
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.block}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {isOnItsWay ? (
        <Placeholders of="tiles" />
      ) : (
        <ListReading module={module} list={items} elsewhere>
          {(found) => <BookableTiles module={module} items={found} label={title} />}
        </ListReading>
      )}
    </div>
  );
}
