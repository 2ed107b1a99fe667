import type { Schedule } from '#contract/areas/holiday.ts';
import { addDays, type IsoDay } from '#contract/hub-date.ts';
import { itineraryDays } from './itinerary-days.rules.ts';

export interface ProgrammeDay {
  day: IsoDay;
  title?: Schedule['title'];
  atSea?: boolean;
}

/** BD40, BD49: the days of the voyage, or today and tomorrow where it is not known; a day that is asked for is one of them. */
export function programmeDays(
  schedules: readonly Schedule[] | null | undefined,
  at: { today: IsoDay; showPast: boolean; wanted?: IsoDay },
): ProgrammeDay[] {
  const { today, wanted } = at;
  const known = itineraryDays(schedules, at).map(({ day, schedule: { title, atSea } }) => ({ day, title, atSea }));
  const days = known.length > 0 ? known : [{ day: today }, { day: addDays(today, 1) }];
  if (!wanted || days.some(({ day }) => day === wanted)) return days;
  return [...days, { day: wanted }].toSorted((a, b) => a.day.localeCompare(b.day));
}
