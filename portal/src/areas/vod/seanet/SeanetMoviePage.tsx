import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { CAST_SHOWN, coverAddress, crewText, entriesOf, genreRoute } from '#portal/shared/video-two/seanet.rules.ts';
import type { SeanetMovie } from '#portal/shared/video-two/seanet.ts';
import { FilmLoading } from '../FilmLoading.tsx';
import { Hero } from '../Hero.tsx';
import { Theatre } from '../Theatre.tsx';
import { useVideoLists } from '../use-video-lists.ts';
import people from '../VodDetailPage.module.css';
import { GenreShelf } from './GenreShelf.tsx';
import { MovieFacts } from './MovieFacts.tsx';
import { PlayMovie } from './PlayMovie.tsx';
import { SeanetFailure } from './SeanetFailure.tsx';
import styles from './SeanetMoviePage.module.css';
import { useMovie } from './use-movie.ts';

/** C105: a film of the second provider. */
export function SeanetMoviePage() {
  const t = useT();
  const { rest: idOrPath = '' } = useParams();
  const { movie, hasFailed, retry } = useMovie(idOrPath);
  usePageTitle(movie?.title ?? t('seanet_title'));
  return (
    <Theatre>
      {movie && <Detail movie={movie} />}
      {movie && <SameGenre movie={movie} />}
      {hasFailed && (
        <>
          <PageHeader title={t('seanet_title')} />
          <SeanetFailure onRetry={retry} />
        </>
      )}
      {!movie && !hasFailed && (
        <>
          <FilmLoading />
          <LoadingOverlay />
        </>
      )}
    </Theatre>
  );
}

function Detail({ movie }: { movie: SeanetMovie }) {
  const t = useT();
  const url = useConfiguration().device.seanetConfiguration?.url;
  return (
    <Hero
      title={movie.title}
      picture={coverAddress(url, movie)}
      facts={<MovieFacts movie={movie} />}
      text={movie.synopses.overview}
      actions={<PlayMovie movie={movie} />}
    >
      {movie.genres.length > 0 && (
        <ul className={styles.genres} aria-label={t('seanet_genres')}>
          {movie.genres.map(({ id, name }) => (
            <li key={id}>
              <PortalLink to={genreRoute(id)} className={styles.genre}>
                {name}
              </PortalLink>
            </li>
          ))}
        </ul>
      )}
      <dl className={people.people}>
        <Names label={t('seanet_cast')} names={movie.cast.slice(0, CAST_SHOWN)} />
        <Names label={t('seanet_crew')} names={movie.crew.map(crewText)} />
      </dl>
    </Hero>
  );
}

/** What else stands on the film's first shelf. */
function SameGenre({ movie }: { movie: SeanetMovie }) {
  const isShown = useVideoLists();
  const { data = [] } = useGroup('seanet');
  const [genre] = movie.genres;
  if (!isShown || !genre) return null;
  const others = entriesOf(data, genre.id).filter(({ path }) => path !== movie.path);
  return <GenreShelf genre={genre} entries={others} />;
}

function Names({ label, names }: { label: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <div className={people.group}>
      <dt>{label}</dt>
      <dd>
        <ul className={styles.names} aria-label={label}>
          {[...new Set(names)].map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
