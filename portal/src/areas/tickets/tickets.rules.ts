import type { Ticket } from '#contract/areas/tickets.ts';

/** Which bookings are meant: one by the id of its appointment or booking, or what was booked together of one thing. */
export type Booked = { bookingId?: string } | { reference?: string | null; objectId: string };

export function ticketsOf(tickets: readonly Ticket[], booked: Booked): Ticket[] {
  if ('objectId' in booked) {
    const { reference, objectId } = booked;
    return tickets.filter((one) => one.bookingReference === reference && one.objectId === objectId);
  }
  return tickets.filter((one) => one.bookingId === booked.bookingId);
}

/** Who goes to the same thing at the same time, in the order of the list. */
export function companionsOf(tickets: readonly Ticket[], { objectId, date, fromTime }: Ticket): Ticket[] {
  return tickets.filter((one) => one.objectId === objectId && one.date === date && one.fromTime === fromTime);
}

export const guestName = ({ guest }: Pick<Ticket, 'guest'>) => `${guest.firstName} ${guest.lastName}`.trim();
