import type { Schedule } from '#contract/areas/holiday.ts';
import { type IsoDay, parseHubDate } from '#contract/hub-date.ts';
import { textOf } from '#contract/text.ts';
import type { Appointment } from '#hub/booking/appointments.ts';
import type { MeetingOf } from '#hub/booking/meetings.ts';
import { dayOf, timeOf } from '#hub/booking/ship-hours.ts';
import type { CalendarEvent } from '#hub/shared/icalendar.ts';
import type { ShipTime } from '#hub/shared/ship-time.ts';

const STATUS = { C: 'CONFIRMED', W: 'TENTATIVE', X: 'CANCELLED' } as const;
const ON_BOARD: Readonly<Record<string, string>> = {
  en: 'All on board',
  de: 'Alle an Bord',
  fr: 'Tous à bord',
};
/** Long enough before to turn back. */
const REMIND_OF_SHIP = 60;
const REMIND_OF_BOOKING = 30;

interface Told {
  language: string;
  shipTime: ShipTime;
  /** The newest that any of it can be: it is put together from what is in force now. */
  stamp: Date;
  meetingOf: MeetingOf;
}

export function appointmentEvent(row: Appointment, { language, shipTime, stamp, meetingOf }: Told): CalendarEvent {
  const instant = (moment: string) => shipTime.instantOf(dayOf(moment), timeOf(moment));
  const status = STATUS[row.status as keyof typeof STATUS] ?? 'CONFIRMED';
  return {
    uid: `${row.id}@gangway`,
    stamp,
    start: instant(row.startsAt),
    end: row.hasEnd ? instant(row.endsAt) : undefined,
    summary: textOf(row.text, language),
    location: textOf(meetingOf({ id: row.unitId })?.meetingPoint, language),
    description: row.reference,
    status,
    remindBefore: status === 'CONFIRMED' ? REMIND_OF_BOOKING : undefined,
  };
}

/** When the ship goes on, on every day in port. */
export function onBoardEvents(schedules: readonly Schedule[], { language, shipTime, stamp }: Told): CalendarEvent[] {
  return schedules.flatMap(({ id, date, atSea, allOnBoard, title }) => {
    const day: IsoDay | undefined = parseHubDate(date);
    if (atSea || !allOnBoard || !day) return [];
    return {
      uid: `on-board-${id}@gangway`,
      stamp,
      start: shipTime.instantOf(day, allOnBoard),
      summary: `${ON_BOARD[language] ?? ON_BOARD.en} · ${textOf(title, language)}`,
      remindBefore: REMIND_OF_SHIP,
    };
  });
}
