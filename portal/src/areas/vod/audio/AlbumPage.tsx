import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useLocation, useParams } from '#portal/shared/router/router-context.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import type { Vod } from '#portal/shared/video-one/vod.ts';
import { FilmLoading } from '../FilmLoading.tsx';
import { Hero } from '../Hero.tsx';
import { HiddenHere } from '../HiddenHere.tsx';
import { PosterGrid } from '../PosterGrid.tsx';
import { Theatre } from '../Theatre.tsx';
import { useVideoLists } from '../use-video-lists.ts';
import { largePicture } from '../vod.rules.ts';
import { coverOf, discsOf, meaning, seriesMeant } from './audio.rules.ts';
import { PlayAll } from './PlayAll.tsx';
import { TrackList } from './TrackList.tsx';
import { type Found, useAlbum } from './use-album.ts';

/** C129-C131: a disc with its tracks, an album of several discs, or one track. */
export function AlbumPage() {
  const t = useT();
  const { id, seriesId, season } = useParams();
  const { state } = useLocation();
  const { found, status, retry } = useAlbum(seriesId ?? id ?? '', season, seriesMeant(state));
  return (
    <Theatre>
      {found && <Shown found={found} />}
      {status === 'loading' && <FilmLoading />}
      {status === 'missing' && (
        <EmptyState
          heading="h1"
          title={t('searchNoResult')}
          action={<LinkButton to="/vod/overview/audios">{t('vod_audio')}</LinkButton>}
        />
      )}
      {status === 'failed' && <ErrorState onRetry={retry} />}
    </Theatre>
  );
}

function Shown({ found }: { found: Found }) {
  const t = useT();
  const isShown = useVideoLists();
  const disc = 'disc' in found ? found.disc : undefined;
  const vod = 'track' in found ? found.track : 'album' in found ? found.album : found.disc.album;
  const title = disc?.number === undefined ? vod.title : t('audio_disc_of', { title: vod.title, n: disc.number });
  usePageTitle(title);
  const tracks = 'track' in found ? [found.track] : (disc?.season.episodes ?? []);
  const address = disc?.address ?? `/vod/overview/audio/${encodeURIComponent(vod.id)}`;
  const record = { title, address, tracks, picture: coverOf(vod), state: disc && meaning(disc.album) };
  const artist = vod.actors.map(({ name }) => name).join(', ');
  return (
    <>
      <Hero
        title={title}
        picture={largePicture(vod.images)}
        ratio="1 / 1"
        eyebrow={artist || t('vod_audio')}
        text={vod.descriptions.long}
        actions={isShown && tracks.length > 0 && <PlayAll {...record} />}
      />
      {!isShown && <HiddenHere />}
      {isShown && 'album' in found && <Discs album={found.album} />}
      {isShown && !('album' in found) && <TrackList {...record} />}
    </>
  );
}

function Discs({ album }: { album: Vod }) {
  const t = useT();
  const posters = discsOf(album).map(({ season, number = 1, address }) => ({
    id: season.season,
    title: t('audio_disc_of', { title: album.title, n: number }),
    to: address,
    picture: coverOf(album),
  }));
  if (posters.length === 0) return <EmptyState title={t('searchNoResult')} />;
  return <PosterGrid posters={posters} label={album.title} ratio="1 / 1" />;
}
