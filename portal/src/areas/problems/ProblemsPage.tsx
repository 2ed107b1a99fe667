import { contentRoutes } from '#contract/areas/content.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';

const TILES = [
  { to: '/problem/new', title: 'problem_new' },
  { to: '/problem/tracking', title: 'problem_tracking' },
] as const;

/** C219, C220, CD37: the first and the second article lend the tiles their picture and title; without them ours stand. */
export function ProblemsPage() {
  const t = useT();
  const text = useText();
  const { hubUrl } = useKit();
  const articles = useHub(contentRoutes.articlesByHashtag, { query: { hashtag: 'problemReportingTiles' } });
  usePageTitle(t('problem_title'));
  if (articles.isPending) return <LoadingOverlay />;
  return (
    <>
      <PageHeader title={t('problem_title')} lead={t('problem_lead')} />
      <TileGrid label={t('problem_title')}>
        {TILES.map(({ to, title }, place) => {
          const article = articles.data?.[place];
          return (
            <Tile
              key={to}
              to={to}
              title={(article && text(article.title)) || t(title)}
              picture={article && imageByReference(hubUrl, article.id, PICTURE_WIDTH.tile)}
              eager
            />
          );
        })}
      </TileGrid>
    </>
  );
}
