import { zoneOffsetMinutes } from '#contract/zone-time.ts';
import type { Programme } from '#portal/shared/video-one/channel.ts';

/** C144 */
export const GUIDE_SECONDS = 14_400;
/** C145: the rest of the row is the logo. */
export const PROGRAMMES_PERCENT = 93;
/** C146: below this many CSS px programmes take the full width. */
export const NARROW_BELOW_PX = 768;
export const HALF_HOUR_MS = 1_800_000;
/** How far one press moves the guide. */
export const MOVE_MS = 4 * HALF_HOUR_MS;
const GUIDE_MS = GUIDE_SECONDS * 1_000;
const MINUTE_MS = 60_000;

/** CD26: ship time rounded down to the half hour. */
export function windowStart(now: number, zone: string | undefined): number {
  const ahead = zoneOffsetMinutes(now, zone) * MINUTE_MS;
  return Math.floor((now + ahead) / HALF_HOUR_MS) * HALF_HOUR_MS - ahead;
}

/** `20:30` on the ship's clocks; a guide asks hundreds of times. */
export function shipClock(instant: number, zone: string | undefined): string {
  return new Date(instant + zoneOffsetMinutes(instant, zone) * MINUTE_MS).toISOString().slice(11, 16);
}

export interface GuideBlock {
  /** Seconds of the window that it takes. */
  seconds: number;
  /** Nothing in a gap. */
  programme?: Programme;
  key: number;
}

/** CD26: what a row shows from left to right: clipped at the edges, gaps as empty blocks, nothing twice. */
export function blocksOf(programmes: readonly Programme[], from: number): GuideBlock[] {
  const to = from + GUIDE_MS;
  const blocks: GuideBlock[] = [];
  let at = from;
  const add = (until: number, programme?: Programme) => {
    if (until > at) blocks.push({ seconds: (until - at) / 1_000, key: at, ...(programme && { programme }) });
    at = Math.max(at, until);
  };
  for (const [place, programme] of programmes.entries()) {
    if (programme.end <= at) continue;
    if (programme.start >= to) break;
    add(programme.start);
    // What overlaps the next one ends where that begins.
    add(Math.min(programme.end, to, programmes[place + 1]?.start ?? to), programme);
  }
  add(to);
  return blocks;
}

/** C145 */
export const blockPercent = (seconds: number) => (seconds / GUIDE_SECONDS) * PROGRAMMES_PERCENT;

/** The half hours above the guide. */
export const halfHours = (from: number) =>
  Array.from({ length: GUIDE_MS / HALF_HOUR_MS }, (_, place) => from + place * HALF_HOUR_MS);

/** Where the line of the present stands, in percent of the row; nowhere outside of the window. */
export function nowPercent(now: number, from: number): number | undefined {
  if (now < from || now >= from + GUIDE_MS) return undefined;
  return 100 - PROGRAMMES_PERCENT + blockPercent((now - from) / 1_000);
}

export interface OnNow {
  now?: Programme | undefined;
  next?: Programme | undefined;
}

export function onNow(programmes: readonly Programme[], time: number): OnNow {
  const place = programmes.findLastIndex(({ start }) => start <= time);
  const current = programmes[place];
  return { now: current && current.end > time ? current : undefined, next: programmes[place + 1] };
}

const COMING_UP = 6;
/** What begins after this moment, the next few. */
export const comingUp = (programmes: readonly Programme[], time: number) =>
  programmes.filter(({ start }) => start > time).slice(0, COMING_UP);

/** How much of a programme is over, from 0 to 1. */
export const shareOver = ({ start, end }: Programme, now: number) =>
  Math.min(1, Math.max(0, (now - start) / (end - start)));
