import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { clockText } from '#portal/shared/player/seeking.rules.ts';
import { usePlayerAhead } from '#portal/shared/player/use-player-ahead.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import type { Vod } from '#portal/shared/video-one/vod.ts';
import { FilmLoading } from './FilmLoading.tsx';
import { Hero } from './Hero.tsx';
import { PosterRow } from './PosterRow.tsx';
import { playerPage } from './player-pages.ts';
import { posterOfVod } from './posters.ts';
import { Theatre } from './Theatre.tsx';
import { useGenres } from './use-genres.ts';
import { useTitle } from './use-title.ts';
import { useVideoLists } from './use-video-lists.ts';
import styles from './VodDetailPage.module.css';
import { VodFacts } from './VodFacts.tsx';
import { descriptionOf, largePicture, seasonAddress } from './vod.rules.ts';
import { WatchlistButton } from './WatchlistButton.tsx';

/** C68, C69, CD15: a film or an episode, and Play. */
export function VodDetailPage() {
  const t = useT();
  const { id = '' } = useParams();
  const { vod, status, retry } = useTitle('item', id);
  usePageTitle(vod?.title);
  return (
    <Theatre>
      {vod && <Detail vod={vod} />}
      {vod && !vod.series_info && <SameGenre id={vod.id} />}
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

function Detail({ vod }: { vod: Vod }) {
  const t = useT();
  const from = vod.last_playback_status.position_seconds;
  // C94: a demo system plays files.
  usePlayerAhead(playerPage, useConfiguration().device.videoConfiguration?.isDemoSystem !== true);
  return (
    <Hero
      title={vod.title}
      picture={largePicture(vod.images)}
      // A picture of an episode is no poster.
      ratio={vod.series_info ? '4 / 3' : '2 / 3'}
      eyebrow={vod.series_info && <SeriesOf vod={vod} />}
      facts={<VodFacts vod={vod} />}
      text={descriptionOf(vod)}
      actions={
        <>
          <LinkButton
            kind="primary"
            atOnce
            to={`/vod/${encodeURIComponent(vod.id)}`}
            icon={<Play aria-hidden="true" />}
          >
            {t('vod_play')}
          </LinkButton>
          <WatchlistButton vod={vod} />
          {from > 0 && <span className={styles.resume}>{t('vod_resume', { time: clockText(from) })}</span>}
        </>
      }
    >
      <dl className={styles.people}>
        <People label={t('vod_directors')} people={vod.directors} />
        <People label={t('vod_actors')} people={vod.actors} />
      </dl>
    </Hero>
  );
}

/** An episode says where it belongs: by name where the series is known, and the way there in any case. */
function SeriesOf({ vod }: { vod: Vod }) {
  const t = useT();
  const { serie } = useGroup('vod');
  const info = serie?.series_info;
  const season = info?.seasons.find((one) => one.episodes.some((each) => each.id === vod.id));
  const id = (season ? info : vod.series_info)?.series_id;
  if (!id) return null;
  return (
    <PortalLink to={season ? seasonAddress(id, season) : `/vod/overview/serie/${encodeURIComponent(id)}`}>
      {season && serie ? t('vod_season_of', { title: serie.title, season: season.season }) : t('vod_series')}
    </PortalLink>
  );
}

/** The rest of the shelf it stands on, which a guest who comes by a link has not seen yet. */
function SameGenre({ id }: { id: string }) {
  const t = useT();
  const isShown = useVideoLists();
  const { genres } = useGroup('vod');
  const [isNew] = useState(!genres);
  useGenres(isShown && isNew ? 'movies' : undefined);
  const genre = genres?.find(({ vods }) => vods.some((vod) => vod.id === id));
  const others = genre?.vods.filter((vod) => vod.id !== id) ?? [];
  if (!isShown || !genre || others.length === 0) return null;
  const address = `/vod/overview/movies/${encodeURIComponent(genre.id)}`;
  return (
    <PosterRow
      title={genre.name}
      posters={others.map(posterOfVod)}
      more={<PortalLink to={address}>{t('vod_all_of', { genre: genre.name })}</PortalLink>}
    />
  );
}

function People({ label, people }: { label: string; people: Vod['actors'] }) {
  if (people.length === 0) return null;
  return (
    <div className={styles.group}>
      <dt>{label}</dt>
      <dd>{people.map(({ name }) => name).join(', ')}</dd>
    </div>
  );
}
