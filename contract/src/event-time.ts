import { addDays, type IsoDay, minutesOf } from './hub-date.ts';

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

function momentAt(day: IsoDay, minutes: number): ShipMoment {
  const ofDay = minutes % MINUTES_PER_DAY;
  const [hour, minute] = [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0'));
  return { day: addDays(day, Math.floor(minutes / MINUTES_PER_DAY)), time: `${hour}:${minute}` };
}

/** AD45: the first minute in which an event is past. Without an end that is the next day; an end before the start is tomorrow's. */
function pastFrom(event: EventTime & { day: IsoDay }): ShipMoment {
  const end = minutesOrNone(event.endTime);
  if (end === undefined) return momentAt(event.day, MINUTES_PER_DAY);
  const start = minutesOrNone(event.startTime);
  const runsOverMidnight = start !== undefined && end < start;
  return momentAt(event.day, end + 1 + (runsOverMidnight ? MINUTES_PER_DAY : 0));
}

/** AD45: past when its end, or without one the end of its day, lies before now. */
export function isPast(event: EventTime, now: ShipMoment): boolean {
  if (!event.day) return false;
  const from = pastFrom({ ...event, day: event.day });
  return `${from.day} ${from.time}` <= `${now.day} ${now.time}`;
}

/** AD45: by date, then by start; what has neither keeps the operator's order, dateless events first, startless last. */
export function byDateAndStart(a: EventTime, b: EventTime): number {
  const days = (a.day ?? '').localeCompare(b.day ?? '');
  return days || startOf(a) - startOf(b);
}

function startOf(event: EventTime): number {
  return minutesOrNone(event.startTime) ?? MINUTES_PER_DAY * 2;
}
