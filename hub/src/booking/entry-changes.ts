import type { Minor } from '#contract/money.ts';
import type { Hub } from '#hub/hub.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import type { Sql, Transaction } from '#hub/shared/database/sql.ts';
import { changedPlacesStore, type MovedPlace } from './changed-places.store.ts';
import { type BookedEntry, priceOf } from './entries.ts';
import { concernOf, freeingPlaces } from './freed-places.service.ts';
import type { FreeingHub } from './freeing-hub.ts';
import { tellMovedUp } from './move-up.ts';
import { placesStore } from './places.store.ts';

/** Names an entry of a party: the reference and the unit. */
export interface EntryName {
  reference: string;
  unit: string;
}

/** A guest's press on an entry, once per key. */
export interface EntryPress {
  partyId: string;
  name: EntryName;
  idempotencyKey: string | undefined;
  /** What is done, and everything that makes it another press. */
  verb: string;
  body?: unknown;
  /** The unit to which it goes. */
  to?: string | undefined;
}

/** What becomes of the bookings of an entry. */
export interface EntryChange {
  moved: MovedPlace[];
  /** Bookings that are cancelled. */
  removed: string[];
  joining: { guest: PmsGuest; price: Minor }[];
  price: Minor;
  newPrice: Minor;
}

/** Runs a change of an entry behind every lock that it concerns; what comes free goes to those who wait. */
export async function changingEntry<T>(
  hub: FreeingHub & Pick<Hub, 'once'>,
  { partyId, name, idempotencyKey, verb, body, to }: EntryPress,
  write: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const key = { key: idempotencyKey, scope: `bookings/${verb}:${partyId}`, body: { name, body } };
  const concern = async (sql: Sql) => {
    const active = await placesStore(sql).ofReference(name.reference);
    const own = active.filter((one) => one.partyId === partyId && one.unitId === name.unit);
    const { parties, units } = await concernOf(sql, own);
    return { parties: [partyId, ...parties], units: [...new Set([...units, ...(to ? [to] : [])])] };
  };
  const { value } = await freeingPlaces(hub, concern, write, (work) => hub.once(key, work));
  return value;
}

/** The locks are held; whoever calls has decided. */
export async function cancelEntry(hub: FreeingHub, tx: Transaction, { guests }: BookedEntry): Promise<void> {
  await placesStore(tx).cancel(
    guests.map((guest) => guest.bookingId),
    hub.clock.now(),
  );
}

export async function changeEntry(
  hub: FreeingHub,
  tx: Transaction,
  { entry, unitId, change }: { entry: BookedEntry; unitId: string; change: EntryChange },
): Promise<void> {
  const now = hub.clock.now();
  await placesStore(tx).cancel(change.removed, now);
  await changedPlacesStore(tx).move(change.moved, unitId, now);
  const joined = { ...entry, revision: entry.revision + 1 };
  await changedPlacesStore(tx).join(joined, change.joining, unitId, now);
  await hub.booking.tellChanged(
    tx,
    change.moved.map(({ id }) => id),
  );
}

/** The place that was held is theirs, and charged. */
export async function confirmOffered(hub: FreeingHub, tx: Transaction, entry: BookedEntry): Promise<void> {
  const { reference, partyId, unit, guests } = entry;
  await placesStore(tx).confirmWaiting(unit.id, [reference], hub.clock.now());
  const accountNumbers = guests.map((guest) => guest.accountNumber);
  await tellMovedUp(hub, tx, { reference, partyId, accountNumbers, unit, price: priceOf(entry) });
}

/** The references that wait for each of these units, the longest-waiting first. */
export async function waitingLists(sql: Sql, unitIds: readonly string[]): Promise<Map<string, string[]>> {
  const waiting = unitIds.length > 0 ? await placesStore(sql).waiting(unitIds) : [];
  return new Map(
    unitIds.map((id) => [id, waiting.filter(({ unitId }) => unitId === id).map(({ reference }) => reference)]),
  );
}
