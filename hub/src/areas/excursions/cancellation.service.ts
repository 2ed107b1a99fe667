import type { Hub } from '#hub/hub.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { type Concern, freeingPlaces } from './freed-places.ts';
import { type ActiveBooking, placesStore } from './places.store.ts';

export interface Cancellation {
  reference: string;
  /** Only these guests, only this excursion; nothing = all of the reference. */
  accountNumbers?: readonly string[];
  excursionId?: string;
}

/** The parties and excursions of these bookings, and the lists on which their guests wait and may now move up. */
export async function concernOf(sql: Sql, bookings: readonly ActiveBooking[]): Promise<Concern> {
  const awaited = await placesStore(sql).excursionsAwaitedBy(bookings.map((one) => one.accountNumber));
  return {
    parties: bookings.map((one) => one.partyId),
    excursions: [...bookings.map((one) => one.excursionId), ...awaited],
  };
}

/** An operator takes bookings back; their places go to those who wait, in the same transaction. */
export function cancellationService(hub: Pick<Hub, 'sql' | 'clock' | 'shipTime' | 'events'>) {
  return async function cancel({ reference, accountNumbers, excursionId }: Cancellation) {
    const chosen = async (sql: Sql) =>
      (await placesStore(sql).ofReference(reference)).filter(
        (one) =>
          (!accountNumbers || accountNumbers.includes(one.accountNumber)) &&
          (!excursionId || one.excursionId === excursionId),
      );
    const { value, promoted } = await freeingPlaces(
      hub,
      async (sql) => concernOf(sql, await chosen(sql)),
      async (tx) => {
        const ids = (await chosen(tx)).map((one) => one.id);
        await placesStore(tx).cancel(ids, hub.clock.now());
        return ids;
      },
    );
    return { cancelled: value, promoted };
  };
}
