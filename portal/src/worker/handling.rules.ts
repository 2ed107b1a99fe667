/** What the worker does with a request; nothing means that it keeps out and the browser asks by itself. */
export type Handling = 'shell' | 'file' | 'settings' | 'content';

/** Content reads that may be shown with their age: public ones, and not the configuration, which is always fetched anew. */
const KEPT_READS =
  /\/v1\/(cms\/|musement\/|activities\/|itinerary\/(schedules|events|weather)|digitalsignage\/(playlist|content\/)|excursions\/byDate|blobs\/(image\?|images\/|pdfs\/|audios\/|videos\/))/;

type Asked = Pick<Request, 'method' | 'url' | 'headers' | 'mode'>;

/** Guests' own data, writes, event streams (AD38), films, files and previews never pass through the worker. */
export function handlingOf(request: Asked, ownOrigin: string): Handling | undefined {
  const { method, headers, mode } = request;
  if (method !== 'GET' || headers.has('range') || headers.has('PreviewToken')) return undefined;
  if (headers.get('accept')?.includes('text/event-stream')) return undefined;
  const { origin, pathname, search } = new URL(request.url);
  if (pathname.includes('/v1/')) return KEPT_READS.test(pathname + search) ? 'content' : undefined;
  if (origin !== ownOrigin) return undefined;
  if (mode === 'navigate') return 'shell';
  if (pathname.startsWith('/assets/')) return 'file';
  return pathname === '/config.json' ? 'settings' : undefined;
}
