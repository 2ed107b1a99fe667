import { appointmentsOf } from '#hub/areas/bookings/appointments.service.ts';
import type { Hub } from '#hub/hub.ts';
import { partyLock, placeLock } from '#hub/shared/booking/booking-locks.ts';
import { holdsPlace, overlaps } from '#hub/shared/booking/eligibility.ts';
import { shipNow } from '#hub/shared/booking/ship-hours.ts';
import { busy, lockScarce } from '#hub/shared/capacity-lock.ts';
import type { Sql, Transaction } from '#hub/shared/database/sql.ts';
import { defineTopic } from '#hub/shared/event-bus.ts';
import { excursionsOf, freePlaces, isBookable } from './places.service.ts';
import { placesStore } from './places.store.ts';
import { movingUp } from './waitlist.ts';

/** Guests who came off the waitlist: they have a place now, and it is charged. */
export const movedUp = defineTopic<{ reference: string; excursionId: string; accountNumbers: string[] }>(
  'excursions.movedUp',
);

/** What a change concerns: it must hold these parties and excursions before it may look, let alone write. */
export interface Concern {
  parties: readonly string[];
  excursions: readonly string[];
}

type Needs = Pick<Hub, 'sql' | 'clock' | 'shipTime' | 'events'>;

const ROUNDS = 5;
const TRY_AGAIN = Symbol('somebody joined in between');

const covers = (held: readonly string[], needed: readonly string[]) => needed.every((one) => held.includes(one));

/** The concern, and the parties who wait for its excursions and may move up. */
async function fullConcern(sql: Sql, concern: (sql: Sql) => Promise<Concern>): Promise<Concern> {
  const { parties, excursions } = await concern(sql);
  const waiting = await placesStore(sql).waiting(excursions);
  return { parties: [...parties, ...waiting.map((group) => group.partyId)], excursions };
}

/**
 * Makes a change that may free places and lets those who wait move up, in one transaction. Who is concerned is read
 * before locking and again behind it; when somebody joined in between, it starts over with the larger set.
 */
export async function freeingPlaces<T>(
  hub: Needs,
  concern: (sql: Sql) => Promise<Concern>,
  change: (tx: Transaction) => Promise<T>,
): Promise<{ value: T; promoted: string[] }> {
  for (let round = 0; round < ROUNDS; round++) {
    const held = await fullConcern(hub.sql, concern);
    const done = await hub.sql.begin(async (tx) => {
      await lockScarce(tx, [...held.parties.map(partyLock), ...held.excursions.map(placeLock)]);
      const needed = await fullConcern(tx, concern);
      if (!covers(held.parties, needed.parties) || !covers(held.excursions, needed.excursions)) return TRY_AGAIN;
      const value = await change(tx);
      const promoted: string[] = [];
      for (const id of [...new Set(held.excursions)].toSorted()) promoted.push(...(await moveUp(hub, tx, id)));
      return { value, promoted };
    });
    if (done !== TRY_AGAIN) return done as { value: T; promoted: string[] };
  }
  throw busy();
}

/** BD34: gives the free places of an excursion to those who wait longest; answers their references. */
async function moveUp(hub: Needs, tx: Transaction, excursionId: string): Promise<string[]> {
  const store = placesStore(tx);
  const [[excursion], waiting] = await Promise.all([excursionsOf(tx, [excursionId]), store.waiting([excursionId])]);
  if (!excursion || !isBookable(excursion, shipNow(hub)) || waiting.length === 0) return [];
  const appointments = await appointmentsOf(
    tx,
    waiting.flatMap((group) => group.accounts),
  );
  const groups = waiting.map((group) => ({
    ...group,
    size: group.accounts.length,
    hindered: appointments.some(
      (one) => group.accounts.includes(one.accountNumber) && holdsPlace(one.status) && overlaps(one, excursion),
    ),
  }));
  const moving = movingUp(groups, freePlaces(excursion));
  if (moving.length === 0) return [];
  const references = moving.map((group) => group.reference);
  await store.confirmWaiting(excursionId, references, hub.clock.now());
  for (const { reference, accounts: accountNumbers } of moving) {
    await hub.events.publishIn(tx, movedUp, { reference, excursionId, accountNumbers });
  }
  return references;
}
