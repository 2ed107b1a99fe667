import Info from 'lucide-react/icons/info';
import Play from 'lucide-react/icons/play';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { usePlayerPageAhead } from '#portal/shared/player/use-player-ahead.ts';
import { Hidden } from '#portal/shared/ui/Hidden.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { useDrawnPart } from '#portal/shared/use-drawn.ts';
import type { Vod } from '#portal/shared/video-one/vod.ts';
import { FilmLoading } from './FilmLoading.tsx';
import { Hero } from './Hero.tsx';
import { HiddenHere } from './HiddenHere.tsx';
import { PosterRow } from './PosterRow.tsx';
import { playerPage } from './player-pages.ts';
import { posterOfVod, SHELVES_IN_SIGHT } from './posters.ts';
import { Theatre } from './Theatre.tsx';
import { useGenres } from './use-genres.ts';
import { useVideoLists } from './use-video-lists.ts';
import { VodFacts } from './VodFacts.tsx';
import { VodTiles } from './VodTiles.tsx';
import { largePicture, watchedShare } from './vod.rules.ts';

/** C50, CD11: the six tiles; around them what a film library looks like when it wants to be watched. */
export function VodLandingPage() {
  const t = useT();
  usePageTitle(t('vod_title'));
  const isShown = useVideoLists();
  const { genres, hasFailed } = useGenres(isShown ? 'movies' : undefined);
  // A provider may name its genres without a sample of their titles.
  const filled = genres?.filter(({ vods }) => vods.length > 0) ?? [];
  const shelves = useDrawnPart(filled, SHELVES_IN_SIGHT);
  if (!isShown) {
    return (
      <Theatre>
        <PageHeader title={t('vod_title')} />
        <HiddenHere />
      </Theatre>
    );
  }
  // The film of the day stands above the tiles: they come together, so that nothing moves.
  if (!genres && !hasFailed) {
    return (
      <Theatre>
        <h1>
          <Hidden>{t('vod_title')}</Hidden>
        </h1>
        <FilmLoading />
        <LoadingOverlay />
      </Theatre>
    );
  }
  const films = [...new Map(filled.flatMap(({ vods }) => vods).map((vod) => [vod.id, vod])).values()];
  const begun = films.filter((vod) => watchedShare(vod) > 0);
  const [featured] = films;
  return (
    <Theatre>
      {featured ? <Featured vod={featured} /> : <PageHeader title={t('vod_title')} />}
      <VodTiles />
      {begun.length > 0 && <PosterRow title={t('vod_continue')} posters={begun.map(posterOfVod)} />}
      {shelves.map(({ id, name, vods }) => (
        <PosterRow
          key={id}
          title={name}
          posters={vods.map(posterOfVod)}
          more={
            <PortalLink to={`/vod/overview/movies/${encodeURIComponent(id)}`}>
              {t('vod_all_of', { genre: name })}
            </PortalLink>
          }
        />
      ))}
    </Theatre>
  );
}

function Featured({ vod }: { vod: Vod }) {
  const t = useT();
  usePlayerPageAhead(playerPage);
  return (
    <Hero
      title={vod.title}
      picture={largePicture(vod.images)}
      eyebrow={t('vod_title')}
      facts={<VodFacts vod={vod} />}
      text={vod.descriptions.long}
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
          <LinkButton
            kind="secondary"
            to={`/vod/detail/${encodeURIComponent(vod.id)}`}
            icon={<Info aria-hidden="true" />}
          >
            {t('vod_more')}
          </LinkButton>
        </>
      }
    />
  );
}
