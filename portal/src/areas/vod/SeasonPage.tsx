import { useEffect } from 'react';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { usePlayerPageAhead } from '#portal/shared/player/use-player-ahead.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { EpisodeRow } from './EpisodeRow.tsx';
import { FilmLoading } from './FilmLoading.tsx';
import { Hero } from './Hero.tsx';
import { HiddenHere } from './HiddenHere.tsx';
import { PlayEpisode } from './PlayEpisode.tsx';
import { playerPage } from './player-pages.ts';
import styles from './SeasonPage.module.css';
import { Theatre } from './Theatre.tsx';
import { useTitle } from './use-title.ts';
import { useVideoLists } from './use-video-lists.ts';
import { largePicture } from './vod.rules.ts';
import { WatchlistButton } from './WatchlistButton.tsx';

/** C64-C67: the episodes of a season. */
export function SeasonPage() {
  const t = useT();
  const { store } = usePortal();
  const { serieid = '', season = '' } = useParams();
  const isShown = useVideoLists();
  const { vod, status, retry } = useTitle('serie', serieid);
  const found = vod?.series_info?.seasons.find((one) => one.season === season);
  usePlayerPageAhead(playerPage);
  usePageTitle(vod && t('vod_season_of', { title: vod.title, season }));

  const given = found?.episodes;
  useEffect(() => patchGroup(store, 'vod', { episodes: given ?? [] }), [store, given]);
  const { episodes = given ?? [] } = useGroup('vod');

  return (
    <Theatre>
      {vod && (
        <Hero
          title={vod.title}
          picture={largePicture(vod.images)}
          eyebrow={t('vod_season', { season })}
          text={vod.descriptions.long}
          actions={
            <PlayEpisode seasons={isShown && found ? [{ ...found, episodes }] : []}>
              <WatchlistButton vod={vod} />
            </PlayEpisode>
          }
        />
      )}
      {vod && !isShown && <HiddenHere />}
      {vod && isShown && episodes.length > 0 && (
        <ol className={styles.episodes} aria-label={t('vod_season_of', { title: vod.title, season })}>
          {episodes.map((episode, place) => (
            <EpisodeRow key={episode.id} episode={episode} number={place + 1} />
          ))}
        </ol>
      )}
      {status === 'loading' && <FilmLoading />}
      {(status === 'missing' || (vod && !given?.length)) && (
        <EmptyState title={t('searchNoResult')} action={<LinkButton to="/vod/overview">{t('vod_title')}</LinkButton>} />
      )}
      {status === 'failed' && <ErrorState onRetry={retry} />}
    </Theatre>
  );
}
