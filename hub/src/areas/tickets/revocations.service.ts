import type { Revocation, RevocationReason, RevokedTickets } from '#contract/areas/tickets.ts';
import { ticketId, ticketIdParts } from '#contract/ticket-text.ts';
import { type Booking, bookings } from '#hub/booking/bookings.ts';
import type { Hub } from '#hub/hub.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { notFound } from '#hub/shared/http/hub-error.ts';
import { type RevocationRow, ticketsStore } from './tickets.store.ts';

function presentRevocation({ bookingId, serial, reason, at }: RevocationRow): Revocation {
  return { id: ticketId(bookingId, serial), reason, at: at.toISOString() };
}

/** How many tickets of each booking ended: the serial of the present one. */
export function serials(rows: readonly Pick<RevocationRow, 'bookingId' | 'serial'>[]): Map<string, number> {
  const next = new Map<string, number>();
  for (const { bookingId, serial } of rows) next.set(bookingId, Math.max(next.get(bookingId) ?? 0, serial + 1));
  return next;
}

const isConfirmed = (status: string) => status === 'C' || status === 'R';

/** What ended by itself, and the present tickets of bookings that were taken back. */
function withCancelled(ended: readonly RevocationRow[], cancelled: readonly { id: string; at: Date }[]): Revocation[] {
  const next = serials(ended);
  const last = cancelled.map(({ id, at }) => ({
    bookingId: id,
    serial: next.get(id) ?? 0,
    reason: 'cancelled' as const,
    at,
  }));
  return [...ended, ...last].map(presentRevocation);
}

/** Tickets that are no longer good: of cancelled bookings, and those that ended while their booking stands. */
export function revocationsService({ sql, clock }: Pick<Hub, 'sql' | 'clock'>) {
  const store = ticketsStore(sql);

  return {
    async list(): Promise<RevokedTickets> {
      const [voyage, ended, cancelled] = await Promise.all([
        store.voyage(),
        store.revocations(),
        bookings(sql).cancelled(),
      ]);
      return { voyage, asOf: clock.now().toISOString(), revoked: withCancelled(ended, cancelled) };
    },

    /** The ended tickets of these bookings. */
    async of(held: readonly Booking[]): Promise<Revocation[]> {
      const ended = await store.revocationsOf(held.map(({ id }) => id));
      return withCancelled(
        ended,
        held.filter(({ status }) => !isConfirmed(status)).map(({ id, changedAt: at }) => ({ id, at })),
      );
    },

    end: (tx: Sql, bookingIds: readonly string[], reason: RevocationReason) =>
      ticketsStore(tx).revoke(bookingIds, reason, clock.now()),

    /** The present ticket of a booking; one that ended before stays what it was. */
    async revoke(id: string, reason: RevocationReason): Promise<{ revoked: string; replacedBy: string }> {
      const parts = ticketIdParts(id);
      const [booking] = parts ? await bookings(sql).byIds([parts.bookingId]) : [];
      if (!parts || !booking || !isConfirmed(booking.status)) throw notFound('There is no such ticket.');
      const present = serials(await store.revocationsOf([booking.id])).get(booking.id) ?? 0;
      if (parts.serial > present) throw notFound('There is no such ticket.');
      if (parts.serial === present) await store.revoke([booking.id], reason, clock.now());
      return {
        revoked: ticketId(booking.id, parts.serial),
        replacedBy: ticketId(booking.id, Math.max(present, parts.serial + 1)),
      };
    },
  };
}
export type RevocationsService = ReturnType<typeof revocationsService>;
