import type { Schedule } from '#contract/areas/holiday.ts';
import { addDays, type IsoDay } from '#contract/hub-date.ts';
import { itineraryDays } from './itinerary-days.rules.ts';

export interface ProgrammeDay {
  day: IsoDay;
  title?: Schedule['title'];
  atSea?: boolean;
}

/** BD40: the days of the voyage, or today and tomorrow where the voyage is not known. */
export function programmeDays(
  schedules: readonly Schedule[] | null | undefined,
  at: { today: IsoDay; showPast: boolean },
): ProgrammeDay[] {
  const known = itineraryDays(schedules, at);
  if (known.length === 0) return [{ day: at.today }, { day: addDays(at.today, 1) }];
  return known.map(({ day, schedule: { title, atSea } }) => ({ day, title, atSea }));
}
