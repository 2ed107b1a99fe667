import type { ContentEvent } from '#contract/areas/content.ts';
import type { Schedule } from '#contract/areas/holiday.ts';
import { type IsoDay, minutesOf, parseHubDate } from '#contract/hub-date.ts';

/** How many events the home page looks ahead. */
export const NEXT_EVENTS = 3;

export function scheduleOfDay(schedules: readonly Schedule[], day: IsoDay): Schedule | undefined {
  return schedules.find(({ date }) => parseHubDate(date) === day);
}

/** A275: "Late" is no time. */
function endOf({ startTime, endTime }: ContentEvent): number | undefined {
  const end = minutesOf(endTime ?? '');
  const start = minutesOf(startTime ?? '');
  // An event past midnight is still on at the end of the day.
  return end !== undefined && start !== undefined && end < start ? 24 * 60 : end;
}

/** What is on or still to come today, by start. */
export function nextEvents(events: readonly ContentEvent[], time: string, count = NEXT_EVENTS): ContentEvent[] {
  const now = minutesOf(time) ?? 0;
  const startOf = (event: ContentEvent) => minutesOf(event.startTime ?? '') ?? -1;
  return events
    .filter((event) => startOf(event) >= now || (startOf(event) >= 0 && (endOf(event) ?? -1) > now))
    .sort((one, other) => startOf(one) - startOf(other))
    .slice(0, count);
}
