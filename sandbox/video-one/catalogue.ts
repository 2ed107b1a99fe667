import { hash } from '#pictures/random.ts';
import type { Drawing } from '#sandbox/films/poster-shop.ts';
import { ALBUM_GENRES, ALBUMS } from './albums.ts';
import { FILMS } from './catalogue/films.ts';
import { GENRES, type Genre } from './catalogue/genres.ts';
import { SERIES } from './catalogue/series.ts';
import type { Episode, Film, Series } from './catalogue/title.ts';

export interface EpisodeOf {
  series: Series;
  season: string;
  episode: Episode;
}

const ALL_SERIES: readonly Series[] = [...SERIES, ...ALBUMS];

export const ALL_GENRES: readonly Genre[] = [...GENRES, ...ALBUM_GENRES];
const films = new Map(FILMS.map((film) => [film.id, film]));
const series = new Map(ALL_SERIES.map((one) => [one.id, one]));
const episodes = new Map<string, EpisodeOf>(
  ALL_SERIES.flatMap((one) =>
    one.seasons.flatMap(({ season, episodes: list }) =>
      list.map((episode) => [episode.id, { series: one, season, episode }] as const),
    ),
  ),
);

export const catalogue = {
  films: FILMS,
  series: ALL_SERIES,
  film: (id: string): Film | undefined => films.get(id),
  oneSeries: (id: string): Series | undefined => series.get(id),
  episode: (id: string): EpisodeOf | undefined => episodes.get(id),
  /** What plays for an id: a film or an episode. */
  stream(id: string): { reel: Film['reel']; seconds: number; isSound?: boolean | undefined } | undefined {
    const film = films.get(id);
    if (film) return { reel: film.reel, seconds: secondsOf(film.minutes) };
    const found = episodes.get(id);
    if (!found) return undefined;
    const { isAlbum, reel: usual } = found.series;
    const { reel = usual } = found.episode;
    return { reel, seconds: secondsOf(found.episode.minutes), isSound: isAlbum };
  },
};

/** Tracks have seconds, which are parts of a minute. */
export const secondsOf = (minutes: number) => Math.round(minutes * 60);

type Drawn = Pick<Film, 'id' | 'title' | 'shape'> & Pick<Series, 'isAlbum'>;

export function posterOf({ id, title, shape, isAlbum }: Drawn): Drawing {
  const line = isAlbum ? 'Meridian records' : 'Meridian pictures';
  return { title, seed: id, line, ...(shape && { shape }), ...(isAlbum && { isSquare: true }) };
}

/** Series without a shape of their own share this many pictures of their episodes. */
const SHARED_STILLS = 12;

/** An episode has a picture of its own: the words of the poster would be cut in every row, and each row look the same. */
export function stillOf({ series: { id, shape }, episode }: EpisodeOf): { name: string; poster: Drawing } {
  const number = Math.abs(hash(id) + (episode.number ?? 0)) % SHARED_STILLS;
  const name = shape ? `still_${episode.id}` : `still_${number}`;
  return { name, poster: { title: '', seed: name, ...(shape && { shape }), isSquare: true, isStill: true } };
}

/** Every picture there is, those that guests see first in front. */
export function allPosters(): { name: string; poster: Drawing }[] {
  return [...FILMS, ...ALL_SERIES].map((one) => ({ name: one.id, poster: posterOf(one) }));
}
