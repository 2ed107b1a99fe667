import type { SearchHit } from '#contract/areas/search.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import { eventPath } from './event-path.ts';

/** Kinds whose pages are named as they are. */
const BOOKABLE: readonly string[] = ['dining', 'spa', 'activity'];

export interface HitWays {
  /** Addresses of the modules that the device offers. */
  modules: readonly string[];
  hasMap: boolean;
}

/** The page on which a hit is read; nothing where this device has none. */
export function hitPath({ kind, id, date }: SearchHit, { modules, hasMap }: HitWays): string | undefined {
  const own = encodeURIComponent(id);
  if (kind === 'article') return `/content/detail/${own}`;
  if (kind === 'category') return `/content/overview/${own}`;
  if (kind === 'excursion') return `${excursionBase(modules)}${own}`;
  if (kind === 'venue') return hasMap ? `/wayfinder?wayfinderProfileId=poi-${own}` : undefined;
  if (kind === 'event') return eventPath(id, parseHubDate(date ?? ''));
  if (kind === 'port') return `/itinerary/detail/${own}`;
  if (kind === 'message') return '/cabinmessages';
  return BOOKABLE.includes(kind) ? `/${kind}/detail/${own}` : undefined;
}

/** Excursions are sold in two ways; a device that has only the one stays with it. */
function excursionBase(modules: readonly string[]): string {
  const has = (start: string) => modules.some((url) => url.startsWith(start));
  return has('/onboard/excursion') && !has('/shoreexcursion') ? '/onboard/excursion/' : '/shoreexcursion/';
}
