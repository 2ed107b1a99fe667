import type { ContentEvent } from '#contract/areas/content.ts';
import { byDateAndStart, isPast, type ShipMoment } from '#contract/event-time.ts';
import type { IsoDay } from '#contract/hub-date.ts';

/** BD50: a schedule's events in order of start, without those that have ended unless past ones are wanted. */
export function scheduleEvents(
  events: readonly ContentEvent[] | null | undefined,
  at: { day: IsoDay; now: ShipMoment; showPastEvents: boolean },
): ContentEvent[] {
  return (Array.isArray(events) ? events : [])
    .filter((event) => Boolean(event?.id))
    .map((event) => ({ event, time: { ...event, day: at.day } }))
    .filter(({ time }) => at.showPastEvents || !isPast(time, at.now))
    .toSorted((a, b) => byDateAndStart(a.time, b.time))
    .map(({ event }) => event);
}
