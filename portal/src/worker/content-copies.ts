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

/** The network, and the last copy with its age where there is none. */
export function keptContent(parts: WorkerParts, request: Request, store: StoreName): Promise<Response> {
  return networkFirst(() => parts.fetch(request), {
    kept: async () => (await parts.caches.open(STORES[store].name)).match(request, { ignoreVary: true }),
    keep: (answer) => keep(parts, request, answer, store),
  });
}

async function keep(parts: WorkerParts, request: Request, answer: Response, store: StoreName): Promise<void> {
  const { name, most } = STORES[store];
  const copy = await stamped(answer, parts.now());
  const cache = await parts.caches.open(name);
  await cache.put(request, copy);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

/** The copy of the day at once, so that no page waits for what it has shown; after an hour it is asked for behind. */
export async function keptPicture(
  parts: WorkerParts,
  request: Request,
  wait: (work: Promise<unknown>) => void,
): Promise<Response> {
  const copy = await (await parts.caches.open(STORES.picture.name)).match(request, { ignoreVary: true });
  const age = parts.now() - Number(copy?.headers.get(KEPT_AT_HEADER) ?? 0);
  if (!copy || age > PICTURE_GOOD_MS) return keptContent(parts, request, 'picture');
  if (age > PICTURE_FRESH_MS) wait(keptContent(parts, request, 'picture').catch(() => undefined));
  return copy;
}
