import type { ExcursionBooked, ExcursionBookingRequest } from '#contract/areas/excursions.ts';
import type { AllowedCheck } from '#contract/conditions.ts';
import { bookingAllowed } from '#hub/booking/account-block.ts';
import { commitmentsAmong, commitmentsOf } from '#hub/booking/commitments.ts';
import { findParty } from '#hub/booking/party.ts';
import { BookingRefused, blockedRefused } from '#hub/booking/refused.ts';
import { type Ask, openSale } from '#hub/booking/sale.ts';
import { shipNow } from '#hub/booking/ship-hours.ts';
import { guestPlace, withReference } from '#hub/booking/take-places.ts';
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

interface DirectAsk extends Ask {
  coming: readonly PmsGuest[];
  excursionId: string;
  allowed: AllowedCheck;
}

/** BD33: the onboard booking of one excursion for some guests of the party, all of them or none. */
export function directBookingService(hub: Pick<Hub, 'sql' | 'pms' | 'clock' | 'shipTime' | 'booking'>) {
  const { sql, pms } = hub;

  const excursionsOf = (asks: readonly DirectAsk[]) => [...new Set(asks.map((ask) => ask.excursionId))];
  const facts = (tx: Transaction, asks: readonly DirectAsk[]) => ({
    excursions: units(tx).excursions(excursionsOf(asks)),
    ...commitmentsOf(
      tx,
      hub,
      asks.map((ask) => ask.party),
    ),
  });

  const sell = openSale(hub, {
    units: (tx, asks: readonly DirectAsk[]) => unitIds(tx).ofExcursions(excursionsOf(asks)),
    facts,
    decide({ party, coming, excursionId, allowed, reference }, found: Rows<ReturnType<typeof facts>>) {
      if (!allowed.allowed) throw blockedRefused(allowed);
      const excursion = found.excursions.find((one) => one.objectId === excursionId);
      if (!excursion) throw new BookingRefused('not_bookable', 'There is no such excursion.');
      const commitments = commitmentsAmong(party, found);
      const decided = { excursion, party: party.guests, coming, commitments, shipNow: shipNow(hub) };
      const { status, prices } = decideBooking(decided);
      const value: ExcursionBooked = { failed: false, bookingReference: reference, bookingStatus: status };
      return {
        value,
        group: { reference, partyId: party.id, bookedBy: party.self.accountNumber },
        places: coming.map((guest, n) => guestPlace(excursion, guest, prices[n] ?? 0, status)),
      };
    },
  });

  return async function book(session: Session, booking: DirectBooking): Promise<ExcursionBooked> {
    const { excursionId, request, idempotencyKey } = booking;
    const accounts = request.guests.map((guest) => String(guest.accountNumber));
    const party = await findParty(pms, session);
    if (!party) throw badRequest('A guest does not belong to your booking.');
    const coming = namedGuests(party.guests, accounts);
    if (String(request.excursionId) !== excursionId) {
      return { failed: true, code: 'not_bookable', message: 'The excursion of the address is another one.' };
    }
    const once = { key: idempotencyKey, scope: `excursions/book:${party.id}`, body: { excursionId, accounts } };
    const allowed = await bookingAllowed(sql, [party.self, ...coming]);
    try {
      return await withReference((reference) => sell({ once, party, reference, coming, excursionId, allowed }));
    } catch (error) {
      if (!(error instanceof BookingRefused)) throw error;
      return { failed: true, code: error.code, message: error.message };
    }
  };
}
