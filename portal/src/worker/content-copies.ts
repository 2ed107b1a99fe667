import type { WorkerParts } from './worker-parts.ts';

const CONTENT = 'gangway-content';
const MOST_KEPT = 400;
/** Read by the portal's transport: the moment at which a copy was made that stands in for the hub. */
const KEPT_AT = 'x-kept-at';

/** The network, and the last copy with its age where there is none. */
export async function networkFirst(parts: WorkerParts, request: Request): Promise<Response> {
  const cache = await parts.caches.open(CONTENT);
  try {
    const answer = await parts.fetch(request);
    if (answer.ok) await keep(cache, request, answer.clone(), parts.now());
    return answer;
  } catch (error) {
    const copy = await cache.match(request, { ignoreVary: true });
    if (copy) return copy;
    throw error;
  }
}

async function keep(cache: Cache, request: Request, answer: Response, now: number): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(now));
  const { status, statusText } = answer;
  await cache.put(request, new Response(await answer.arrayBuffer(), { status, statusText, headers }));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_KEPT)).map((key) => cache.delete(key)));
}
