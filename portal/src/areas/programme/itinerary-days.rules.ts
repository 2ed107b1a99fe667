import type { Schedule } from '#contract/areas/holiday.ts';
import { type IsoDay, parseHubDate } from '#contract/hub-date.ts';

export interface ItineraryDay {
  day: IsoDay;
  schedule: Schedule;
}

/** B169, BD40: days whose date is one, today or later unless past ones or this one are wanted; each day once, in order. */
export function itineraryDays(
  schedules: readonly Schedule[] | null | undefined,
  { today, showPast, wanted }: { today: IsoDay; showPast: boolean; wanted?: IsoDay },
): ItineraryDay[] {
  const days = new Map<IsoDay, ItineraryDay>();
  for (const schedule of Array.isArray(schedules) ? schedules : []) {
    const day = parseHubDate(String(schedule?.date));
    if (day && (showPast || day >= today || day === wanted) && !days.has(day)) days.set(day, { day, schedule });
  }
  return [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}

const STEPS = 8; // B172

/** BD41: 0.2 to 0.9 over eight tiles, then from the start again. */
export function tileOpacity(place: number): number {
  return (2 + (place % STEPS)) / 10;
}
