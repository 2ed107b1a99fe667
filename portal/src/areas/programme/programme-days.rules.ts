import type { Schedule } from '#contract/areas/holiday.ts';
import { type IsoDay, parseHubDate } from '#contract/hub-date.ts';

export interface ProgrammeDay {
  day: IsoDay;
  title?: Schedule['title'];
  atSea?: boolean;
}

/** BD40: days whose date is one, today or later unless past ones are wanted; each day once, in order. */
export function programmeDays(
  schedules: readonly Schedule[] | null | undefined,
  { today, showPast }: { today: IsoDay; showPast: boolean },
): ProgrammeDay[] {
  const days = new Map<IsoDay, ProgrammeDay>();
  for (const { date, title, atSea } of Array.isArray(schedules) ? schedules : []) {
    const day = parseHubDate(String(date));
    if (day && (showPast || day >= today) && !days.has(day)) days.set(day, { day, title, atSea });
  }
  return [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}
