import { addDays, daysBetween, type IsoDay, minutesOf } from '#contract/hub-date.ts';
import { instantInZone } from '#contract/zone-time.ts';
import type { PackChannel, TvShow } from './schema/tv.ts';

export interface PlannedShow {
  show: TvShow;
  /** Instants. */
  start: number;
  end: number;
}

const MINUTES_PER_DAY = 1440;
const SOME_MONDAY: IsoDay = '2024-01-01';

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** CD26: what a channel shows on a day of the ship's calendar; the same day has always the same. */
export function guideOfDay({ shows, onAir }: PackChannel, day: IsoDay, zone: string): PlannedShow[] {
  const to = (onAir && minutesOf(onAir.to)) || MINUTES_PER_DAY;
  let at = (onAir && minutesOf(onAir.from)) ?? 0;
  let turn = daysBetween(SOME_MONDAY, day);
  const instant = (minutes: number) =>
    minutes < MINUTES_PER_DAY
      ? instantInZone(day, clock(minutes), zone)
      : instantInZone(addDays(day, 1), clock(minutes - MINUTES_PER_DAY), zone);
  const planned: PlannedShow[] = [];
  while (at < to) {
    const show = shows[((turn % shows.length) + shows.length) % shows.length] as TvShow;
    const end = Math.min(at + show.minutes, to);
    // In the night in which an hour is left out some shows have no time at all.
    if (instant(end) > instant(at)) planned.push({ show, start: instant(at), end: instant(end) });
    at = end;
    turn += 1;
  }
  return planned;
}

export function guideOfDays(channel: PackChannel, from: IsoDay, days: number, zone: string): PlannedShow[] {
  return Array.from({ length: days }, (_, n) => guideOfDay(channel, addDays(from, n), zone)).flat();
}
