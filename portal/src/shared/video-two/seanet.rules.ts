import type { SeanetEntry, SeanetGenre } from './seanet.ts';

/** C117 */
export const DEFAULT_LOCALE = 'en_US'; // media §9
export const TOKEN_MS = 6 * 3_600_000; // media §9
export const CATALOGUE_MS = 86_400_000; // media §9
/** C109 */
export const CAST_SHOWN = 8; // media §9

/** CD19: the last part of a film's path is its id. */
export const movieIdOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** CD19: a film by its path, else by its id. */
export function findEntry(entries: readonly SeanetEntry[], idOrPath: string): SeanetEntry | undefined {
  const wanted = idOrPath.replace(/^\/+|\/+$/g, '');
  return entries.find(({ path }) => path === wanted) ?? entries.find(({ path }) => movieIdOf(path) === wanted);
}

/** The genres of the catalogue, each once, in the order of its films. */
export function genresIn(entries: readonly SeanetEntry[]): SeanetGenre[] {
  return [...new Map(entries.flatMap(({ genres }) => genres).map((genre) => [genre.id, genre])).values()];
}

export const entriesOf = (entries: readonly SeanetEntry[], genreId: string): SeanetEntry[] =>
  entries.filter(({ genres }) => genres.some(({ id }) => id === genreId));

/** CD20: the default and the union over the catalogue; whoever has chosen another finds it there, and the way back. */
export function localesIn(entries: readonly SeanetEntry[], chosen: string): string[] {
  return [...new Set([DEFAULT_LOCALE, chosen, ...entries.flatMap(({ locales }) => locales)])];
}

const below = (base: string) => base.replace(/\/*$/, '/');
const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

export const catalogueAddress = (url: string, locale: string) =>
  `${below(url)}${encodeURIComponent(locale)}/master.json`;
export const tokenAddress = (url: string) => `${below(url)}api/connect-token`;

/** C114, CD20: the locale is part of it when the film has it and it is not the default. */
export function metadataAddress(url: string, { path, locales }: SeanetEntry, locale: string): string {
  const folder = locale !== DEFAULT_LOCALE && locales.includes(locale) ? `/${encodeURIComponent(locale)}` : '';
  return `${below(url)}${encoded(path)}${folder}/metadata.json`;
}

/** C115, CD19 */
export function coverAddress(url: string | undefined, { path, preferredCover }: SeanetEntry): string | undefined {
  if (!url || !preferredCover) return undefined;
  return `${below(url)}sti/${encoded(path)}/${encoded(preferredCover)}`;
}

/** C123 */
export const streamAddress = (videoUrl: string, movieId: string, mediaPath: string) =>
  `${below(videoUrl)}v/hls/${encodeURIComponent(movieId)}/${encoded(mediaPath)}/index.m3u8`;

/** CD19: the path in one segment. */
export const movieRoute = (path: string) => `/seanetvod/movie/${encodeURIComponent(path)}`;
export const genreRoute = (id: string) => `/seanetvod/genre/${encodeURIComponent(id)}`;

/** C107, CD7: whole minutes. */
export const minutesOf = (runTime: number | undefined) => runTime && Math.max(1, Math.round(runTime / 60));

/** CD7 */
export const crewText = ({ name, job }: { name: string; job?: string | undefined }) =>
  job ? `${name} (${job})` : name;

/** `Deutsch` for `de_DE`: a language in its own words. */
export function localeName(locale: string): string {
  const [language = locale] = locale.split('_');
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? locale;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return locale;
  }
}

/** C121: what Play hands to the player. */
export interface PlayerState {
  movieId: string;
  mediaPath: string;
  token: string;
  title: string;
}

/** C122: whole, or nothing. */
export function readPlayerState(state: unknown): PlayerState | undefined {
  const { movieId, mediaPath, token, title } = (state ?? {}) as Record<string, unknown>;
  const id = typeof movieId === 'number' ? String(movieId) : movieId;
  const texts = [id, mediaPath, token, title].every((one) => typeof one === 'string' && one !== '');
  return texts ? ({ movieId: id, mediaPath, token, title } as PlayerState) : undefined;
}
