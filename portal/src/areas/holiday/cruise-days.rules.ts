import type { CruiseItineraryDay, Schedule } from '#contract/areas/holiday.ts';
import { type IsoDay, parseHubDate } from '#contract/hub-date.ts';

/** The voyage's own entry for a day of the party's cruise: by its date, or by its number where it has none. */
export function scheduleOf(
  { date, dayOfCruise }: Pick<CruiseItineraryDay, 'date' | 'dayOfCruise'>,
  schedules: readonly Schedule[],
): Schedule | undefined {
  return schedules.find((one) => (date ? one.date === date : one.day === dayOfCruise));
}

export type DayMoment = 'past' | 'today' | 'ahead';

/** A day that nobody can date is ahead. */
export function momentOfDay(date: string | null | undefined, today: IsoDay): DayMoment {
  const day = parseHubDate(date ?? '');
  if (!day || day > today) return 'ahead';
  return day === today ? 'today' : 'past';
}
