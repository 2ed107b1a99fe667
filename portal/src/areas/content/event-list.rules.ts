import type { ContentEvent } from '#contract/areas/content.ts';
import { byDateAndStart } from '#contract/event-time.ts';
import { type IsoDay, minutesOf, parseHubDate } from '#contract/hub-date.ts';
import type { LocalText } from '#contract/text.ts';

type Words = (text: LocalText | null | undefined) => string;

/** A275: "Late", like every text that is no time, counts as no end. */
function timeOrNone(time: string | null | undefined, format: (time: string) => string): string {
  const text = time?.trim() ?? '';
  return minutesOf(text) === undefined ? '' : format(text);
}

/** AD42, BD50: descriptions stand in for times; without an end the start stands alone. */
export function eventTimes(event: ContentEvent, format: (time: string) => string, words: Words): string {
  const start = words(event.startTimeDescription) || timeOrNone(event.startTime, format);
  const end = words(event.endTimeDescription) || timeOrNone(event.endTime, format);
  return [start, end].filter(Boolean).join(' – ');
}

function dayOf(event: ContentEvent): IsoDay | undefined {
  return parseHubDate(event.fromDate ?? '');
}

/** AD42: events by date, dateless ones first, each day's in order of start. */
export function eventsByDate(events: readonly ContentEvent[]): { day: IsoDay | undefined; events: ContentEvent[] }[] {
  const days = Map.groupBy(
    events.toSorted((a, b) => byDateAndStart({ ...a, day: dayOf(a) }, { ...b, day: dayOf(b) })),
    dayOf,
  );
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay }));
}

export function eventPlace(event: ContentEvent, words: Words): string {
  return [event.location, event.locationDetail].map(words).filter(Boolean).join(', ');
}
