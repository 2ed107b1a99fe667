// What the second video provider sends, read tolerantly.

export interface SeanetGenre {
  id: string;
  name: string;
}

/** C113: a film of the catalogue. */
export interface SeanetEntry {
  title: string;
  /** Where it lies at the provider; may contain slashes. */
  path: string;
  genres: SeanetGenre[];
  locales: string[];
  preferredCover?: string | undefined;
}

/** C112: a film with its metadata; the token is that of the portal, which Play hands to the player. */
export interface SeanetMovie extends SeanetEntry {
  tagline?: string | undefined;
  synopses: { overview?: string | undefined };
  media: { origin: { media?: string | undefined } };
  /** Seconds. */
  runTime?: number | undefined;
  cast: string[];
  crew: { name: string; job?: string | undefined }[];
  token?: string | undefined;
}

type Fields = Record<string, unknown>;

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;
const seconds = (value: unknown): number | undefined => {
  const read = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) && read > 0 ? read : undefined;
};

/** A genre without an id is known by its name. */
function readGenres(value: unknown): SeanetGenre[] {
  return list(value).flatMap((one) => {
    const given = fields(one);
    const name = text(given.name ?? given.title) ?? text(one);
    const id = text(given.id) ?? name;
    return id ? [{ id, name: name ?? id }] : [];
  });
}

function readEntry(value: unknown): SeanetEntry | undefined {
  const given = fields(value);
  const path = text(given.path)?.replace(/^\/+|\/+$/g, '');
  if (!path) return undefined;
  return {
    title: text(given.title) ?? '',
    path,
    genres: readGenres(given.genres),
    locales: list(given.locales).flatMap((one) => text(one) ?? []),
    preferredCover: text(given.preferredCover),
  };
}

/** The catalogue, or nothing where the answer is none. */
export function readCatalogue(value: unknown): SeanetEntry[] | undefined {
  return Array.isArray(value) ? value.flatMap((one) => readEntry(one) ?? []) : undefined;
}

/** A film's metadata over what the catalogue says of it, or nothing where the answer is none. */
export function readMovie(value: unknown, entry: SeanetEntry): SeanetMovie | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = fields(value);
  const media = fields(given.media);
  const origin = fields(media.origin);
  const genres = readGenres(given.genres);
  return {
    ...entry,
    title: text(given.title) ?? entry.title,
    genres: genres.length > 0 ? genres : entry.genres,
    preferredCover: text(given.preferredCover) ?? entry.preferredCover,
    tagline: text(given.tagline),
    synopses: { overview: text(fields(given.synopses).overview) },
    media: { origin: { media: text(origin.media) } },
    runTime: seconds(origin.runTime) ?? seconds(media.runTime) ?? seconds(given.runTime),
    cast: list(given.cast).flatMap((one) => text(fields(one).name) ?? text(one) ?? []),
    crew: list(given.crew).flatMap((one) => {
      const name = text(fields(one).name) ?? text(one);
      return name ? [{ name, job: text(fields(one).job) }] : [];
    }),
    token: text(given.token),
  };
}
