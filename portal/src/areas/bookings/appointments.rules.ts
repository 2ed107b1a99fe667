import type { Appointment } from '#contract/areas/bookings.ts';
import { minutesOf, parseHubDate } from '#contract/hub-date.ts';

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
  return code === undefined || ['C', 'R', 'W', 'X'].includes(code);
}

/** BD39: by date and start; what cannot be read stands last. */
export function sortAppointments<T extends Dated>(appointments: readonly T[]): T[] {
  const day = (one: T) => parseHubDate(one.date ?? '') ?? '9999';
  const start = (one: T) => minutesOf(one.fromTime ?? '') ?? 24 * 60;
  return [...appointments].sort((a, b) => day(a).localeCompare(day(b)) || start(a) - start(b));
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
