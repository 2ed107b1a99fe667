import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { usePlayerPageAhead } from '#portal/shared/player/use-player-ahead.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import { FilmLoading } from './FilmLoading.tsx';
import { Hero } from './Hero.tsx';
import { HiddenHere } from './HiddenHere.tsx';
import { PlayEpisode } from './PlayEpisode.tsx';
import { playerPage } from './player-pages.ts';
import { Theatre } from './Theatre.tsx';
import { useTitle } from './use-title.ts';
import { useVideoLists } from './use-video-lists.ts';
import { VodFacts } from './VodFacts.tsx';
import { largePicture, seasonAddress } from './vod.rules.ts';
import { WatchlistButton } from './WatchlistButton.tsx';

/** C60, C61, C63: the seasons of a series. */
export function SeriePage() {
  const t = useT();
  const { id = '' } = useParams();
  const isShown = useVideoLists();
  const { vod, status, retry } = useTitle('serie', id);
  usePlayerPageAhead(playerPage);
  usePageTitle(vod?.title);
  return (
    <Theatre>
      {vod && (
        <Hero
          title={vod.title}
          picture={largePicture(vod.images)}
          eyebrow={t('vod_series')}
          facts={<VodFacts vod={vod} />}
          text={vod.descriptions.long}
          actions={
            <PlayEpisode seasons={isShown ? (vod.series_info?.seasons ?? []) : []}>
              <WatchlistButton vod={vod} />
            </PlayEpisode>
          }
        />
      )}
      {vod && !isShown && <HiddenHere />}
      {vod && isShown && (
        <TileGrid label={t('vod_seasons')}>
          {vod.series_info?.seasons.map((season) => (
            <Tile
              key={season.season}
              to={seasonAddress(vod.series_info?.series_id ?? vod.id, season)}
              title={t('vod_season_of', { title: vod.title, season: season.season })}
              picture={largePicture(season.episodes[0]?.images ?? vod.images)}
              ratio="16 / 9"
              compact
            >
              {season.episodes.length > 0 && t('vod_episodes', { n: season.episodes.length })}
            </Tile>
          ))}
        </TileGrid>
      )}
      {status === 'loading' && <FilmLoading />}
      {status === 'missing' && (
        <EmptyState
          heading="h1"
          title={t('searchNoResult')}
          action={<LinkButton to="/vod/overview">{t('vod_title')}</LinkButton>}
        />
      )}
      {status === 'failed' && <ErrorState onRetry={retry} />}
    </Theatre>
  );
}
