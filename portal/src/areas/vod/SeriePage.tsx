import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Hero } from './Hero.tsx';
import { HiddenHere } from './HiddenHere.tsx';
import grid from './PosterGrid.module.css';
import { PosterTile } from './PosterTile.tsx';
import { posterOfVod } from './posters.ts';
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
          actions={<WatchlistButton vod={vod} />}
        />
      )}
      {vod && !isShown && <HiddenHere />}
      {vod && isShown && (
        <ul className={grid.grid} aria-label={t('vod_seasons')}>
          {vod.series_info?.seasons.map((season) => (
            <li key={season.season}>
              <PosterTile
                poster={{
                  ...posterOfVod(vod),
                  to: seasonAddress(vod.series_info?.series_id ?? vod.id, season),
                  title: t('vod_season_of', { title: vod.title, season: season.season }),
                }}
              />
            </li>
          ))}
        </ul>
      )}
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
