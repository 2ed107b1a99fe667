import type { BookableBooked, BookableModule, BookableRequest } from '#contract/areas/bookables.ts';
import type { AllowedCheck } from '#contract/conditions.ts';
import { bookingAllowed } from '#hub/booking/account-block.ts';
import { appointmentsOf } from '#hub/booking/appointments.ts';
import { bookings } from '#hub/booking/bookings.ts';
import { findParty } from '#hub/booking/party.ts';
import { BookingRefused, blockedRefused } from '#hub/booking/refused.ts';
import { type Ask, openSale } from '#hub/booking/sale.ts';
import { type ShipMoment, shipNow } from '#hub/booking/ship-hours.ts';
import { slotPlace, withReference } from '#hub/booking/take-places.ts';
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

interface SlotAsk extends Ask, Pick<SlotBooking, 'module' | 'id' | 'request'> {
  startsAt: ShipMoment;
  allowed: AllowedCheck;
}

/** BD45: one guest books a time for some persons, in one transaction; nothing is charged. */
export function bookSlotService(hub: Pick<Hub, 'sql' | 'pms' | 'clock' | 'shipTime' | 'log' | 'settings'>) {
  const { sql, pms, log, settings } = hub;

  const facts = (tx: Transaction, [ask]: readonly SlotAsk[]) => {
    const { module, id, startsAt, party } = ask as SlotAsk;
    return {
      bookables: bookablesStore(tx).named(module, id),
      slots: units(tx).slotAt(module, id, startsAt),
      own: bookings(tx).activeInUnit(party.id, { kind: module, objectId: id, startsAt }),
      appointments: appointmentsOf(tx, [party.self.accountNumber]),
    };
  };

  const sell = openSale(hub, {
    alone: true,
    units(tx, [ask]: readonly SlotAsk[]) {
      const { module, id, startsAt } = ask as SlotAsk;
      return unitIds(tx).ofSlot(module, id, startsAt);
    },
    facts,
    decide({ party, request, allowed, reference }, found: Rows<ReturnType<typeof facts>>) {
      if (!allowed.allowed) throw blockedRefused(allowed);
      const { bookables, slots, own, appointments } = found;
      const partySize = settings.slotPersons === 'party' ? party.guests.length : Number.POSITIVE_INFINITY;
      const slot = { bookable: bookables[0], slot: slots[0], isBookedByParty: own.length > 0, appointments };
      const unit = checkSlot({ ...slot, request, partySize, shipNow: shipNow(hub) });
      const value: BookableBooked = { failed: false, bookingReference: reference };
      return {
        value,
        group: { reference, partyId: party.id, bookedBy: party.self.accountNumber },
        places: [slotPlace(unit, party.self, request.numberOfPersons)],
      };
    },
  });

  async function takeOnce(session: Session, booking: SlotBooking): Promise<BookableBooked> {
    const { module, id, request, idempotencyKey } = booking;
    if (String(request.objectId) !== id) throw new BookingRefused('not_bookable', 'The address names another object.');
    const startsAt = startOf(request);
    if (!startsAt) throw badRequest('date must be dd/mm/yyyy and fromTime HH:mm.');
    const party = await findParty(pms, session);
    if (!party) throw new BookingRefused('no_account', 'The session has no account to book for.');
    // Confirming is no part of the wish: after a lost answer it is this very booking that the guest meets (BD17).
    const { confirmOverlap: _, ...wish } = request;
    const once = { key: idempotencyKey, scope: `${module}/book:${party.id}`, body: { id, ...wish } };
    const allowed = await bookingAllowed(sql, [party.self]);
    return withReference((reference) => sell({ once, party, reference, module, id, request, startsAt, allowed }));
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
