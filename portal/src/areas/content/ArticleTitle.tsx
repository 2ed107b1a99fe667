import type { Article } from '#contract/areas/content.ts';
import { FavouriteButton } from '#portal/areas/myday/FavouriteButton.tsx';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { ContentTitle } from './ContentTitle.tsx';

/** Every layout has the heart: guests do not know of layouts. */
export function ArticleTitle({ article }: { article: Article }) {
  const text = useText();
  return (
    <ContentTitle item={article}>
      <FavouriteButton kind="article" id={article.id} title={text(article.title)} />
    </ContentTitle>
  );
}
