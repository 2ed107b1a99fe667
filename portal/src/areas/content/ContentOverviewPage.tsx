import { type Category, contentRoutes } from '#contract/areas/content.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useTurningPages } from '#portal/shared/device/use-turning-pages.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { CategoryColumns } from './CategoryColumns.tsx';
import { CategorySimple } from './CategorySimple.tsx';
import { ContentGrid } from './ContentGrid.tsx';
import { ContentTitle } from './ContentTitle.tsx';
import { NotFound, Reading } from './Reading.tsx';
import { shownItem } from './shown-items.rules.ts';
import { usePreview } from './use-preview.ts';

/** A288-A293 */
export function ContentOverviewPage() {
  const { id } = useParams();
  return id === undefined ? <RootOverview /> : <CategoryOverview id={id} />;
}

function RootOverview() {
  const t = useT();
  // Keeps a token that comes with the address.
  usePreview();
  usePageTitle(t('content_title'));
  useTurningPages();
  const categories = useHub(contentRoutes.rootCategories);
  const articles = useHub(contentRoutes.rootArticles);
  return (
    <Reading reads={[categories, articles]}>
      {() => (
        <>
          <PageHeader title={t('content_title')} />
          <ContentGrid categories={categories.data} articles={articles.data} searchable />
        </>
      )}
    </Reading>
  );
}

function CategoryOverview({ id }: { id: string }) {
  const { on } = usePreview();
  const { enableWayfinder } = useConfiguration();
  useTurningPages();
  const params = { id };
  const category = useHub(contentRoutes.category, { params, query: { previewMode: on } });
  // Asked for at once: almost every category is a grid.
  const children = useHub(contentRoutes.childCategories, { params, query: { previewMode: on } });
  const query = { withWayFinder: enableWayfinder, previewMode: on };
  const articles = useHub(contentRoutes.articlesOfCategory, { params, query });
  return (
    <Reading reads={[category]}>
      {() => {
        const shown = shownItem(category.data, on);
        if (!shown) return <NotFound />;
        if (isSpecial(shown)) return <SpecialCategory id={id} category={shown} />;
        return (
          <Reading reads={[children, articles]}>
            {() => (
              <>
                <ContentTitle item={shown} />
                <ContentGrid
                  categories={children.data}
                  articles={articles.data}
                  searchable={shown.searchable ?? false}
                />
              </>
            )}
          </Reading>
        );
      }}
    </Reading>
  );
}

const SPECIAL = {
  LayoutSimple: CategorySimple,
  LayoutSingleColumn: CategoryColumns,
  LayoutDoubleColumn: CategoryColumns,
} as const;

/** AD41: an unknown contentType gives the grid. */
function isSpecial({ contentType }: Category): boolean {
  return Object.hasOwn(SPECIAL, contentType ?? '');
}

/** A289, AD40: the special layouts show their articles in full. */
function SpecialCategory({ id, category }: { id: string; category: Category }) {
  const { on } = usePreview();
  const query = { withDescriptions: true, previewMode: on };
  const articles = useHub(contentRoutes.articlesOfCategory, { params: { id }, query });
  const Layout = SPECIAL[category.contentType as keyof typeof SPECIAL];
  return (
    <Reading reads={[articles]}>{() => <Layout category={category} articles={articles.data} preview={on} />}</Reading>
  );
}
