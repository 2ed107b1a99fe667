import type { ContentEvent } from '#contract/areas/content.ts';
import type { Schedule } from '#contract/areas/holiday.ts';
import { type IsoDay, minutesOf, parseHubDate } from '#contract/hub-date.ts';
import type { LocalText } from '#contract/text.ts';
import type { Trouble } from '#portal/areas/myday/clashes.rules.ts';
import { keyOf, troublesOn } from '#portal/areas/myday/plan.rules.ts';
import { nextEvents } from './day.rules.ts';

/** What of an appointment the day needs. */
export interface Booked {
  id?: string;
  date: string;
  fromTime?: string | null;
  toTime?: string | null;
  text: LocalText;
  excursionCode?: string | null;
  bookingStatus: string;
}

export type PortMoment = 'home_arrives' | 'home_all_on_board' | 'home_departs';

export type DayItem = { key: string; from: string; to?: string; isRunning: boolean } & (
  | { kind: 'booked'; id?: string; title: LocalText; isWaiting: boolean; troubles: readonly Trouble[] }
  | { kind: 'port'; moment: PortMoment; scheduleId: string }
  | { kind: 'event'; id: string; title: LocalText; place: LocalText | null | undefined }
);

interface Day {
  /** Ship time. */
  now: { day: IsoDay; time: string };
  schedule?: Schedule;
  events: readonly ContentEvent[];
  appointments: readonly Booked[];
  /** Whether an event is called like a moment of the ship: programmes print "All on board" as well. */
  isCalled?: (title: LocalText, moment: PortMoment) => boolean;
}

/** One timeline of what is left of today: the guest's own bookings, the ship's times, and what is on next. */
export function myDay({ now, schedule, events, appointments, isCalled }: Day): DayItem[] {
  const minute = minutesOf(now.time) ?? 0;
  const moments = portItems(schedule);
  const isMoment = ({ title, startTime }: ContentEvent) =>
    moments.some(({ moment, from }) => from === startTime && isCalled?.(title, moment));
  const items: DayItem[] = [
    ...bookedItems(appointments, now.day, schedule?.allOnBoard),
    ...moments,
    ...eventItems(
      events.filter((event) => !isMoment(event)),
      now.time,
    ),
  ];
  return items
    .filter((item) => item.kind === 'event' || endOf(item) > minute || (minutesOf(item.from) ?? 0) >= minute)
    .map((item) => ({ ...item, isRunning: (minutesOf(item.from) ?? 0) <= minute && item.kind !== 'port' }))
    .sort((one, other) => (minutesOf(one.from) ?? 0) - (minutesOf(other.from) ?? 0));
}

/** X is cancelled (B150). */
function bookedItems(appointments: readonly Booked[], today: IsoDay, allOnBoard?: string | null): DayItem[] {
  const troubles = troublesOn(today, appointments, allOnBoard);
  return appointments
    .filter(({ date, bookingStatus, fromTime }) => {
      return parseHubDate(date) === today && bookingStatus !== 'X' && minutesOf(fromTime ?? '') !== undefined;
    })
    .map((one, place) => ({
      kind: 'booked',
      key: `booked ${one.id ?? place}`,
      id: one.id,
      title: one.text,
      from: one.fromTime ?? '',
      to: one.toTime ?? undefined,
      isWaiting: one.bookingStatus === 'W',
      troubles: troubles.get(keyOf(one)) ?? [],
      isRunning: false,
    }));
}

function portItems(schedule: Schedule | undefined): (DayItem & { kind: 'port' })[] {
  if (!schedule || schedule.atSea) return [];
  const moments: [PortMoment, string | null | undefined][] = [
    ['home_arrives', schedule.arrives],
    ['home_all_on_board', schedule.allOnBoard],
    ['home_departs', schedule.departs],
  ];
  return moments
    .filter(([, time]) => minutesOf(time ?? '') !== undefined)
    .map(([moment, time]) => {
      return { kind: 'port', key: moment, moment, scheduleId: schedule.id, from: time ?? '', isRunning: false };
    });
}

function eventItems(events: readonly ContentEvent[], time: string): DayItem[] {
  return nextEvents(events, time).map(({ id, title, location, startTime, endTime }) => ({
    kind: 'event',
    key: `event ${id}`,
    id,
    title,
    place: location,
    from: startTime ?? '',
    to: minutesOf(endTime ?? '') === undefined ? undefined : (endTime ?? undefined),
    isRunning: false,
  }));
}

/** What ends before it begins ends after midnight; what has no end is over when it has begun. */
function endOf({ from, to }: DayItem): number {
  const start = minutesOf(from) ?? 0;
  const end = minutesOf(to ?? '') ?? start;
  return end < start ? 24 * 60 : end;
}
