import type { Sql } from '#hub/shared/database/sql.ts';
import { concernOf, freeingPlaces } from './freed-places.service.ts';
import type { FreeingHub } from './freeing-hub.ts';
import { placesStore } from './places.store.ts';

export interface Cancellation {
  reference: string;
  /** Only these guests, only this excursion or bookable; nothing = all of the reference. */
  accountNumbers?: readonly string[];
  objectId?: string;
}

/** Takes bookings of any kind back; places and time that come free go to those who wait, in the same transaction. */
export function cancellationService(hub: FreeingHub) {
  return async function cancel({ reference, accountNumbers, objectId }: Cancellation) {
    const chosen = async (sql: Sql) =>
      (await placesStore(sql).ofReference(reference)).filter(
        (one) =>
          (!accountNumbers || accountNumbers.includes(one.accountNumber)) && (!objectId || one.objectId === objectId),
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
