import { contentRoutes } from '#contract/areas/content.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { Navigate } from '#portal/shared/router/Navigate.tsx';
import { useParams } from '#portal/shared/router/router-context.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { NotFound } from '#portal/shared/ui/NotFound.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import { HiddenHere } from './HiddenHere.tsx';
import { Theatre } from './Theatre.tsx';
import { useVideoLists } from './use-video-lists.ts';
import { isVideoType, VIDEO_TYPES } from './vod.rules.ts';

/** CD11: types that have an overview of their own. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  kids: '/vod/overview/kids',
  watchlist: '/vod/overview/watchlist',
  audios: '/vod/overview/audios',
  channels: '/vod/overview/channels',
};
const HASHTAGS = { movies: 'vodmovieimage', series: 'vodseriesimage' } as const;
const TEXTS = { movies: 'vod_movies', series: 'vod_series' } as const;

/** C51, C52, CD11: the two tiles Movies and Series, the one in the path marked as chosen. */
export function GenreLandingPage() {
  const t = useT();
  const { type = '' } = useParams();
  usePageTitle(t('vod_title'));
  const isShown = useVideoLists();
  const pictures = { movies: usePictureOf(HASHTAGS.movies, isShown), series: usePictureOf(HASHTAGS.series, isShown) };
  const other = Object.hasOwn(OTHER_TYPES, type) ? OTHER_TYPES[type] : undefined;
  if (other) return <Navigate to={other} />;
  if (!isVideoType(type)) return <NotFound />;
  return (
    <Theatre>
      <PageHeader title={t('vod_title')} />
      {isShown ? (
        <TileGrid>
          {VIDEO_TYPES.map((one) => (
            <Tile
              key={one}
              to={`/vod/overview/${one}`}
              title={t(TEXTS[one])}
              picture={pictures[one]}
              badge={one === type && <Badge>{t('kit.chosen')}</Badge>}
              eager
            />
          ))}
        </TileGrid>
      ) : (
        <HiddenHere />
      )}
    </Theatre>
  );
}

function usePictureOf(hashtag: string, enabled: boolean): string | undefined {
  const { hubUrl } = useKit();
  const [article] = useHub(contentRoutes.articlesByHashtag, { query: { hashtag } }, { enabled }).data ?? [];
  return article && imageByReference(hubUrl, article.id, PICTURE_WIDTH.tile);
}
