import type { Sql, Transaction } from '#hub/shared/database/sql.ts';
import { appointmentsOf } from './appointments.ts';
import { holdsPlace, overlaps } from './eligibility.rules.ts';
import type { FreeingHub } from './freeing-hub.ts';
import { writeToParty } from './letters.ts';
import { movedUpLetter } from './moved-up.mail.ts';
import { tellOffered } from './offered.mail.ts';
import { placesStore, type WaitingRow } from './places.store.ts';
import type { MovedUp } from './ports.ts';
import { dayOf, shipNow, timeOf } from './ship-hours.ts';
import { freePlaces, isBookable, type Unit } from './unit.ts';
import { waitingOffersStore } from './waiting-offers.store.ts';
import { movingUp, offerEnd } from './waitlist.rules.ts';

interface Waitlist {
  unit: Unit;
  waiting: readonly WaitingRow[];
  /** For how long a place is offered; nothing = whoever waits is booked at once. */
  offerMinutes: number | undefined;
}

/** Those of the accounts who hold a place of any kind at the time of the unit. */
export async function hinderedAccounts(sql: Sql, accounts: readonly string[], unit: Unit): Promise<Set<string>> {
  const appointments = await appointmentsOf(sql, accounts);
  const hindering = appointments.filter((one) => holdsPlace(one.status) && overlaps(one, unit));
  return new Set(hindering.map((one) => one.accountNumber));
}

/** BD34: gives or offers the free places of a unit to those who wait longest; answers their references. */
export async function moveUp(hub: FreeingHub, tx: Transaction, waitlist: Waitlist): Promise<string[]> {
  const { unit, offerMinutes } = waitlist;
  if (!isBookable(unit, shipNow(hub))) return [];
  const waiting = waitlist.waiting.filter((group) => group.offeredUntil === null);
  const hindered = await hinderedAccounts(
    tx,
    waiting.flatMap((group) => group.accounts),
    unit,
  );
  const groups = waiting.map((group) => ({ ...group, hindered: group.accounts.some((one) => hindered.has(one)) }));
  const moving = movingUp(groups, freePlaces(unit));
  if (moving.length === 0) return [];
  if (offerMinutes === undefined) await confirm(hub, tx, unit, moving);
  else await offer(hub, tx, unit, moving, offerMinutes);
  return moving.map((group) => group.reference);
}

async function confirm(hub: FreeingHub, tx: Transaction, unit: Unit, moving: readonly WaitingRow[]): Promise<void> {
  const references = moving.map((group) => group.reference);
  await placesStore(tx).confirmWaiting(unit.id, references, hub.clock.now());
  for (const { reference, partyId, accounts, price } of moving) {
    await tellMovedUp(hub, tx, { reference, partyId, accountNumbers: accounts, unit, price });
  }
}

/** Holds the places and asks: nothing is charged before the guests say yes. */
async function offer(
  hub: FreeingHub,
  tx: Transaction,
  unit: Unit,
  moving: readonly WaitingRow[],
  minutes: number,
): Promise<void> {
  const begins = hub.shipTime.instantOf(dayOf(unit.startsAt), timeOf(unit.startsAt));
  const until = offerEnd(hub.clock.now(), minutes, begins);
  for (const { reference, partyId, accounts, price } of moving) {
    await waitingOffersStore(tx).offer(unit.id, reference, until);
    await tellOffered(hub, tx, { reference, partyId, accountNumbers: accounts, unit, price, until });
  }
}

/** Nobody is charged without a word: a mail where an address is known, and whatever the areas add. */
export async function tellMovedUp(hub: FreeingHub, tx: Transaction, moved: MovedUp): Promise<void> {
  await writeToParty(hub, tx, moved, (about) => movedUpLetter(moved, about));
  await hub.booking.tellMovedUp(tx, moved);
}
