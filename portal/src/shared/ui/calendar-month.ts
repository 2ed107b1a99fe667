import { addDays, type IsoDay, parseIsoDay } from '#contract/hub-date.ts';

const DAYS_PER_WEEK = 7;

/** A month as `yyyy-mm`. */
export type IsoMonth = string;

export const monthOf = (day: IsoDay): IsoMonth => day.slice(0, 7);

/** 0 is Sunday. */
export const weekdayOf = (day: IsoDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export function addMonths(month: IsoMonth, count: number): IsoMonth {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The same date in another month, or that month's last day. */
export function dayInMonth(day: IsoDay, month: IsoMonth): IsoDay {
  return parseIsoDay(`${month}-${day.slice(8)}`) ?? addDays(`${addMonths(month, 1)}-01`, -1);
}

/** Whole weeks that cover the month; weeks begin on Monday, with US dates on Sunday. */
export function weeksOf(month: IsoMonth, firstWeekday: 0 | 1): IsoDay[][] {
  const first: IsoDay = `${month}-01`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const lead = (weekdayOf(first) - firstWeekday + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  const weeks: IsoDay[][] = [];
  for (let monday = addDays(first, -lead); monday <= last; monday = addDays(monday, DAYS_PER_WEEK)) {
    weeks.push(Array.from({ length: DAYS_PER_WEEK }, (_, i) => addDays(monday, i)));
  }
  return weeks;
}

/** Where a key leads from a day, or nothing for a key that does not move. */
export function dayAfterKey(day: IsoDay, key: string, firstWeekday: 0 | 1): IsoDay | undefined {
  const intoWeek = (weekdayOf(day) - firstWeekday + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -DAYS_PER_WEEK);
    case 'ArrowDown':
      return addDays(day, DAYS_PER_WEEK);
    case 'Home':
      return addDays(day, -intoWeek);
    case 'End':
      return addDays(day, DAYS_PER_WEEK - 1 - intoWeek);
    case 'PageUp':
      return dayInMonth(day, addMonths(monthOf(day), -1));
    case 'PageDown':
      return dayInMonth(day, addMonths(monthOf(day), 1));
    default:
      return undefined;
  }
}

export function clampDay(day: IsoDay, min?: IsoDay, max?: IsoDay): IsoDay {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}
