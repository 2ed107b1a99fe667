import type { ExcursionBooked, ExcursionBookingRequest } from '#contract/areas/excursions.ts';
import { textOf } from '#contract/text.ts';
import { cartEntries } from '#hub/areas/basket/cart-entries.service.ts';
import { appointmentsOf } from '#hub/areas/bookings/appointments.service.ts';
import type { Hub } from '#hub/hub.ts';
import { bookingAllowed } from '#hub/shared/booking/account-block.ts';
import { lockExcursions, lockParties } from '#hub/shared/booking/booking-locks.ts';
import { type BookingParty, findParty } from '#hub/shared/booking/booking-party.ts';
import { BookingRefused } from '#hub/shared/booking/booking-refused.ts';
import { shipNow } from '#hub/shared/booking/ship-hours.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import { badRequest } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { decideBooking, namedGuests } from './direct-booking.rules.ts';
import { excursionsOf, takePlaces } from './places.service.ts';

export interface DirectBooking {
  excursionId: string;
  request: ExcursionBookingRequest;
  idempotencyKey: string | undefined;
}

/** BD33: the onboard booking of one excursion for some guests of the party, all of them or none. */
export function directBookingService(hub: Pick<Hub, 'sql' | 'once' | 'pms' | 'clock' | 'shipTime'>) {
  const { once, pms, clock } = hub;

  async function take(tx: Transaction, party: BookingParty, accounts: string[], excursionId: string) {
    const coming = namedGuests(party.guests, accounts);
    const [allowed, , , [excursion], appointments, cart] = await Promise.all([
      bookingAllowed(tx, [party.self, ...coming]),
      lockParties(tx, [party.id]),
      lockExcursions(tx, [excursionId]),
      excursionsOf(tx, [excursionId]),
      appointmentsOf(
        tx,
        party.guests.map((guest) => guest.accountNumber),
      ),
      cartEntries(tx, party.id, shipNow(hub)),
    ]);
    if (!allowed.allowed)
      throw new BookingRefused(allowed.code ?? 'blocked_account', textOf(allowed.messages[0], 'en'));
    if (!excursion) throw new BookingRefused('not_bookable', 'There is no such excursion.');
    const { status, prices } = decideBooking({
      excursion,
      party: party.guests,
      coming,
      commitments: { appointments, cart },
      shipNow: shipNow(hub),
    });
    const places = coming.map((guest, index) => ({
      excursionId,
      name: excursion.name,
      guest,
      price: prices[index] ?? 0,
      status,
    }));
    const head = { partyId: party.id, bookedBy: party.self.accountNumber };
    const bookingReference = await takePlaces(tx, head, places, clock.now());
    return { failed: false, bookingReference, bookingStatus: status } satisfies ExcursionBooked;
  }

  return async function book(session: Session, booking: DirectBooking): Promise<ExcursionBooked> {
    const { excursionId, request, idempotencyKey } = booking;
    const accounts = request.guests.map((guest) => guest.accountNumber);
    const party = await findParty(pms, session);
    if (!party) throw badRequest('A guest does not belong to your booking.');
    namedGuests(party.guests, accounts);
    if (String(request.excursionId) !== excursionId) {
      return { failed: true, code: 'not_bookable', message: 'The excursion of the address is another one.' };
    }
    const key = { key: idempotencyKey, scope: `excursions/book:${party.id}`, body: { excursionId, accounts } };
    try {
      return await once(key, (tx) => take(tx, party, accounts, excursionId));
    } catch (error) {
      if (!(error instanceof BookingRefused)) throw error;
      return { failed: true, code: error.code, message: error.message };
    }
  };
}
