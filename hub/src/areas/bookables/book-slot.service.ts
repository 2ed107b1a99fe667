import type { BookableBooked, BookableModule, BookableRequest } from '#contract/areas/bookables.ts';
import { withReference } from '#hub/areas/excursions/places.service.ts';
import type { Hub } from '#hub/hub.ts';
import { bookingAllowed } from '#hub/shared/booking/account-block.ts';
import { partyLock, slotLock } from '#hub/shared/booking/booking-locks.ts';
import { type BookingParty, findParty } from '#hub/shared/booking/booking-party.ts';
import { BookingRefused, blockedRefused } from '#hub/shared/booking/booking-refused.ts';
import { shipNow } from '#hub/shared/booking/ship-hours.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import { badRequest } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { bookablesStore } from './bookables.store.ts';
import { checkSlot, startOf } from './slots.rules.ts';
import { slotsStore } from './slots.store.ts';

export interface SlotBooking {
  module: BookableModule;
  id: string;
  request: BookableRequest;
  idempotencyKey: string | undefined;
}

/** BD45: one guest books a time for some persons, in one transaction; nothing is charged. */
export function bookSlotService(hub: Pick<Hub, 'sql' | 'once' | 'pms' | 'clock' | 'shipTime' | 'log'>) {
  const { sql, once, pms, clock, log } = hub;

  /** What is looked at behind the locks, asked for at once. */
  async function read(tx: Transaction, party: BookingParty, { module, id }: SlotBooking, slotId: string) {
    const [bookable, [slot], allowed] = await Promise.all([
      bookablesStore(tx).byId(module, id),
      slotsStore(tx).byId(slotId),
      bookingAllowed(tx, [party.self]),
    ]);
    return { bookable, slot, allowed };
  }

  function take(party: BookingParty, booking: SlotBooking, slotId: string, reference: string) {
    const { request } = booking;
    return {
      locks: [partyLock(party.id), slotLock(slotId)],
      read: (tx: Transaction) => read(tx, party, booking, slotId),
      write(tx: Transaction, { bookable, slot, allowed }: Awaited<ReturnType<typeof read>>) {
        if (!allowed.allowed) throw blockedRefused(allowed);
        checkSlot({ bookable, slot, request, shipNow: shipNow(hub) });
        const { accountNumber } = party.self;
        const taken = { reference, slotId, partyId: party.id, accountNumber, persons: request.numberOfPersons };
        const value: BookableBooked = { failed: false, bookingReference: reference };
        return { value, statements: [slotsStore(tx).take(taken, clock.now())] };
      },
    };
  }

  async function takeOnce(session: Session, booking: SlotBooking): Promise<BookableBooked> {
    const { module, id, request, idempotencyKey } = booking;
    if (String(request.objectId) !== id) throw new BookingRefused('not_bookable', 'The address names another object.');
    const startsAt = startOf(request);
    if (!startsAt) throw badRequest('date must be dd/mm/yyyy and fromTime HH:mm.');
    const party = await findParty(pms, session);
    if (!party) throw new BookingRefused('no_account', 'The session has no account to book for.');
    // A time that nobody has heard of has no lock of its own; -1 is no slot either, so the same checks refuse it.
    const slotId = (await slotsStore(sql).idAt(id, startsAt)) ?? '-1';
    const key = { key: idempotencyKey, scope: `${module}/book:${party.id}`, body: { id, ...request } };
    return withReference((reference) => once.scarce(key, take(party, booking, slotId, reference)));
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
