import type { Article } from '#contract/areas/content.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ContentTitle } from './ContentTitle.tsx';

/** A273, AD42: a fixed text, never the HTML. */
export function PlaceholderArticle({ article }: { article: Article }) {
  const t = useT();
  return (
    <>
      <ContentTitle item={article} />
      <EmptyState title={t('content_placeholder')}>{t('content_placeholder_help')}</EmptyState>
    </>
  );
}
