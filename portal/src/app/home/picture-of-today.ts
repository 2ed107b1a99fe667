import type { FirstAnswers } from '#contract/first-answers.ts';
import { parseHubDate, wallClock } from '#contract/hub-date.ts';

/** The reference of the picture that home will show, as far as the page brought the voyage with it. */
export function pictureOfToday(first: FirstAnswers, now: Date): string | undefined {
  const read = (name: string) => JSON.parse(first.get(name)?.text ?? 'null');
  const schedules = read('itinerary/schedules');
  if (!Array.isArray(schedules)) return undefined;
  const { day } = wallClock(now, read('devices/config')?.shipTimeZone);
  return schedules.find(({ date }) => parseHubDate(date) === day)?.image;
}
