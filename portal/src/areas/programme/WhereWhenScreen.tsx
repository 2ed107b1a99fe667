import { contentRoutes } from '#contract/areas/content.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { ListScreen } from '#portal/shared/screen/ListScreen.tsx';
import { plainText } from '#portal/shared/ui/plain-text.ts';

const REFRESH_MS = 5 * 60_000;

export function WhereWhenScreen() {
  return <Places title={useT()('wherewhen_title')} />;
}

export function TimetableScreen() {
  return <Places title={useT()('timetable_title')} />;
}

/** B275-B277 on a screen: every article that says where and when, a line each. */
function Places({ title }: { title: string }) {
  const t = useT();
  const text = useText();
  const articles = useHub(contentRoutes.whereAndWhen, undefined, { refetchInterval: REFRESH_MS });
  usePageTitle(title);
  const shown = (Array.isArray(articles.data) ? articles.data : []).filter(
    (article) => article?.id && article.published !== false,
  );
  const rows = shown.map(({ id, title: name, whereAndWhen }) => ({
    key: id,
    title: text(name),
    support: plainText(text(whereAndWhen?.locationInformation)),
    mark: plainText(text(whereAndWhen?.timeInformation)),
  }));
  return <ListScreen title={title} rows={rows} reads={[articles]} nothing={t('no_whereandwhen')} />;
}
