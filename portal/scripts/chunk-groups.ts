import { basename, dirname } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const PAGES = /\.pages\.ts$/;
const SCREEN = /Screen\.tsx$/;
/** Fetches more for the home of a guest who is logged in, and shall not draw in what other pages share. */
const HOME = /app\/home\/HomePage\.tsx$/;
const DAY = 'day';
/** Fetches more for the pages of films and channels, all of which need it. */
const FILM_GATE = /app\/VideoGate\.tsx$/;
/** What a guest's day shares with this many areas is fetched with home, which saves the others a file. */
const MOST_AREAS = 10;
/** Areas that do the same and share much for it, which the others need not fetch. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  watching: ['vod', 'tv', 'muster'],
  reading: ['content', 'programme', 'muster', 'ship'],
  booking: ['excursions', 'basket', 'bookings', 'bookables', 'photos', 'tickets', 'holiday', 'marketplace'],
};
/** Whoever imports anything of their library imports its list of everything, by which every page would seem to use these. */
export const OF_ONE_AREA: Readonly<Record<string, string>> = {
  queriesObserver: 'marketplace',
  useQueries: 'marketplace',
  useIsFetching: 'photos',
};

/**
 * The file for a module of the pages: its area's when no other area has a use for it, else one of those that areas share: what
 * home shows, what a guest's day adds to it, what a family of areas has among itself, and the rest. An
 * area in one file costs some bytes and saves many trips: a page of twenty small files waits three times for six of them.
 * What is fetched only when it is needed, such as a viewer or the layouts of screens, stays as it is.
 */
export function chunkOf(module: string, graph: Graph): string | null {
  const [, listed = ''] = /@tanstack\/.*\/(\w+)\.js$/.exec(module) ?? [];
  if (Object.hasOwn(OF_ONE_AREA, listed)) return OF_ONE_AREA[listed] ?? null;
  const areas = areasUsing(module, graph);
  const [first] = areas;
  if (!first) return null;
  if (areas.size === 1) return first === DAY ? null : first;
  if (areas.has('home') || (areas.has(DAY) && areas.size >= MOST_AREAS)) return 'parts';
  if (areas.has(DAY)) return 'parts-of-day';
  const family = Object.keys(FAMILIES).find((name) => areas.isSubsetOf(new Set(FAMILIES[name])));
  return `parts-of-${family ?? 'some'}`;
}

/** The areas whose pages import a module, by whatever way. */
function areasUsing(module: string, graph: Graph): Set<string> {
  const areas = new Set<string>();
  const seen = new Set<string>();
  const waiting = [module];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    const info = graph.getModuleInfo(one);
    const opener = info?.dynamicImporters.find((importer) => PAGES.test(importer));
    if (opener && !SCREEN.test(one)) areas.add(basename(dirname(opener)));
    if (info?.dynamicImporters.some((importer) => FILM_GATE.test(importer))) areas.add('vod').add('tv');
    if (one !== module && info?.dynamicImporters.some((importer) => HOME.test(importer))) areas.add(DAY);
    waiting.push(...(info?.importers ?? []));
  }
  return areas;
}

/** What a few pages need alone, such as maps, streams and PDF, has a file by its package; made things are not packages. */
export function packageOf(module: string): string | null {
  return /.*node_modules\/(?:@[^/]+\/)?([^/.][^/]*)/.exec(module)?.[1] ?? null;
}
