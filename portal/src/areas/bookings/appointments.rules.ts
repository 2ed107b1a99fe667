import type { Appointment } from '#contract/areas/bookings.ts';
import { type IsoDay, minutesOf, parseHubDate } from '#contract/hub-date.ts';

/** What order and groups look at. */
export type Dated = Partial<Pick<Appointment, 'date' | 'fromTime' | 'bookingStatus'>>;

export const STATUS_GROUPS = ['confirmed', 'waitlist', 'cancelled'] as const;
export type StatusGroup = (typeof STATUS_GROUPS)[number];

/** B150, BD39: C and R are confirmed, W waits, X is cancelled; an unknown code stands under confirmed. */
export function statusGroup(code: string | undefined): StatusGroup {
  if (code === 'W') return 'waitlist';
  return code === 'X' ? 'cancelled' : 'confirmed';
}

export function isKnownStatus(code: string | undefined): boolean {
  return !code || ['C', 'R', 'W', 'X'].includes(code);
}

/** BD39: by date and start; what cannot be read stands last. */
export function sortAppointments<T extends Dated>(appointments: readonly T[]): T[] {
  const day = (one: T) => parseHubDate(one.date ?? '') ?? '9999';
  const start = (one: T) => minutesOf(one.fromTime ?? '') ?? 24 * 60;
  return [...appointments].sort((a, b) => day(a).localeCompare(day(b)) || start(a) - start(b));
}

/** What the guest goes to next: on or still to come, confirmed or waiting. `now` is ship time. */
export function nextAppointment<T extends Dated & Partial<Pick<Appointment, 'toTime'>>>(
  appointments: readonly T[],
  now: { day: IsoDay; time: string },
): T | undefined {
  const minute = minutesOf(now.time) ?? 0;
  return sortAppointments(appointments).find((one) => {
    const day = parseHubDate(one.date ?? '');
    if (!day || day < now.day || statusGroup(one.bookingStatus) === 'cancelled') return false;
    const end = minutesOf(one.toTime ?? '') ?? minutesOf(one.fromTime ?? '') ?? 24 * 60;
    return day > now.day || end >= minute;
  });
}

/** B151: the groups that have something in them, each in order. */
export function groupAppointments<T extends Dated>(
  appointments: readonly T[],
): { group: StatusGroup; appointments: T[] }[] {
  const sorted = sortAppointments(appointments);
  return STATUS_GROUPS.map((group) => ({
    group,
    appointments: sorted.filter((one) => statusGroup(one.bookingStatus) === group),
  })).filter(({ appointments: members }) => members.length > 0);
}
