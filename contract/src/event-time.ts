import { addDays, daysBetween, type IsoDay, minutesOf } from '#contract/hub-date.ts';

export interface EventTime {
  /** Absent: the event happens every day and is never past. */
  day?: IsoDay | null;
  startTime?: string | null;
  endTime?: string | null;
}

/** Day and time on the ship's clock. */
export interface ShipMoment {
  day: IsoDay;
  time: string;
}

const MINUTES_PER_DAY = 1_440;

function minutesOrNone(time: string | null | undefined): number | undefined {
  // A275: "Late", like any text that is no time, counts as empty.
  return time ? minutesOf(time.trim()) : undefined;
}

/** AD45: past when its end, or without one the end of its day, lies before now. An end before the start is tomorrow's. */
export function isPast(event: EventTime, now: ShipMoment): boolean {
  if (!event.day) return false;
  const end = minutesOrNone(event.endTime);
  if (end === undefined) return event.day < now.day;
  const start = minutesOrNone(event.startTime);
  const endDay = start !== undefined && end < start ? addDays(event.day, 1) : event.day;
  return daysBetween(now.day, endDay) * MINUTES_PER_DAY + end < (minutesOrNone(now.time) ?? 0);
}

/** AD45: by date, then by start; what has neither keeps the operator's order, dateless events first, startless last. */
export function byDateAndStart(a: EventTime, b: EventTime): number {
  const days = (a.day ?? '').localeCompare(b.day ?? '');
  return days || startOf(a) - startOf(b);
}

function startOf(event: EventTime): number {
  return minutesOrNone(event.startTime) ?? MINUTES_PER_DAY * 2;
}
