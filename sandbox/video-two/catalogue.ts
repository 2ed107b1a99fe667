// What the second provider has, and how it looks on the wire in a language.
import type { Poster } from '#pictures/posters/poster.ts';
import { FILLER_MOVIES } from './catalogue/filler-movies.ts';
import { GENRES } from './catalogue/genres.ts';
import { LOCALES, type Locale, type Movie, type Words } from './catalogue/movie.ts';
import { WRITTEN_MOVIES } from './catalogue/written-movies.ts';

const MOVIES: readonly Movie[] = [...WRITTEN_MOVIES, ...FILLER_MOVIES];
const byPath = new Map(MOVIES.map((movie) => [movie.path, movie]));
const byId = new Map(MOVIES.map((movie) => [movie.id, movie]));

const COVER = /^cover-(\w+)\.webp$/;

export const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text);
const localesOf = ({ words }: Movie): Locale[] => LOCALES.filter((locale) => words[locale]);
const wordsOf = ({ words }: Movie, locale: Locale): Words => words[locale] ?? words.en_US;
/** What a film has no words for is shown in English. */
const spoken = (movie: Movie, locale: Locale): Locale => (movie.words[locale] ? locale : 'en_US');
const genresOf = ({ genres }: Movie, locale: Locale) => genres.map((id) => ({ id, name: GENRES[id]?.[locale] ?? id }));

/** `{locale}/master.json` (C113). */
export function masterOf(locale: Locale) {
  return MOVIES.map((movie) => ({
    title: wordsOf(movie, locale).title,
    path: movie.path,
    genres: genresOf(movie, locale),
    locales: localesOf(movie),
    preferredCover: `cover-${spoken(movie, locale)}.webp`,
  }));
}

export const movieAt = (path: string): Movie | undefined => byPath.get(path);
export const movieById = (id: string): Movie | undefined => byId.get(id);

/** `{moviePath}[/{locale}]/metadata.json` (C114); nothing in a language that the film does not have. */
export function metadataOf(movie: Movie, locale: Locale) {
  if (!movie.words[locale]) return undefined;
  const { title, tagline, overview } = wordsOf(movie, locale);
  return {
    title,
    tagline,
    synopses: { overview },
    genres: genresOf(movie, locale),
    cast: movie.cast.map((name) => ({ name })),
    crew: movie.crew,
    media: { origin: { media: mediaOf(movie), runTime: movie.minutes * 60 } },
  };
}

/** C123: the part of the stream's address that says which copy of the film it is. */
export const mediaOf = ({ reel }: Movie) => `feature-${reel}`;

export function posterAt(path: string, file: string): { name: string; poster: Poster } | undefined {
  const movie = byPath.get(path);
  const [, locale = ''] = COVER.exec(file) ?? [];
  if (!movie || !isLocale(locale) || !movie.words[locale]) return undefined;
  return posterOf(movie, locale);
}

function posterOf(movie: Movie, locale: Locale): { name: string; poster: Poster } {
  const { title } = wordsOf(movie, locale);
  const poster: Poster = { title, seed: movie.id, line: 'Sea cinema', ...(movie.shape && { shape: movie.shape }) };
  return { name: `${movie.id}-${locale}`, poster };
}

/** The pictures that guests see first. */
export function firstPosters(): { name: string; poster: Poster }[] {
  return LOCALES.flatMap((locale) => WRITTEN_MOVIES.map((movie) => posterOf(movie, locale)));
}
