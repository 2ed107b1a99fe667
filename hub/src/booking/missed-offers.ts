import type { Transaction } from '#hub/shared/database/sql.ts';
import { bookingTermsOf } from './booking-terms.ts';
import type { FreeingHub } from './freeing-hub.ts';
import { moveUp } from './move-up.ts';
import { tellMissed } from './offered.mail.ts';
import { placesStore } from './places.store.ts';
import { shipNow } from './ship-hours.ts';
import { freePlaces, isBookable } from './unit.ts';
import { units } from './units.ts';
import { type OverdueBooking, waitingOffersStore } from './waiting-offers.store.ts';
import { missedOffer } from './waitlist.rules.ts';

/**
 * Takes offers of a unit back, asks the others who wait, and tells those who missed theirs what has become of it. They
 * are never asked again in the same breath. The locks are held.
 */
export async function endMissed(hub: FreeingHub, tx: Transaction, unitId: string, overdue: readonly OverdueBooking[]) {
  const now = hub.clock.now();
  const idsOf = (bookings: readonly OverdueBooking[]) => bookings.map(({ id }) => id);
  const missed = Map.groupBy(overdue, ({ reference }) => reference);
  await waitingOffersStore(tx).stepBack(idsOf(overdue), now);
  await askOthers(hub, tx, unitId, [...missed.keys()]);

  const [unit] = await units(tx).byIds([unitId]);
  if (!unit) return;
  const left = { isBookable: isBookable(unit, shipNow(hub)), free: freePlaces(unit) };
  for (const bookings of missed.values()) {
    const isLast = bookings.some((one) => one.isLast);
    const size = bookings.reduce((sum, { persons }) => sum + persons, 0);
    const becomes = missedOffer({ size, isLast }, left);
    if (becomes !== 'next') await placesStore(tx).cancel(idsOf(bookings), now);
    await tellMissed(hub, tx, unit, bookings, becomes);
  }
}

async function askOthers(hub: FreeingHub, tx: Transaction, unitId: string, missed: readonly string[]): Promise<void> {
  const [unit] = await units(tx).byIds([unitId]);
  if (!unit) return;
  const waiting = (await placesStore(tx).waiting([unitId])).filter(({ reference }) => !missed.includes(reference));
  const { offerMinutes } = await bookingTermsOf(tx);
  await moveUp(hub, tx, { unit, waiting, offerMinutes });
}
