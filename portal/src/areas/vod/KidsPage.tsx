import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import { HiddenHere } from './HiddenHere.tsx';
import { PosterRow } from './PosterRow.tsx';
import { PostersLoading } from './PostersLoading.tsx';
import { posterOfVod } from './posters.ts';
import { Theatre } from './Theatre.tsx';
import { useGenres } from './use-genres.ts';
import { useVideoLists } from './use-video-lists.ts';
import { kidsGenre, largePicture } from './vod.rules.ts';

/** C56, CD11: one tile to the films for children, and the first of them. */
export function KidsPage() {
  const t = useT();
  usePageTitle(t('vod_kids'));
  const isShown = useVideoLists();
  const { genres, hasFailed } = useGenres(isShown ? 'movies' : undefined);
  const genre = genres && kidsGenre(genres);
  return (
    <Theatre>
      <PageHeader title={t('vod_kids')} />
      {!isShown && <HiddenHere />}
      {isShown && !genres && !hasFailed && <PostersLoading />}
      {isShown && (genres || hasFailed) && (
        <>
          <TileGrid>
            <Tile
              to="/vod/overview/kids/movies"
              title={t('vod_kids_movies')}
              picture={genre && largePicture(genre.images)}
              ratio="16 / 9"
              compact
              eager
            />
          </TileGrid>
          {genre && genre.vods.length > 0 && (
            <PosterRow title={t('vod_kids_some')} posters={genre.vods.map(posterOfVod)} />
          )}
        </>
      )}
    </Theatre>
  );
}
