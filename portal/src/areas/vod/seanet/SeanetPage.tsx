import Info from 'lucide-react/icons/info';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { Hidden } from '#portal/shared/ui/Hidden.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { useDrawnPart } from '#portal/shared/use-drawn.ts';
import { entriesOf, genresIn, movieRoute } from '#portal/shared/video-two/seanet.rules.ts';
import type { SeanetEntry, SeanetMovie } from '#portal/shared/video-two/seanet.ts';
import { FilmLoading } from '../FilmLoading.tsx';
import { Hero } from '../Hero.tsx';
import { HiddenHere } from '../HiddenHere.tsx';
import { SHELVES_IN_SIGHT } from '../posters.ts';
import { Theatre } from '../Theatre.tsx';
import { useVideoLists } from '../use-video-lists.ts';
import { GenreShelf } from './GenreShelf.tsx';
import { MovieFacts } from './MovieFacts.tsx';
import { PlayMovie } from './PlayMovie.tsx';
import { SeanetFailure } from './SeanetFailure.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useMovie } from './use-movie.ts';
import { usePosters } from './use-posters.ts';

/** C103: the genres, each with its first films; above them the film of the house. */
export function SeanetPage() {
  const t = useT();
  usePageTitle(t('seanet_title'));
  const isShown = useVideoLists();
  const { entries, hasFailed, retry } = useCatalogue(isShown);
  const [featured] = entries ?? [];
  const { movie, hasFailed: isWordless } = useMovie(featured?.path);
  const genres = useDrawnPart(genresIn(entries ?? []), SHELVES_IN_SIGHT);
  // The film of the house stands above the shelves: they come together, so that nothing moves.
  const isReady = entries !== undefined && (!featured || movie !== undefined || isWordless);
  if (isShown && !isReady && !hasFailed) {
    return (
      <Theatre>
        <h1>
          <Hidden>{t('seanet_title')}</Hidden>
        </h1>
        <FilmLoading />
        <LoadingOverlay />
      </Theatre>
    );
  }
  return (
    <Theatre>
      {featured && isReady ? <Featured entry={featured} movie={movie} /> : <PageHeader title={t('seanet_title')} />}
      {!isShown && <HiddenHere />}
      {isShown && hasFailed && <SeanetFailure onRetry={retry} />}
      {entries?.length === 0 && <EmptyState title={t('searchNoResult')} />}
      {isReady &&
        genres.map(({ id, name }) => (
          <GenreShelf key={id} genre={{ id, name }} entries={entriesOf(entries ?? [], id)} />
        ))}
    </Theatre>
  );
}

function Featured({ entry, movie }: { entry: SeanetEntry; movie: SeanetMovie | undefined }) {
  const t = useT();
  const [poster] = usePosters()([entry]);
  return (
    <Hero
      title={entry.title}
      picture={poster?.picture}
      eyebrow={t('seanet_title')}
      facts={movie && <MovieFacts movie={movie} />}
      text={movie?.synopses.overview}
      actions={
        <>
          {movie && <PlayMovie movie={movie} isAhead={false} />}
          <LinkButton kind="secondary" to={movieRoute(entry.path)} icon={<Info aria-hidden="true" />}>
            {t('vod_more')}
          </LinkButton>
        </>
      }
    />
  );
}
