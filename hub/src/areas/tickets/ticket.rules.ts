import { createHash } from 'node:crypto';
import type { TicketFacts } from '#contract/ticket-text.ts';
import type { Booking } from '#hub/booking/bookings.ts';
import { fold, foldCode } from '#hub/shared/fold.ts';

const LONGEST_CODE = 16;

/** The first letters of the first and last name, `-` for what is none of A to Z. */
export function initials(firstName: string | null, lastName: string | null): string {
  return [firstName, lastName]
    .map((name) => /^[a-z]/.exec(fold(name ?? ''))?.[0] ?? '-')
    .join('')
    .toUpperCase();
}

/** A code in the letters that a ticket has; empty without one. */
export function ticketCode(code: string | null): string {
  return foldCode(code ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9-]/g, '')
    .slice(0, LONGEST_CODE);
}

/** One byte: who does not know the cabin is found out in 255 of 256 cases, and a lost ticket gives no cabin away. */
export function cabinCheck(id: string, cabin: string): string {
  return createHash('sha256')
    .update(`${id}/${foldCode(cabin)}`)
    .digest('hex')
    .slice(0, 2)
    .toUpperCase();
}

type Ticketed = Pick<Booking, 'kind' | 'unitId' | 'code' | 'startsAt' | 'firstName' | 'lastName' | 'persons'>;

/** What the ticket of a booking says. */
export function ticketFacts(
  booking: Ticketed,
  about: { key: string; id: string; voyage: string; cabin: string },
): TicketFacts {
  const { key, id, voyage, cabin } = about;
  return {
    key,
    id,
    voyage,
    kind: booking.kind,
    unit: booking.unitId,
    code: ticketCode(booking.code),
    startsAt: booking.startsAt.slice(0, 16),
    who: initials(booking.firstName, booking.lastName),
    persons: booking.persons,
    cabinCheck: cabinCheck(id, cabin),
  };
}
