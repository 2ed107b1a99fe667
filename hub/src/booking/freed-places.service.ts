import type { Hub } from '#hub/hub.ts';
import { currencySymbol } from '#hub/shared/currency.ts';
import type { Sql, Transaction } from '#hub/shared/database/sql.ts';
import { busy } from '#hub/shared/http/hub-error.ts';
import { queueMail } from '#hub/shared/mail/mail-outbox.ts';
import { appointmentsOf } from './appointments.ts';
import { lockScarce } from './capacity-lock.ts';
import { holdsPlace, overlaps } from './eligibility.rules.ts';
import { partyLock } from './locks.ts';
import { movedUpMail } from './moved-up.mail.ts';
import { type ActiveBooking, placesStore, type WaitingRow } from './places.store.ts';
import type { MovedUp } from './ports.ts';
import { shipNow } from './ship-hours.ts';
import { freePlaces, isBookable, type Unit } from './unit.ts';
import { unitIds, units } from './units.ts';
import { movingUp } from './waitlist.rules.ts';

/** What a change concerns: it must hold these parties and units before it may look, let alone write. */
export interface Concern {
  parties: readonly string[];
  units: readonly string[];
}

export type FreeingHub = Pick<Hub, 'sql' | 'clock' | 'shipTime' | 'booking'>;

const ROUNDS = 5;
const TRY_AGAIN = Symbol('somebody joined in between');

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
): Promise<{ value: T; promoted: string[] }> {
  for (let round = 0; round < ROUNDS; round++) {
    const held = await fullConcern(hub.sql, concern);
    const done = await hub.sql.begin(async (tx) => {
      await lockScarce(tx, held.parties.map(partyLock), unitIds(tx).these(held.units));
      const needed = await fullConcern(tx, concern);
      if (!covers(held.parties, needed.parties) || !covers(held.units, needed.units)) return TRY_AGAIN;
      const value = await change(tx);
      return { value, promoted: await wake(hub, tx, held.units) };
    });
    if (done !== TRY_AGAIN) return done as { value: T; promoted: string[] };
  }
  throw busy();
}

/** Lets whoever waits for these units move up; answers their references. The locks are held. */
async function wake(hub: FreeingHub, tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const store = placesStore(tx);
  const waiting = await store.waiting(ids);
  if (waiting.length === 0) return [];
  const promoted: string[] = [];
  const awaited = await units(tx).byIds([...new Set(waiting.map((group) => group.unitId))]);
  for (const unit of awaited.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))) {
    const groups = waiting.filter((group) => group.unitId === unit.id);
    promoted.push(...(await moveUp(hub, tx, unit, groups)));
  }
  return promoted;
}

/** BD34: gives the free places of a unit to those who wait longest; answers their references. */
async function moveUp(hub: FreeingHub, tx: Transaction, unit: Unit, waiting: readonly WaitingRow[]): Promise<string[]> {
  if (!isBookable(unit, shipNow(hub))) return [];
  const appointments = await appointmentsOf(
    tx,
    waiting.flatMap((group) => group.accounts),
  );
  const groups = waiting.map((group) => ({
    ...group,
    hindered: appointments.some(
      (one) => group.accounts.includes(one.accountNumber) && holdsPlace(one.status) && overlaps(one, unit),
    ),
  }));
  const moving = movingUp(groups, freePlaces(unit));
  if (moving.length === 0) return [];
  const references = moving.map((group) => group.reference);
  await placesStore(tx).confirmWaiting(unit.id, references, hub.clock.now());
  for (const { reference, partyId, accounts, price } of moving) {
    await tell(hub, tx, { reference, partyId, accountNumbers: accounts, unit, price });
  }
  return references;
}

/** Nobody is charged without a word: a mail where an address is known, and whatever the areas add. */
async function tell(hub: FreeingHub, tx: Transaction, moved: MovedUp): Promise<void> {
  const contact = await placesStore(tx).contactOf(moved.partyId);
  if (contact) {
    const mail = movedUpMail(moved, contact.language, await currencySymbol(tx));
    await queueMail(tx, { recipient: contact.recipient, ...mail }, hub.clock.now());
  }
  await hub.booking.tellMovedUp(tx, moved);
}
