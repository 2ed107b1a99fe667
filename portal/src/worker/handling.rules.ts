import { PAGE_TYPE } from '#portal/shared/copies/page-copy.ts';

/** What the worker does with a request; nothing means that it keeps out and the browser asks by itself. */
export type Handling = 'shell' | 'page' | 'file' | 'settings' | 'content' | 'picture' | 'document';

/**
 * Reads that may be shown with their age: public ones, and neither the configuration, which is always fetched anew, nor
 * how many places are left, which a copy would promise in vain.
 */
const KEPT_READS = [
  /^cms\//,
  /^musement\//,
  /^activities\//,
  /^(activity|dining|spa)(\/[^/]+)?$/,
  /^(activity|spa)category$/,
  /^itinerary\/(schedules|events|weather)/,
  /^excursions\/(?!availability|checkAvailability|findApplicableGuests)/,
  /^descriptions\//,
  /^ships\/content/,
  /^(wayfinder|cabinfinder)\//,
  /^ratings\/(config|profiles)/,
  /^conditions\/(?!allowed)/,
  /^digitalsignage\/(playlist|content\/)/,
  /^blobs\/(images|pdfs|audios|videos)\//,
];
const PICTURES = /^blobs\/image$/;
/** A document that is asked for whole, as screens do; guests read theirs in ranges, page by page. */
const FILES = /^blobs\/files\//;
const DOCUMENT_TYPE = 'application/pdf';
const HUB_PATH = /\/v1\/(.*)$/;

type Asked = Pick<Request, 'method' | 'url' | 'headers' | 'mode'>;

/** Guests' own data, writes, event streams (AD38), films, guests' files and previews never pass through the worker. */
export function handlingOf(request: Asked, ownOrigin: string): Handling | undefined {
  const { method, headers, mode } = request;
  if (method !== 'GET' || headers.has('range') || headers.has('PreviewToken')) return undefined;
  if (headers.get('accept')?.includes('text/event-stream')) return undefined;
  const { origin, pathname } = new URL(request.url);
  const [, hubPath] = HUB_PATH.exec(pathname) ?? [];
  if (hubPath !== undefined) return handlingOfHub(hubPath, headers.get('accept'));
  if (origin !== ownOrigin) return undefined;
  if (mode === 'navigate') return 'shell';
  if (pathname.startsWith('/assets/')) return 'file';
  if (headers.get('accept') === PAGE_TYPE) return 'page';
  return pathname === '/config.json' ? 'settings' : undefined;
}

function handlingOfHub(path: string, accept: string | null): Handling | undefined {
  if (PICTURES.test(path)) return 'picture';
  if (FILES.test(path)) return accept === DOCUMENT_TYPE ? 'document' : undefined;
  return KEPT_READS.some((read) => read.test(path)) ? 'content' : undefined;
}
