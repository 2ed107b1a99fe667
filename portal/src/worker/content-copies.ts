import { networkFirst, stamped } from '#portal/shared/copies/network-first.ts';
import type { WorkerParts } from './worker-parts.ts';

/** Words, pictures and documents apart: a gallery must not drive out the articles. */
const STORES = {
  content: { name: 'gangway-content', most: 600 },
  picture: { name: 'gangway-pictures', most: 300 },
  document: { name: 'gangway-documents', most: 30 },
} as const;
type StoreName = keyof typeof STORES;

/** The network, and the last copy with its age where there is none. */
export function keptContent(parts: WorkerParts, request: Request, store: StoreName): Promise<Response> {
  const { name, most } = STORES[store];
  return networkFirst(() => parts.fetch(request), {
    kept: async () => (await parts.caches.open(name)).match(request, { ignoreVary: true }),
    async keep(answer) {
      const copy = await stamped(answer, parts.now());
      const cache = await parts.caches.open(name);
      await cache.put(request, copy);
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
    },
  });
}
