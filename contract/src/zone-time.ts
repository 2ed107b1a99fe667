import { type IsoDay, wallClock } from '#contract/hub-date.ts';

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** Clocks are set at a quarter of an hour everywhere. */
const MS_PER_QUARTER = 15 * MS_PER_MINUTE;
const KNOWN_LIMIT = 10_000;
/** Asking the calendar takes time, and a guide asks for the same days again and again. */
const known = new Map<string, number>();

/** Minutes that the clocks of a zone, or without one of this device, are ahead of UTC at an instant. */
export function zoneOffsetMinutes(instant: number, zone: string | undefined): number {
  if (zone === undefined) return -new Date(instant).getTimezoneOffset();
  const quarter = Math.floor(instant / MS_PER_QUARTER);
  const key = `${zone} ${quarter}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const { day, time } = wallClock(new Date(quarter * MS_PER_QUARTER), zone);
  const offset = (Date.parse(`${day}T${time}:00Z`) - quarter * MS_PER_QUARTER) / MS_PER_MINUTE;
  if (known.size >= KNOWN_LIMIT) known.clear();
  known.set(key, offset);
  return offset;
}

/**
 * Every instant at which the clocks of a zone show this day and time (`HH:mm` or `HH:mm:ss`), the earlier first: one on
 * most days, two in the hour that autumn repeats, none in the hour that spring leaves out.
 */
export function instantsOf(day: IsoDay, time: string, zone: string): number[] {
  const wall = Date.parse(`${day}T${time}Z`);
  const offsets = new Set([wall - MS_PER_DAY, wall + MS_PER_DAY].map((near) => zoneOffsetMinutes(near, zone)));
  return [...offsets]
    .map((minutes) => ({ minutes, instant: wall - minutes * MS_PER_MINUTE }))
    .filter(({ minutes, instant }) => zoneOffsetMinutes(instant, zone) === minutes)
    .map(({ instant }) => instant)
    .toSorted((a, b) => a - b);
}

/** The one instant of a time: the first where there are two; a time that is left out counts as so much later. */
export function instantInZone(day: IsoDay, time: string, zone: string): number {
  const wall = Date.parse(`${day}T${time}Z`);
  return instantsOf(day, time, zone)[0] ?? wall - zoneOffsetMinutes(wall - MS_PER_DAY, zone) * MS_PER_MINUTE;
}

/** `2026-11-15T20:00:00+01:00`: an instant as the clocks of a zone show it. */
export function isoInZone(instant: number, zone: string): string {
  const offset = zoneOffsetMinutes(instant, zone);
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(offset);
  const local = new Date(instant + offset * MS_PER_MINUTE).toISOString().slice(0, 19);
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

export function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
