import { useT } from '#portal/shared/i18n/use-t.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import { PostersLoading } from './PostersLoading.tsx';
import type { Genres } from './use-genres.ts';
import { largePicture, type VideoType } from './vod.rules.ts';

/** C53, C54: the genres of a type as tiles. */
export function GenreGrid({ type, genres: { genres, hasFailed, retry } }: { type: VideoType; genres: Genres }) {
  const t = useT();
  if (!genres) return hasFailed ? <ErrorState onRetry={retry} /> : <PostersLoading />;
  if (genres.length === 0) return <EmptyState title={t('searchNoResult')} />;
  return (
    <TileGrid>
      {genres.map(({ id, name, images, vods }) => (
        <Tile
          key={id}
          to={`/vod/overview/${type}/${encodeURIComponent(id)}`}
          title={name}
          picture={largePicture(images.length > 0 ? images : (vods[0]?.images ?? []))}
          ratio="4 / 3"
          compact
        />
      ))}
    </TileGrid>
  );
}
