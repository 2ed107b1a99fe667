import type { GateScan, TicketRefusal } from '#contract/areas/tickets.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import { ticketIdParts } from '#contract/ticket-text.ts';
import type { Booking } from '#hub/booking/bookings.ts';
import { dayOf } from '#hub/booking/ship-hours.ts';
import { checkTicket, type KnownTickets } from './ticket-check.ts';

/** Told to a gate, but who comes back must be counted, and what a scanner tells later has happened. */
const ONLY_ON_LEAVING: readonly TicketRefusal[] = ['revoked', 'another_day'];

/** The id of a ticket that was scanned or typed; a reason where a scanned one is no ticket of this ship. */
export function gateTicket(
  text: string,
  known: KnownTickets,
): { id: string; problem?: TicketRefusal } | { refused: TicketRefusal } {
  const typed = ticketIdParts(text) && text.trim();
  if (typed) return { id: typed, ...(known.revocationOf(typed) && { problem: 'revoked' }) };
  const verdict = checkTicket(text, known);
  if (verdict.isGood) return { id: verdict.facts.id };
  if (verdict.reason === 'revoked' && verdict.facts) return { id: verdict.facts.id, problem: 'revoked' };
  return { refused: verdict.reason };
}

type Scanned = Pick<GateScan, 'direction' | 'scannedAt'>;

/** What stands against this scan of a booking's ticket, and whether it is counted all the same. */
export function judgeScan(
  scan: Scanned,
  booking: Pick<Booking, 'kind' | 'startsAt'>,
  about: { problem?: TicketRefusal; today: IsoDay },
): { refused?: TicketRefusal; remark?: TicketRefusal } {
  if (booking.kind !== 'excursion') return { refused: 'not_ashore' };
  const isFact = scan.direction === 'on' || scan.scannedAt !== undefined;
  const otherDay = !isFact && dayOf(booking.startsAt) !== about.today ? 'another_day' : undefined;
  const problem = about.problem ?? otherDay;
  if (!problem) return {};
  return isFact && ONLY_ON_LEAVING.includes(problem) ? { remark: problem } : { refused: problem };
}
