import type { Labelled, LineupEvent } from '#contract/areas/programme.ts';
import { byDateAndStart, isPast, type ShipMoment } from '#contract/event-time.ts';
import { minutesOf } from '#contract/hub-date.ts';
import type { LocalText } from '#contract/text.ts';
import { type DayShown, hidesPast } from './past-events.rules.ts';

export type Words = (text: LocalText | null | undefined) => string;
/** The day and time of an instant on board. */
type ShipTimeOf = (instant: number) => ShipMoment;

const CHARGEABLE = 'Chargeable Experience'; // commerce §3
const DATE_WITH_TIME = /^\d{4}-\d{2}-\d{2}[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** A time of the schedule service as HH:mm of ship time; nothing for a word such as "Late". */
export function shipTimeOf(text: string | null | undefined, shipTime: ShipTimeOf): string | undefined {
  const given = text?.trim() ?? '';
  if (minutesOf(given) !== undefined) return given;
  const [, time, zone] = DATE_WITH_TIME.exec(given) ?? [];
  if (!time || !zone) return time;
  const instant = Date.parse(given);
  return Number.isNaN(instant) ? undefined : shipTime(instant).time;
}

export interface ShownEvent extends LineupEvent {
  /** Ship time. */
  startTime: string | undefined;
  endTime: string | undefined;
}

interface Showing extends DayShown {
  shipTime: ShipTimeOf;
  /** BD48: events of other ships of the property are left out. */
  shipId?: string;
}

function isEvent(event: unknown): event is LineupEvent {
  return typeof event === 'object' && event !== null && Boolean((event as LineupEvent).id);
}

/** BD50: events in order of start; of today without those that have ended where past ones are not wanted. */
export function shownEvents(events: readonly unknown[], at: Showing): ShownEvent[] {
  return events
    .filter(isEvent)
    .filter(({ shipId }) => !shipId || !at.shipId || shipId === at.shipId)
    .map((event) => ({
      ...event,
      startTime: shipTimeOf(event.start, at.shipTime),
      endTime: shipTimeOf(event.end, at.shipTime),
    }))
    .filter((event) => !hidesPast(at) || !isPast({ ...event, day: at.day }, at.now))
    .toSorted(byDateAndStart);
}

/** Is on at this moment. */
export function isRunning(event: ShownEvent, at: Pick<Showing, 'day' | 'now'>): boolean {
  if (at.day !== at.now.day || !event.startTime || !event.endTime) return false;
  return event.startTime.padStart(5, '0') <= at.now.time && !isPast({ ...event, day: at.day }, at.now);
}

/** BD50: descriptions stand in for times; without an end the start stands alone. */
export function eventTimes(event: ShownEvent, format: (time: string) => string, words: Words): string {
  const start = words(event.startTimeDescription) || (event.startTime && format(event.startTime));
  const end = words(event.endTimeDescription) || (event.endTime && format(event.endTime));
  return [start, end].filter(Boolean).join(' – ');
}

export function labelOf(label: Labelled, words: Words): string {
  if (typeof label === 'object' && 'name' in label) return words(label.name as LocalText);
  return words(label as LocalText);
}

const listOf = <T>(list: readonly T[] | null | undefined): readonly T[] => (Array.isArray(list) ? list : []);

/** B251; the word is the service's own in every language. */
export function isPaid({ attributes }: Pick<LineupEvent, 'attributes'>): boolean {
  const english: Words = (text) => (typeof text === 'string' ? text : (text?.defaultValue ?? text?.en ?? ''));
  return listOf(attributes).some((attribute) => labelOf(attribute, english) === CHARGEABLE);
}

export function levelsOf({ levels }: Pick<LineupEvent, 'levels'>, words: Words): string[] {
  return [...new Set(listOf(levels).map((level) => labelOf(level, words)))].filter(Boolean);
}

/** Pictures by what they are for, then by what the hub has. */
export function pictureOf(event: LineupEvent, type: 'Preview' | 'Full'): string | undefined {
  const images = listOf(event.images).filter((image) => Boolean(image?.url));
  return (images.find((image) => image.type === type) ?? images[0])?.url;
}
