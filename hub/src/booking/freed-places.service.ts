import type { Sql, Transaction } from '#hub/shared/database/sql.ts';
import { busy } from '#hub/shared/http/hub-error.ts';
import { bookingTermsOf } from './booking-terms.ts';
import { lockScarce } from './capacity-lock.ts';
import type { FreeingHub } from './freeing-hub.ts';
import { partyLock } from './locks.ts';
import { moveUp } from './move-up.ts';
import { type ActiveBooking, placesStore } from './places.store.ts';
import { unitIds, units } from './units.ts';

/** What a change concerns: it must hold these parties and units before it may look, let alone write. */
export interface Concern {
  parties: readonly string[];
  units: readonly string[];
}

export interface Freed<T> {
  value: T;
  /** The references that moved up, or were offered a place. */
  promoted: string[];
}

type RunFreeing<T> = (write: (tx: Transaction) => Promise<Freed<T>>) => Promise<Freed<T>>;

const ROUNDS = 5;
const TRY_AGAIN = new Error('Somebody joined in between.');

const covers = (held: readonly string[], needed: readonly string[]) => needed.every((one) => held.includes(one));

/** The parties and units of these bookings, and the units for which their guests wait and may now move up. */
export async function concernOf(sql: Sql, bookings: readonly ActiveBooking[]): Promise<Concern> {
  const awaited = await placesStore(sql).unitsAwaitedBy(bookings.map((one) => one.accountNumber));
  return {
    parties: bookings.map((one) => one.partyId),
    units: [...new Set([...bookings.map((one) => one.unitId), ...awaited])],
  };
}

/** The concern, and the parties who wait for its units and may move up. */
async function fullConcern(sql: Sql, concern: (sql: Sql) => Promise<Concern>): Promise<Concern> {
  const { parties, units: ids } = await concern(sql);
  const waiting = await placesStore(sql).waiting(ids);
  return { parties: [...new Set([...parties, ...waiting.map((group) => group.partyId)])], units: ids };
}

/**
 * Makes a change that may free places, or the time of guests, and lets those who wait move up, in one transaction. Who is
 * concerned is read before locking and again behind it; when somebody joined in between, it starts over with the larger
 * set.
 */
export async function freeingPlaces<T>(
  hub: FreeingHub,
  concern: (sql: Sql) => Promise<Concern>,
  change: (tx: Transaction) => Promise<T>,
  /** How the transaction is run: at most once per key where a guest presses. */
  run: RunFreeing<T> = (write) => hub.sql.begin(write) as Promise<Freed<T>>,
): Promise<Freed<T>> {
  for (let round = 0; round < ROUNDS; round++) {
    const held = await fullConcern(hub.sql, concern);
    try {
      return await run(async (tx) => {
        await lockScarce(tx, held.parties.map(partyLock), unitIds(tx).these(held.units));
        const needed = await fullConcern(tx, concern);
        if (!covers(held.parties, needed.parties) || !covers(held.units, needed.units)) throw TRY_AGAIN;
        const value = await change(tx);
        return { value, promoted: await wake(hub, tx, held.units) };
      });
    } catch (error) {
      if (error !== TRY_AGAIN) throw error;
    }
  }
  throw busy();
}

/** Lets whoever waits for these units move up; answers their references. The locks are held. */
async function wake(hub: FreeingHub, tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const store = placesStore(tx);
  const waiting = await store.waiting(ids);
  if (waiting.length === 0) return [];
  const promoted: string[] = [];
  const { offerMinutes } = await bookingTermsOf(tx);
  const awaited = await units(tx).byIds([...new Set(waiting.map((group) => group.unitId))]);
  for (const unit of awaited.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))) {
    const groups = waiting.filter((group) => group.unitId === unit.id);
    promoted.push(...(await moveUp(hub, tx, { unit, waiting: groups, offerMinutes })));
  }
  return promoted;
}
