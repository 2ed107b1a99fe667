import type { ExcursionBooked, ExcursionBookingRequest } from '#contract/areas/excursions.ts';
import type { AllowedCheck } from '#contract/conditions.ts';
import { bookingAllowed } from '#hub/booking/account-block.ts';
import { commitmentsOf } from '#hub/booking/commitments.ts';
import { partyLock } from '#hub/booking/locks.ts';
import { type BookingParty, findParty } from '#hub/booking/party.ts';
import { BookingRefused, blockedRefused } from '#hub/booking/refused.ts';
import { shipNow } from '#hub/booking/ship-hours.ts';
import { takePlaces, withReference } from '#hub/booking/take-places.ts';
import { unitIds, units } from '#hub/booking/units.ts';
import type { Hub } from '#hub/hub.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import type { Rows } from '#hub/shared/database/together.ts';
import { badRequest } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { decideBooking, namedGuests } from './direct-booking.rules.ts';

export interface DirectBooking {
  excursionId: string;
  request: ExcursionBookingRequest;
  idempotencyKey: string | undefined;
}

/** BD33: the onboard booking of one excursion for some guests of the party, all of them or none. */
export function directBookingService(hub: Pick<Hub, 'sql' | 'once' | 'pms' | 'clock' | 'shipTime' | 'booking'>) {
  const { sql, once, pms, clock } = hub;

  function take(party: BookingParty, coming: readonly PmsGuest[], excursionId: string, allowed: AllowedCheck) {
    const facts = (tx: Transaction) => ({
      excursions: units(tx).excursions([excursionId]),
      ...commitmentsOf(tx, hub, party),
    });
    return (reference: string) => ({
      locks: [partyLock(party.id)],
      units: (tx: Transaction) => unitIds(tx).ofExcursion(excursionId),
      facts,
      write(tx: Transaction, { excursions: [excursion], ...commitments }: Rows<ReturnType<typeof facts>>) {
        if (!allowed.allowed) throw blockedRefused(allowed);
        if (!excursion) throw new BookingRefused('not_bookable', 'There is no such excursion.');
        const decided = { excursion, party: party.guests, coming, commitments, shipNow: shipNow(hub) };
        const { status, prices } = decideBooking(decided);
        const places = coming.map((guest, n) => ({ unit: excursion, guest, price: prices[n] ?? 0, status }));
        const group = { reference, partyId: party.id, bookedBy: party.self.accountNumber };
        const value: ExcursionBooked = { failed: false, bookingReference: reference, bookingStatus: status };
        return { value, writes: [takePlaces(tx, group, places, clock.now())] };
      },
    });
  }

  return async function book(session: Session, booking: DirectBooking): Promise<ExcursionBooked> {
    const { excursionId, request, idempotencyKey } = booking;
    const accounts = request.guests.map((guest) => String(guest.accountNumber));
    const party = await findParty(pms, session);
    if (!party) throw badRequest('A guest does not belong to your booking.');
    const coming = namedGuests(party.guests, accounts);
    if (String(request.excursionId) !== excursionId) {
      return { failed: true, code: 'not_bookable', message: 'The excursion of the address is another one.' };
    }
    const key = { key: idempotencyKey, scope: `excursions/book:${party.id}`, body: { excursionId, accounts } };
    const taken = take(party, coming, excursionId, await bookingAllowed(sql, [party.self, ...coming]));
    try {
      return await withReference((reference) => once.scarce(key, taken(reference)));
    } catch (error) {
      if (!(error instanceof BookingRefused)) throw error;
      return { failed: true, code: error.code, message: error.message };
    }
  };
}
