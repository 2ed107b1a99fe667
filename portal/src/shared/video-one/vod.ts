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
    series_info: readSeriesInfo(given.series_info),
    assets: {
      movies: list(fields(given.assets).movies).map((one) => ({ duration_sec: number(fields(one).duration_sec) })),
    },
    last_playback_status: { position_seconds: number(fields(given.last_playback_status).position_seconds) ?? 0 },
  };
}

function readSeriesInfo(value: unknown): Vod['series_info'] {
  const given = fields(value);
  const id = text(given.series_id);
  if (!id) return undefined;
  const seasons = list(given.seasons).flatMap((one) => {
    const { season, episodes } = fields(one);
    const name = text(season);
    return name ? [{ season: name, episodes: readVods(episodes) }] : [];
  });
  return { series_id: id, seasons, episode_descriptions: { long: text(fields(given.episode_descriptions).long) } };
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
