import { type IsoDay, wallClock } from '#contract/hub-date.ts';
import type { Clock } from '#hub/shared/clock.ts';
import { createRecent } from '#hub/shared/recent.ts';

/** From this ship day on, the ship's clocks run this far ahead of UTC: how a ship sets its clocks on the way. */
export interface ShipOffset {
  from: IsoDay;
  minutes: number;
}

export interface ShipTimeSettings {
  /** IANA name. Used alone, or for the days before the first offset. */
  zone: string;
  offsets?: readonly ShipOffset[];
}

export interface ShipTime {
  readonly zone: string;
  /** Today on board (CD2: ship time decides what today is). */
  today(): IsoDay;
  now(): { day: IsoDay; time: string };
  /** Day and time on board at an instant. */
  at(instant: Date): { day: IsoDay; time: string };
  /** The instant of a ship day and time. A time that a clock change skips counts as the one after it. */
  instantOf(day: IsoDay, time?: string): Date;
}

const MS_PER_MINUTE = 60_000;
/** What guests book begins and ends at so many moments at most. */
const INSTANTS_KEPT = 2_000;

function utc(day: IsoDay, time: string): number {
  return Date.parse(`${day}T${time}:00Z`);
}

function zoneOffsetMinutes(instant: number, zone: string): number {
  const { day, time } = wallClock(new Date(instant), zone);
  return (utc(day, time) - Math.floor(instant / MS_PER_MINUTE) * MS_PER_MINUTE) / MS_PER_MINUTE;
}

export function shipTime({ zone, offsets = [] }: ShipTimeSettings, clock: Clock): ShipTime {
  const latestFirst = offsets
    .map(({ from, minutes }) => ({ from, minutes, start: utc(from, '00:00') - minutes * MS_PER_MINUTE }))
    .toSorted((a, b) => b.start - a.start);

  /** Of the minute that was asked for last, which mostly is this one: a clock shows the same all through a minute. */
  let shown: { minute: number; clock: { day: IsoDay; time: string } } | undefined;

  function at(instant: Date) {
    const minute = Math.floor(instant.getTime() / MS_PER_MINUTE);
    if (shown?.minute !== minute) shown = { minute, clock: look(instant) };
    return { ...shown.clock };
  }

  function look(instant: Date) {
    const set = latestFirst.find((offset) => offset.start <= instant.getTime());
    return set ? wallClock(new Date(instant.getTime() + set.minutes * MS_PER_MINUTE), 'UTC') : wallClock(instant, zone);
  }

  /** Asking a zone takes long, and the answer never changes. */
  const instants = createRecent<number>(INSTANTS_KEPT, () => 1);

  function instantOf(day: IsoDay, time = '00:00') {
    const moment = `${day} ${time}`;
    const instant = instants.get(moment) ?? calculate(day, time);
    instants.set(moment, instant);
    return new Date(instant);
  }

  function calculate(day: IsoDay, time: string): number {
    const minutes = latestFirst.find((offset) => offset.from <= day)?.minutes;
    const wall = utc(day, time);
    if (minutes !== undefined) return wall - minutes * MS_PER_MINUTE;
    const guess = wall - zoneOffsetMinutes(wall, zone) * MS_PER_MINUTE;
    return wall - zoneOffsetMinutes(guess, zone) * MS_PER_MINUTE;
  }

  return { zone, at, instantOf, now: () => at(clock.now()), today: () => at(clock.now()).day };
}
