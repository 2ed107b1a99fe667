import { KEPT_AT_HEADER, networkFirst, stamped } from '#portal/shared/copies/network-first.ts';
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

/** Which version of a picture a copy is, where its address told. */
const VERSION_HEADER = 'x-version';

/** The network, and the last copy with its age where there is none. */
export function keptContent(parts: WorkerParts, request: Request, store: StoreName): Promise<Response> {
  const place = placeOf(request);
  return networkFirst(() => parts.fetch(request), {
    kept: async () => (await parts.caches.open(STORES[store].name)).match(place.key, { ignoreVary: true }),
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
  const { key, version } = placeOf(request);
  const copy = await (await parts.caches.open(STORES.picture.name)).match(key, { ignoreVary: true });
  if (!copy || (version && copy.headers.get(VERSION_HEADER) !== version)) return keptContent(parts, request, 'picture');
  if (version && copy.headers.get('cache-control')?.includes('immutable')) return copy;
  const age = parts.now() - Number(copy.headers.get(KEPT_AT_HEADER) ?? 0);
  if (age > PICTURE_GOOD_MS) return keptContent(parts, request, 'picture');
  if (age > PICTURE_FRESH_MS) wait(keptContent(parts, request, 'picture').catch(() => undefined));
  return copy;
}
