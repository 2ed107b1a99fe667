/** One copy of a picture (shapes: {url, filesize, width, height}). */
export interface VodPicture {
  url: string;
  filesize?: number;
}

/** C70-C73: a film, an episode or a series, as the first provider sends it. */
export interface Vod {
  id: string;
  title: string;
  rating?: string | undefined;
  rating_age?: string | undefined;
  images: VodPicture[];
  watchlisted: boolean;
  actors: { name: string }[];
  directors: { name: string }[];
  descriptions: { long?: string };
  series_info?: {
    /** Empty where an episode does not say it. */
    series_id: string;
    seasons: Season[];
    episode_descriptions: { long?: string };
  };
  assets: { movies: { duration_sec?: number }[] };
  last_playback_status: { position_seconds: number };
}

export interface Season {
  season: string;
  episodes: Vod[];
}

/** C74; a genre is a provider (CD13). */
export interface VodGenre {
  id: string;
  name: string;
  parentId?: string;
  images: VodPicture[];
  vods: Vod[];
  /** Said to hold nothing; one whose titles are not named may hold any. */
  isEmpty: boolean;
}

/** C97 */
export interface PlayoutAsset {
  url: string;
  duration_sec?: number;
}

type Fields = Record<string, unknown>;

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
const number = (value: unknown): number | undefined => {
  const read = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
};
const names = (value: unknown) =>
  list(value).flatMap((one) => {
    const name = text(fields(one).name ?? one);
    return name ? [{ name }] : [];
  });

function readPictures(value: unknown): VodPicture[] {
  return list(value).flatMap((one) => {
    const { url, filesize } = fields(one);
    return typeof url === 'string' && url ? [{ url, filesize: number(filesize) }] : [];
  });
}

/** Providers leave things out and write ids as numbers; a title without an id is none. */
export function readVod(value: unknown): Vod | undefined {
  const given = fields(value);
  const id = text(given.id);
  if (!id) return undefined;
  return {
    id,
    title: text(given.title) ?? '',
    rating: text(given.rating),
    rating_age: text(given.rating_age),
    images: readPictures(given.images),
    watchlisted: given.watchlisted === true,
    actors: names(given.actors),
    directors: names(given.directors),
    descriptions: { long: text(fields(given.descriptions).long) },
    series_info: readSeriesInfo(given.series_info, id),
    assets: {
      movies: list(fields(given.assets).movies).map((one) => ({ duration_sec: number(fields(one).duration_sec) })),
    },
    last_playback_status: { position_seconds: number(fields(given.last_playback_status).position_seconds) ?? 0 },
  };
}

/** A series that does not name itself goes by the id of its title; an episode may not say whose it is. */
function readSeriesInfo(value: unknown, vodId: string): Vod['series_info'] {
  const given = fields(value);
  const id = text(given.series_id);
  const long = text(fields(given.episode_descriptions).long);
  const seasons = list(given.seasons).flatMap((one) => {
    const { season, episodes } = fields(one);
    const name = text(season);
    return name ? [{ season: name, episodes: readVods(episodes).map(asEpisode) }] : [];
  });
  if (!id && !long && seasons.length === 0) return undefined;
  const own = seasons.length > 0 ? vodId : '';
  return { series_id: id || own, seasons, episode_descriptions: { long } };
}

/** An episode, whatever it repeats of its series. */
export function asEpisode(vod: Vod): Vod {
  return vod.series_info ? { ...vod, series_info: { ...vod.series_info, seasons: [] } } : vod;
}

export function readVods(data: unknown): Vod[] {
  return list(data).flatMap((one) => readVod(one) ?? []);
}

export function readGenres(data: unknown): VodGenre[] {
  return list(data).flatMap((one) => {
    const given = fields(one);
    const id = text(given.id);
    if (!id) return [];
    return [
      {
        id,
        name: text(given.name) ?? '',
        parentId: text(given.parent_id),
        images: readPictures(given.images),
        vods: readVods(given.vods),
        isEmpty: Array.isArray(given.vods) && given.vods.length === 0,
      },
    ];
  });
}

export function readAssets(data: unknown): PlayoutAsset[] {
  return list(data).flatMap((one) => {
    const { url, duration_sec } = fields(one);
    return typeof url === 'string' && url ? [{ url, duration_sec: number(duration_sec) }] : [];
  });
}
