import type { Schedule } from '#contract/areas/holiday.ts';
import { dashedHubDate, type IsoDay, parseHubDate } from '#contract/hub-date.ts';

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

/** BD25, BD40: the port days from today on, all of them where the hub shows what is past; one without a date stays (B59). */
export function portDays(
  days: readonly Schedule[],
  { today, showPast }: { today: IsoDay; showPast: boolean },
): Schedule[] {
  const isShown = (date: string) => {
    const day = parseHubDate(date);
    return day !== undefined && (showPast || day >= today);
  };
  return days.filter((day) => !day.atSea && (!day.date || isShown(day.date)));
}
