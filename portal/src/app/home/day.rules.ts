import type { ContentEvent } from '#contract/areas/content.ts';
import type { Schedule } from '#contract/areas/holiday.ts';
import { type IsoDay, minutesOf, parseHubDate } from '#contract/hub-date.ts';
import { nowAndNext } from '#portal/areas/programme/now-and-next.rules.ts';

/** How many events the home page looks ahead. */
export const NEXT_EVENTS = 3;

export function scheduleOfDay(schedules: readonly Schedule[], day: IsoDay): Schedule | undefined {
  return schedules.find(({ date }) => parseHubDate(date) === day);
}

/** What is on or still to come today, by start; the same on every device. */
export function nextEvents(events: readonly ContentEvent[], time: string, count = NEXT_EVENTS): ContentEvent[] {
  const startOf = ({ startTime }: ContentEvent) => minutesOf(startTime ?? '') ?? -1;
  return nowAndNext(events, time)
    .filter((event) => startOf(event) >= 0)
    .sort((one, other) => startOf(one) - startOf(other))
    .slice(0, count);
}
