import { type Article, type Category, contentRoutes } from '#contract/areas/content.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { ListScreen } from '#portal/shared/screen/ListScreen.tsx';
import { plainText } from '#portal/shared/ui/plain-text.ts';
import { shownItem, shownItems } from './shown-items.rules.ts';
import { usePreview } from './use-preview.ts';

/** A288-A293 on a screen: what can be read about, a line each. */
export function OverviewScreen() {
  const { id } = useParams();
  return id === undefined ? <Root /> : <OfCategory id={id} />;
}

function Root() {
  const t = useT();
  const { on } = usePreview();
  const categories = useHub(contentRoutes.rootCategories);
  const articles = useHub(contentRoutes.rootArticles);
  const items = [...shownItems(categories.data, on), ...shownItems(articles.data, on)];
  return <Listed title={t('content_title')} items={items} reads={[categories, articles]} />;
}

function OfCategory({ id }: { id: string }) {
  const text = useText();
  const { on } = usePreview();
  const { enableWayfinder } = useConfiguration();
  const params = { id };
  const category = useHub(contentRoutes.category, { params, query: { previewMode: on } });
  const children = useHub(contentRoutes.childCategories, { params, query: { previewMode: on } });
  const query = { withWayFinder: enableWayfinder, previewMode: on };
  const articles = useHub(contentRoutes.articlesOfCategory, { params, query });
  const items = [...shownItems(children.data, on), ...shownItems(articles.data, on)];
  const title = text(shownItem(category.data, on)?.title);
  return <Listed title={title} items={items} reads={[category, children, articles]} />;
}

interface ListedProps {
  title: string;
  items: readonly (Category | Article)[];
  reads: readonly { data: unknown; isError: boolean }[];
}

function Listed({ title, items, reads }: ListedProps) {
  const t = useT();
  const text = useText();
  usePageTitle(title);
  const rows = items.map((item) => ({
    key: item.id,
    title: text(item.title),
    support: 'location' in item ? plainText(text(item.location)) : '',
  }));
  return <ListScreen title={title} rows={rows} reads={reads} nothing={t('no_whereandwhen')} />;
}
