import type { Cart, CartChange } from '#contract/areas/basket.ts';
import { appointmentsOf } from '#hub/areas/bookings/appointments.service.ts';
import { excursionsOf } from '#hub/areas/excursions/places.service.ts';
import type { Hub } from '#hub/hub.ts';
import { partyLock } from '#hub/shared/booking/booking-locks.ts';
import { type BookingParty, findParty } from '#hub/shared/booking/booking-party.ts';
import { shipNow } from '#hub/shared/booking/ship-hours.ts';
import { lockScarce } from '#hub/shared/capacity-lock.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { badRequest, sessionGone } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { basketStore } from './basket.store.ts';
import { checkChange, netChange, readIntents } from './cart-change.rules.ts';
import { type Element, presentCart, priceCart, totalOf } from './cart-pricing.ts';

const FOREIGN_KEY_VIOLATION = '23503';
const EMPTY_CART: Cart = { excursions: [], totalPrice: 0 };

/** The party's basket: read, priced and changed (docs/algorithms/basket.md). */
export function basketService(hub: Pick<Hub, 'sql' | 'pms' | 'clock' | 'shipTime'>) {
  const { sql, pms, clock } = hub;

  /** Prices the elements, notes the total as told to this session, and answers the cart. */
  async function serve(on: Sql, session: Session, party: BookingParty, elements: readonly Element[]): Promise<Cart> {
    const ids = elements.map((one) => one.excursionId);
    const priced = priceCart(elements, await excursionsOf(on, ids), party.guests, shipNow(hub));
    try {
      await basketStore(on).noteServed(session.id, totalOf(priced), clock.now());
    } catch (error) {
      // The session ended while its basket was read.
      throw (error as { code?: string }).code === FOREIGN_KEY_VIOLATION ? sessionGone() : error;
    }
    return presentCart(priced);
  }

  return {
    async cart(session: Session): Promise<Cart> {
      const party = await findParty(pms, session);
      if (!party) return EMPTY_CART; // BD2
      return serve(sql, session, party, await basketStore(sql).elements(party.id));
    },

    async change(session: Session, entries: readonly CartChange[]): Promise<Cart> {
      const party = await findParty(pms, session);
      if (!party) throw badRequest('A passenger does not belong to your booking.');
      const intents = readIntents(entries, party.guests);
      return sql.begin(async (tx) => {
        const store = basketStore(tx);
        const [, current] = await Promise.all([lockScarce(tx, [partyLock(party.id)]), store.elements(party.id)]);
        const { added, removed } = netChange(current, intents);
        const [excursions, appointments] = await Promise.all([
          excursionsOf(
            tx,
            [...current, ...intents].map((one) => one.excursionId),
          ),
          appointmentsOf(
            tx,
            party.guests.map((guest) => guest.accountNumber),
          ),
        ]);
        const isRemoved = (one: Element) =>
          removed.some((gone) => gone.excursionId === one.excursionId && gone.passengerId === one.passengerId);
        const after = [...current.filter((one) => !isRemoved(one)), ...added];
        checkChange({ after, added, removed, excursions, guests: party.guests, appointments, shipNow: shipNow(hub) });
        for (const { excursionId, passengerId } of added) {
          await store.add(party.id, excursionId, [passengerId], clock.now());
        }
        for (const { excursionId, passengerId } of removed) await store.remove(party.id, excursionId, [passengerId]);
        return serve(tx, session, party, await store.elements(party.id));
      }) as Promise<Cart>;
    },
  };
}
