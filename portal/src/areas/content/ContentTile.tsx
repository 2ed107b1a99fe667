import type { Article, Category } from '#contract/areas/content.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { BookNowBadge } from '#portal/shared/ui/BookNowBadge.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { plainText } from '#portal/shared/ui/plain-text.ts';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { detailPath, overviewPath } from './content-paths.rules.ts';
import { categoryTarget, type Target, targetOf } from './external-target.rules.ts';
import { HiddenMarker } from './HiddenMarker.tsx';
import { operatorColours } from './operator-colours.rules.ts';
import { usePreview } from './use-preview.ts';

export function CategoryTile({ category }: { category: Category }) {
  const { link } = usePreview();
  const to = address(categoryTarget(category)) ?? link(overviewPath(category.id));
  return <ContentTile item={category} to={to} support={category.description} />;
}

export function ArticleTile({ article }: { article: Article }) {
  const { link } = usePreview();
  const to = address(targetOf(article.externalRedirectURL)) ?? link(detailPath(article.id));
  return <ContentTile item={article} to={to} support={article.overviewDescription} />;
}

function address(target: Target | undefined): string | undefined {
  return target && ('inside' in target ? target.inside : target.outside);
}

type ContentTileProps = { item: Category | Article; to: string; support: Article['description'] };

function ContentTile({ item, to, support }: ContentTileProps) {
  const text = useText();
  const { hubUrl } = useKit();
  const words = plainText(text(support));
  const badges = (
    <>
      <HiddenMarker of={item} />
      {item.showBookNow && <BookNowBadge />}
    </>
  );
  return (
    <Tile
      to={to}
      title={text(item.title)}
      titleHidden={item.showTitle === false}
      titleColours={operatorColours(item)}
      picture={imageByReference(hubUrl, item.id, PICTURE_WIDTH.tile)}
      badge={item.published === false || item.showBookNow ? badges : undefined}
    >
      {words || undefined}
    </Tile>
  );
}
