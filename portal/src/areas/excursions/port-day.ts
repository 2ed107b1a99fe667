import type { Schedule } from '#contract/areas/holiday.ts';
import { dashedHubDate } from '#contract/hub-date.ts';

/** What a day tile hands to the list of its day (B61). */
export interface PortDayState {
  portName?: string;
  portDate?: string;
  arrivalTime?: string;
  departureTime?: string;
}

export function portDayState(day: Schedule, text: (text: Schedule['title']) => string): PortDayState {
  return {
    portName: text(day.title),
    portDate: day.date,
    arrivalTime: day.arrives ?? undefined,
    departureTime: day.departs ?? undefined,
  };
}

/** B58, B59 */
export function dayTileTarget(day: Pick<Schedule, 'date' | 'day'>): string {
  return day.date ? `/onboard/excursions/${dashedHubDate(day.date)}` : `/onboard/excursionsbyday/${day.day}`;
}

/** BD25: the days that excursions can be on. */
export function portDays(days: readonly Schedule[]): Schedule[] {
  return days.filter((day) => !day.atSea);
}
