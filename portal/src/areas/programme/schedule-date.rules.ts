import { addDays, type IsoDay, parseIsoDay } from '#contract/hub-date.ts';

/** Which of the three schedule calls a route's date asks for. */
export type ScheduleDate = { call: 'today' | 'tomorrow' | 'date'; day: IsoDay };

/** A304-A306, AD45, BD51: `today`, `tomorrow` or yyyy-mm-dd; no date and any other text count as today. */
export function scheduleDate(text: string | undefined, today: IsoDay): ScheduleDate {
  if (text === 'tomorrow') return { call: 'tomorrow', day: addDays(today, 1) };
  const day = text === undefined ? undefined : parseIsoDay(text);
  return day === undefined ? { call: 'today', day: today } : { call: 'date', day };
}
