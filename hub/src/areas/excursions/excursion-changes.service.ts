import type { ExcursionChange, ExcursionPlaces } from '#contract/areas/excursions.ts';
import { type Minor, toMinor } from '#contract/money.ts';
import type { Hub } from '#hub/hub.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import { HubError, notFound } from '#hub/shared/http/hub-error.ts';
import { concernOf } from './cancellation.service.ts';
import { type ExcursionRow, excursionsStore } from './excursions.store.ts';
import { freeingPlaces } from './freed-places.ts';
import { placesStore } from './places.store.ts';

/** Nothing given leaves the price, null takes it away. */
function changedPrice(given: number | null | undefined, present: Minor | null): Minor | null {
  if (given === undefined) return present;
  return given === null ? null : toMinor(given);
}

/** What operators change of an excursion that is on sale. */
export function excursionChangesService(hub: Pick<Hub, 'sql' | 'clock' | 'shipTime' | 'events'>) {
  const noSuchExcursion = () => notFound('There is no such excursion.');

  async function places(id: string, promoted: string[] = []): Promise<ExcursionPlaces> {
    const counts = await placesStore(hub.sql).counts(id);
    if (!counts) throw noSuchExcursion();
    return { id, ...counts, free: Math.max(0, counts.capacity - counts.booked), promoted };
  }

  async function underLock(tx: Transaction, id: string): Promise<ExcursionRow> {
    const [excursion] = await excursionsStore(tx).byIds([id]);
    if (!excursion) throw noSuchExcursion();
    return excursion;
  }

  return {
    places: (id: string) => places(id),

    async change(id: string, change: ExcursionChange): Promise<ExcursionPlaces> {
      const { promoted } = await freeingPlaces(
        hub,
        async () => ({ parties: [], excursions: [id] }),
        async (tx) => {
          const now = await underLock(tx, id);
          const capacity = change.capacity ?? now.capacity;
          if (change.capacity !== undefined && capacity < now.taken) {
            throw new HubError(409, 'capacity_below_booked', `${now.taken} places are booked already.`);
          }
          await placesStore(tx).setTerms(id, {
            capacity,
            waitlist: change.waitlist ?? now.waitlist,
            adultPrice: changedPrice(change.price?.adult, now.adultPrice),
            childPrice: changedPrice(change.price?.child, now.childPrice),
            infantPrice: changedPrice(change.price?.infant, now.infantPrice),
          });
        },
      );
      return places(id, promoted);
    },

    async withdraw(id: string): Promise<ExcursionPlaces> {
      const { promoted } = await freeingPlaces(
        hub,
        async (sql) => {
          const { parties, excursions } = await concernOf(sql, await placesStore(sql).ofExcursion(id));
          return { parties, excursions: [id, ...excursions] };
        },
        async (tx) => {
          await underLock(tx, id);
          const store = placesStore(tx);
          const bookings = await store.ofExcursion(id);
          await store.cancel(
            bookings.map((one) => one.id),
            hub.clock.now(),
          );
          await store.withdraw(id, hub.clock.now());
        },
      );
      return places(id, promoted);
    },
  };
}
