import type { Cart, CartChange } from '#contract/areas/basket.ts';
import { appointmentsOf } from '#hub/booking/appointments.ts';
import { lockScarce } from '#hub/booking/capacity-lock.ts';
import { partyLock } from '#hub/booking/locks.ts';
import { type BookingParty, findParty } from '#hub/booking/party.ts';
import { shipNow } from '#hub/booking/ship-hours.ts';
import { units } from '#hub/booking/units.ts';
import type { Hub } from '#hub/hub.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { badRequest, sessionGone } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { basketStore } from './basket.store.ts';
import { checkChange, type Intent, netChange, type Place, readIntents } from './cart-change.rules.ts';
import { presentCart, priceCart, totalOf } from './cart-pricing.rules.ts';

const FOREIGN_KEY_VIOLATION = '23503';
const EMPTY_CART: Cart = { excursions: [], totalPrice: 0 };

/** The party's basket: read, priced and changed (docs/algorithms/basket.md). */
export function basketService(hub: Pick<Hub, 'sql' | 'pms' | 'clock' | 'shipTime'>) {
  const { sql, pms, clock } = hub;

  /** Reads and prices the basket, notes the total as told to this session, and answers the cart. */
  async function serve(on: Sql, session: Session, party: BookingParty): Promise<Cart> {
    const store = basketStore(on);
    const [elements, excursions] = await Promise.all([
      store.elements([party.id]),
      units(on).among(store.unitIds([party.id])),
    ]);
    const priced = priceCart(elements, excursions, party.guests, shipNow(hub));
    try {
      await store.noteServed(session.id, totalOf(priced), clock.now());
    } catch (error) {
      // The session ended while its basket was read.
      throw (error as { code?: string }).code === FOREIGN_KEY_VIOLATION ? sessionGone() : error;
    }
    return presentCart(priced);
  }

  /** What a change is decided on, asked for at once behind the party's lock. */
  async function read(tx: Sql, party: BookingParty, intents: readonly Intent[]) {
    const store = basketStore(tx);
    const accounts = party.guests.map((guest) => guest.accountNumber);
    const [, elements, inBasket, named, appointments] = await Promise.all([
      lockScarce(tx, [partyLock(party.id)]),
      store.elements([party.id]),
      units(tx).among(store.unitIds([party.id])),
      units(tx).excursions(intents.map((one) => one.excursionId)),
      appointmentsOf(tx, accounts),
    ]);
    const excursions = [...new Map([...inBasket, ...named].map((unit) => [unit.id, unit])).values()];
    const current = elements.flatMap(({ unitId, passengerId }): Place[] => {
      const unit = excursions.find((one) => one.id === unitId);
      return unit ? [{ excursionId: unit.objectId, passengerId }] : [];
    });
    return { current, excursions, appointments };
  }

  return {
    async cart(session: Session): Promise<Cart> {
      const party = await findParty(pms, session);
      return party ? serve(sql, session, party) : EMPTY_CART; // BD2
    },

    async change(session: Session, entries: readonly CartChange[]): Promise<Cart> {
      const party = await findParty(pms, session);
      if (!party) throw badRequest('A passenger does not belong to your booking.');
      const { guests } = party;
      const intents = readIntents(entries, guests);
      return sql.begin(async (tx) => {
        const { current, excursions, appointments } = await read(tx, party, intents);
        const { added, removed } = netChange(current, intents);
        const isRemoved = (one: Place) =>
          removed.some((gone) => gone.excursionId === one.excursionId && gone.passengerId === one.passengerId);
        const after = [...current.filter((one) => !isRemoved(one)), ...added];
        checkChange({ after, added, removed, excursions, guests, appointments, shipNow: shipNow(hub) });
        const store = basketStore(tx);
        const unitOf = (one: Place) => excursions.find((unit) => unit.objectId === one.excursionId)?.id ?? '';
        for (const one of added) await store.add(party.id, unitOf(one), one.passengerId, clock.now());
        for (const one of removed) await store.remove(party.id, unitOf(one), one.passengerId);
        return serve(tx, session, party);
      }) as Promise<Cart>;
    },
  };
}
