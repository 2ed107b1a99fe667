/** Pure rules of screens that nobody operates. */

/** Long enough to read seven lines from four metres. */
export const PAGE_MS = 12_000;
const SHORTEST_PAGE_MS = 5_000;

/** How long a page stands: in a playlist the pages of an entry share its seconds. */
export function pageMs(pages: number, seconds?: number): number {
  if (seconds === undefined) return PAGE_MS;
  return Math.max(SHORTEST_PAGE_MS, Math.min(PAGE_MS, (seconds * 1000) / Math.max(pages, 1)));
}

/** The language after this one; the first after the last, and after one that is not offered. */
export function nextLanguage<T>(current: T, offered: readonly T[]): T {
  return offered[(offered.indexOf(current) + 1) % offered.length] ?? current;
}

const MINUTE_MS = 60_000;
const SHIFTS_PX = [0, 3, 6, 3, 0, -3, -6, -3];

/** Once a minute everything moves a little, so that nothing burns in. */
export function pixelShift(now: number): { x: number; y: number } {
  const minute = Math.floor(now / MINUTE_MS);
  const at = (step: number) => SHIFTS_PX[step % SHIFTS_PX.length] ?? 0;
  return { x: at(minute), y: at(Math.floor(minute / SHIFTS_PX.length) + 2) };
}

export const MOST_ROWS = 7;
const FEWEST_ROWS = 4;

/** How many rows share the height of a page: few rows grow, but never to a quarter of the screen. */
export function rowsPerPage(rows: number): number {
  return Math.min(Math.max(rows, FEWEST_ROWS), MOST_ROWS);
}
