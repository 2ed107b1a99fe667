import { type Article, contentRoutes } from '#contract/areas/content.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Section } from '#portal/shared/ui/Section.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import { ArticleTile } from './ContentTile.tsx';
import { shownItems } from './shown-items.rules.ts';
import { usePreview } from './use-preview.ts';

/** A271, AD43: tiles of a category below the text, without the article itself; nothing at all when there are none. */
export function AdditionalArticles({ article }: { article: Article }) {
  const t = useT();
  const { on } = usePreview();
  const { enableWayfinder } = useConfiguration();
  const id = article.additionalArticlesCategory?.id;
  const isWanted = article.showAdditionalArticles === true && Boolean(id);
  const query = { withWayFinder: enableWayfinder, previewMode: on };
  const { data } = useHub(contentRoutes.articlesOfCategory, { params: { id: id ?? '' }, query }, { enabled: isWanted });
  const others = isWanted ? shownItems(data, on).filter((other) => other.id !== article.id) : [];
  if (others.length === 0) return null;
  return (
    <Section title={t('content_related')}>
      <TileGrid>
        {others.map((other) => (
          <ArticleTile key={other.id} article={other} />
        ))}
      </TileGrid>
    </Section>
  );
}
