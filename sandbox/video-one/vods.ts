// `vods/getVods` and `vods/getProviders`: which titles a query asks for, and how they look on the wire for one device.

import type { Copy, PosterShop } from '#sandbox/films/poster-shop.ts';
import { AUDIO_LIBRARY, type Genre } from './catalogue/genres.ts';
import type { Film, Series } from './catalogue/title.ts';
import { ALL_GENRES, catalogue, type EpisodeOf, posterOf, secondsOf, stillOf } from './catalogue.ts';
import type { DeviceShelf } from './device-shelf.ts';

const DEFAULT_LIMIT = 20;
const MOST = 500;

export interface Asking {
  query: URLSearchParams;
  device: string;
  shelf: DeviceShelf;
  posters: PosterShop;
  /** Where pictures lie. */
  base: string;
}

const listed = (query: URLSearchParams, name: string) => (query.get(name) ?? '').split(',').filter(Boolean);

function page<T>(query: URLSearchParams, all: readonly T[]): readonly T[] {
  const number = (name: string, otherwise: number) => {
    const value = Number.parseInt(query.get(name) ?? '', 10);
    return Number.isFinite(value) && value >= 0 ? value : otherwise;
  };
  const from = number('vod_offset', 0);
  return all.slice(from, from + Math.min(number('vod_limit', DEFAULT_LIMIT), MOST));
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export async function getVods(asking: Asking): Promise<unknown[]> {
  const { query } = asking;
  const ids = listed(query, 'vod_ids');
  if (ids.length > 0) return Promise.all(ids.flatMap((id) => oneVod(asking, id)));
  const seriesIds = listed(query, 'series_ids');
  if (seriesIds.length > 0) {
    const found = seriesIds.flatMap((id) => catalogue.oneSeries(id) ?? []);
    return Promise.all(found.map((one) => seriesVod(asking, one, true)));
  }
  return query.get('types') === 'series' ? getSeries(asking) : getFilms(asking);
}

function oneVod(asking: Asking, id: string): Promise<unknown>[] {
  const film = catalogue.film(id);
  const found = catalogue.episode(id);
  if (film) return [filmVod(asking, film)];
  return found ? [episodeVod(asking, found)] : [];
}

/** The library's children count as the library. */
function isIn(genre: string, wanted: readonly string[]): boolean {
  const parent = ALL_GENRES.find(({ id }) => id === genre)?.parent_id;
  return wanted.includes(genre) || (parent !== undefined && wanted.includes(parent));
}

function filtered<T extends Pick<Film, 'title' | 'genre'>>({ query }: Asking, all: readonly T[]): readonly T[] {
  const wanted = listed(query, 'provider_ids');
  const search = fold(query.get('search') ?? '');
  return all.filter(({ genre, title }) => (wanted.length === 0 || isIn(genre, wanted)) && fold(title).includes(search));
}

function getFilms(asking: Asking): Promise<unknown[]> {
  const { query, shelf, device } = asking;
  const marked = shelf.watchlist(device);
  const films = filtered(asking, catalogue.films).filter(
    ({ id, isRental, isResting }) =>
      (query.get('vod_types') !== 'svod' || !isRental) &&
      (query.get('rentals_active') !== 'require' || !isResting) &&
      (query.get('watchlist') !== 'require' || marked.has(id)),
  );
  return Promise.all(page(query, films).map((film) => filmVod(asking, film)));
}

/** Grouped: one entry per series, and on a watchlist the episodes that are on it by themselves. */
function getSeries(asking: Asking): Promise<unknown[]> {
  const { query, shelf, device } = asking;
  const marked = shelf.watchlist(device);
  const onlyMarked = query.get('watchlist') === 'require';
  // CD12: albums come to those who ask for the audio library, and to nobody else.
  const series = filtered(asking, catalogue.series).filter(
    ({ id, isAlbum }) => (!isAlbum || query.has('provider_ids')) && (!onlyMarked || marked.has(id)),
  );
  const single = onlyMarked ? [...marked].flatMap((id) => catalogue.episode(id) ?? []) : [];
  const entries = [
    ...series.map((one) => () => seriesVod(asking, one, query.get('series_format') === 'grouped')),
    ...single.map((one) => () => episodeVod(asking, one)),
  ];
  return Promise.all(page(query, entries).map((make) => make()));
}

function pictures({ posters, base }: Asking, title: Parameters<typeof posterOf>[0]): Promise<Copy[]> {
  return posters.copies(title.id, posterOf(title), base);
}

function words({ title, rating, age, text, directors, actors }: Omit<Film, 'minutes'>) {
  const named = (names: readonly string[]) => names.map((name) => ({ name }));
  return {
    title,
    rating,
    rating_age: age,
    actors: named(actors),
    directors: named(directors),
    descriptions: { long: text },
  };
}

const playing = ({ shelf, device }: Asking, id: string, minutes: number) => ({
  watchlisted: shelf.watchlist(device).has(id),
  assets: { movies: [{ duration_sec: secondsOf(minutes) }] },
  last_playback_status: { position_seconds: shelf.position(device, id) },
});

async function filmVod(asking: Asking, film: Film) {
  return {
    id: film.id,
    ...words(film),
    images: await pictures(asking, film),
    ...playing(asking, film.id, film.minutes),
  };
}

async function seriesVod(asking: Asking, series: Series, grouped: boolean) {
  const seasons = grouped
    ? await Promise.all(
        series.seasons.map(async ({ season, episodes }) => ({
          season,
          episodes: await Promise.all(episodes.map((episode) => episodeVod(asking, { series, season, episode }))),
        })),
      )
    : series.seasons.map(({ season }) => ({ season, episodes: [] }));
  return {
    id: series.id,
    ...words(series),
    images: await pictures(asking, series),
    watchlisted: asking.shelf.watchlist(asking.device).has(series.id),
    series_info: { series_id: series.id, seasons },
  };
}

async function episodeVod(asking: Asking, of: EpisodeOf) {
  const { series, season, episode } = of;
  const still = stillOf(of);
  return {
    id: episode.id,
    ...words(series),
    title: episode.title,
    images: series.isAlbum
      ? await pictures(asking, series)
      : await asking.posters.copies(still.name, still.poster, asking.base),
    ...playing(asking, episode.id, episode.minutes),
    series_info: { series_id: series.id, season, number: episode.number, episode_descriptions: { long: episode.text } },
  };
}

/** CD13: the genres of a kind with a sample of their titles; the library and empty ones are among them. */
export function getProviders(asking: Asking): Promise<unknown[]> {
  const type = asking.query.get('types') === 'series' ? 'series' : 'movies';
  const genres = ALL_GENRES.filter((genre) => genre.type === type);
  return Promise.all(genres.map((genre) => providerOf(asking, genre)));
}

/** Each genre another one; those without are drawn by lot. */
const GENRE_SHAPES: Readonly<Record<string, string>> = {
  201: 'eye',
  202: 'sail',
  203: 'balloon',
  204: 'fish',
  205: 'leaf',
  206: 'star',
  301: 'lighthouse',
  302: 'mountain',
};

async function providerOf(asking: Asking, { id, name, type, parent_id }: Genre) {
  const query = new URLSearchParams(asking.query);
  query.set('provider_ids', id);
  query.set('types', type);
  const vods = await getVods({ ...asking, query });
  // A picture of its own, without words: those of a poster would be cut.
  const drawing = { title: '', shape: GENRE_SHAPES[id], seed: `genre ${name}`, isSquare: true, isStill: true };
  const images = vods.length > 0 ? await asking.posters.copies(`g${id}`, drawing, asking.base) : [];
  return { id, name, ...(parent_id && { parent_id }), ...(id === AUDIO_LIBRARY && { is_audio: true }), images, vods };
}
