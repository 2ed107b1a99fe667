import type { BookableBooked, BookableModule, BookableRequest } from '#contract/areas/bookables.ts';
import type { AllowedCheck } from '#contract/conditions.ts';
import { bookingAllowed } from '#hub/booking/account-block.ts';
import { appointmentsOf } from '#hub/booking/appointments.ts';
import { bookings } from '#hub/booking/bookings.ts';
import { partyLock } from '#hub/booking/locks.ts';
import { type BookingParty, findParty } from '#hub/booking/party.ts';
import { BookingRefused, blockedRefused } from '#hub/booking/refused.ts';
import { type ShipMoment, shipNow } from '#hub/booking/ship-hours.ts';
import { takeSlot, withReference } from '#hub/booking/take-places.ts';
import { unitIds, units } from '#hub/booking/units.ts';
import type { Hub } from '#hub/hub.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import type { Rows } from '#hub/shared/database/together.ts';
import { badRequest } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { bookablesStore } from './bookables.store.ts';
import { checkSlot, startOf } from './slots.rules.ts';

export interface SlotBooking {
  module: BookableModule;
  id: string;
  request: BookableRequest;
  idempotencyKey: string | undefined;
}

/** BD45: one guest books a time for some persons, in one transaction; nothing is charged. */
export function bookSlotService(hub: Pick<Hub, 'sql' | 'once' | 'pms' | 'clock' | 'shipTime' | 'log' | 'settings'>) {
  const { sql, once, pms, clock, log, settings } = hub;

  function take(party: BookingParty, booking: SlotBooking, startsAt: ShipMoment, allowed: AllowedCheck) {
    const { module, id, request } = booking;
    const facts = (tx: Transaction) => ({
      bookables: bookablesStore(tx).named(module, id),
      slots: units(tx).slotAt(module, id, startsAt),
      own: bookings(tx).activeInUnit(party.id, { kind: module, objectId: id, startsAt }),
      appointments: appointmentsOf(tx, [party.self.accountNumber]),
    });
    return (reference: string) => ({
      locks: [partyLock(party.id)],
      units: (tx: Transaction) => unitIds(tx).ofSlot(module, id, startsAt),
      facts,
      write(tx: Transaction, { bookables, slots, own, appointments }: Rows<ReturnType<typeof facts>>) {
        if (!allowed.allowed) throw blockedRefused(allowed);
        const partySize = settings.slotPersons === 'party' ? party.guests.length : Number.POSITIVE_INFINITY;
        const found = { bookable: bookables[0], slot: slots[0], isBookedByParty: own.length > 0, appointments };
        const unit = checkSlot({ ...found, request, partySize, shipNow: shipNow(hub) });
        const group = { reference, partyId: party.id, bookedBy: party.self.accountNumber };
        const taken = { unit, guest: party.self, persons: request.numberOfPersons };
        const value: BookableBooked = { failed: false, bookingReference: reference };
        return { value, writes: [takeSlot(tx, group, taken, clock.now())] };
      },
    });
  }

  async function takeOnce(session: Session, booking: SlotBooking): Promise<BookableBooked> {
    const { module, id, request, idempotencyKey } = booking;
    if (String(request.objectId) !== id) throw new BookingRefused('not_bookable', 'The address names another object.');
    const startsAt = startOf(request);
    if (!startsAt) throw badRequest('date must be dd/mm/yyyy and fromTime HH:mm.');
    const party = await findParty(pms, session);
    if (!party) throw new BookingRefused('no_account', 'The session has no account to book for.');
    // Confirming is no part of the wish: after a lost answer it is this very booking that the guest meets (BD17).
    const { confirmOverlap: _, ...wish } = request;
    const key = { key: idempotencyKey, scope: `${module}/book:${party.id}`, body: { id, ...wish } };
    const taken = take(party, booking, startsAt, await bookingAllowed(sql, [party.self]));
    return withReference((reference) => once.scarce(key, taken(reference)));
  }

  return async function book(session: Session, booking: SlotBooking): Promise<BookableBooked> {
    try {
      return await takeOnce(session, booking);
    } catch (error) {
      if (!(error instanceof BookingRefused)) throw error;
      const { module, id } = booking;
      log.info('booking refused', { module, id, code: error.code, systemInformation: error.message });
      return { failed: true, code: error.code, systemInformation: error.message };
    }
  };
}
