import { KEPT_AT_HEADER, networkFirst, stamped } from '#portal/shared/copies/network-first.ts';
import { isSameDay } from '#portal/shared/copies/same-day.ts';
import type { WorkerParts } from './worker-parts.ts';

/** Words, pictures and documents apart: a gallery must not drive out the articles. */
const STORES = {
  content: { name: 'gangway-content', most: 600 },
  picture: { name: 'gangway-pictures', most: 300 },
  document: { name: 'gangway-documents', most: 30 },
} as const;
type StoreName = keyof typeof STORES;

/** As long as the hub lets a browser show a picture without asking. */
const PICTURE_FRESH_MS = 60 * 60_000;
/** A picture that is older may have been exchanged, and is asked for first. */
const PICTURE_GOOD_MS = 24 * 60 * 60_000;

/** Their addresses name no day: the copy of yesterday would be read as today's. What names its day is kept beside them. */
const OF_THE_DAY = /\/v1\/cms\/dailySchedule(Tomorrow)?$/;

/** Which version of a picture a copy is, where its address told. */
const VERSION_HEADER = 'x-version';

/** The network, and the last copy with its age where there is none. */
export function keptContent(parts: WorkerParts, request: Request, store: StoreName): Promise<Response> {
  const place = placeOf(request);
  return networkFirst(() => parts.fetch(request), {
    async kept() {
      const copy = await copyAt(parts, place, store);
      return copy && OF_THE_DAY.test(place.key) && !isSameDay(keptAt(copy), parts.now()) ? undefined : copy;
    },
    keep: (answer) => keep(parts, place, answer, store),
  });
}

interface Place {
  key: string;
  version: string;
}

/** All versions of a picture have one place: the last one is shown where there is no network, and no other takes its room. */
function placeOf({ url }: Request): Place {
  const { href, searchParams } = new URL(url);
  const version = searchParams.get('version') ?? '';
  return { key: href.replace(/&version=[^&]*/, ''), version };
}

async function copyAt({ caches }: WorkerParts, { key }: Place, store: StoreName): Promise<Response | undefined> {
  return (await caches.open(STORES[store].name)).match(key, { ignoreVary: true });
}

const keptAt = ({ headers }: Response) => Number(headers.get(KEPT_AT_HEADER) ?? 0);

async function keep(parts: WorkerParts, place: Place, answer: Response, store: StoreName): Promise<void> {
  const { name, most } = STORES[store];
  const copy = await stamped(answer, parts.now());
  copy.headers.set(VERSION_HEADER, place.version);
  const cache = await parts.caches.open(name);
  await cache.put(place.key, copy);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

/**
 * The copy at once, so that no page waits for what it has shown: for good where the hub says so of its version, otherwise on
 * the same day, and after an hour it is asked for behind.
 */
export async function keptPicture(
  parts: WorkerParts,
  request: Request,
  wait: (work: Promise<unknown>) => void,
): Promise<Response> {
  const place = placeOf(request);
  const { version } = place;
  const copy = await copyAt(parts, place, 'picture').catch(() => undefined);
  if (!copy || (version && copy.headers.get(VERSION_HEADER) !== version)) return keptContent(parts, request, 'picture');
  if (version && copy.headers.get('cache-control')?.includes('immutable')) return copy;
  const age = parts.now() - keptAt(copy);
  // Below zero the clock was put back, and nobody knows.
  if (age < 0 || age > PICTURE_GOOD_MS) return keptContent(parts, request, 'picture');
  if (age > PICTURE_FRESH_MS) wait(keptContent(parts, request, 'picture').catch(() => undefined));
  return copy;
}
