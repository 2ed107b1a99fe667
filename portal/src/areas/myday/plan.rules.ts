import type { Appointment } from '#contract/areas/bookings.ts';
import type { Schedule } from '#contract/areas/holiday.ts';
import { type IsoDay, parseHubDate } from '#contract/hub-date.ts';
import { type Planned, type Trouble, troublesOf } from './clashes.rules.ts';

type Booked = Pick<Appointment, 'id' | 'date' | 'fromTime' | 'toTime' | 'text' | 'bookingStatus' | 'excursionCode'>;

export const keyOf = ({ id, text, fromTime }: Booked) => id ?? JSON.stringify([text, fromTime]);

const KIND = /^(excursion|dining|spa|activity)-/;

/** Excursions lead ashore. Our ids say what they are of; of another hub only the code tells, which tables may have too. */
function isAshore({ id, excursionCode }: Booked): boolean {
  const [, kind] = KIND.exec(id ?? '') ?? [];
  return kind ? kind === 'excursion' : Boolean(excursionCode);
}

/** What stands in the day for sure: neither waiting nor cancelled (B150). */
function plannedOf(appointments: readonly Booked[]): Planned[] {
  return appointments
    .filter(({ bookingStatus }) => bookingStatus !== 'X' && bookingStatus !== 'W')
    .map((one) => ({
      key: keyOf(one),
      title: one.text,
      from: one.fromTime ?? '',
      to: one.toTime,
      isAshore: isAshore(one),
    }));
}

/** The troubles of the bookings of one day. */
export function troublesOn(day: IsoDay, appointments: readonly Booked[], allOnBoard?: string | null) {
  return troublesOf(plannedOf(appointments.filter(({ date }) => parseHubDate(date) === day)), allOnBoard);
}

export interface VoyageDay<T extends Booked = Appointment> {
  day: IsoDay;
  schedule?: Schedule;
  booked: { key: string; appointment: T; troubles: Trouble[] }[];
}

/** Every day of the voyage, and days with a booking beside it, in order; cancelled ones are left out. */
export function voyageDays<T extends Booked>(schedules: readonly Schedule[], all: readonly T[]): VoyageDay<T>[] {
  const kept = all.filter(({ bookingStatus }) => bookingStatus !== 'X');
  const scheduleOf = new Map(schedules.map((one) => [parseHubDate(one.date), one]));
  const days = new Set([...schedules, ...kept].flatMap(({ date }) => parseHubDate(date) ?? []));
  return [...days].toSorted().map((day) => {
    const schedule = scheduleOf.get(day);
    const troubles = troublesOn(day, kept, schedule?.allOnBoard);
    const booked = kept
      .filter(({ date }) => parseHubDate(date) === day)
      .toSorted((one, other) => (one.fromTime ?? '').localeCompare(other.fromTime ?? ''))
      .map((appointment) => {
        const key = keyOf(appointment);
        return { key, appointment, troubles: troubles.get(key) ?? [] };
      });
    return { day, schedule, booked };
  });
}
