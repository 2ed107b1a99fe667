import type { ContentEvent } from '#contract/areas/content.ts';
import { byDateAndStart, isPast } from '#contract/event-time.ts';
import { type DayShown, hidesPast } from './past-events.rules.ts';

/** BD50: a schedule's events in order of start; of today without those that have ended where past ones are not wanted. */
export function scheduleEvents(events: readonly ContentEvent[] | null | undefined, at: DayShown): ContentEvent[] {
  return (Array.isArray(events) ? events : [])
    .filter((event) => Boolean(event?.id))
    .map((event) => ({ event, time: { ...event, day: at.day } }))
    .filter(({ time }) => !hidesPast(at) || !isPast(time, at.now))
    .toSorted((a, b) => byDateAndStart(a.time, b.time))
    .map(({ event }) => event);
}
