import type { Hub } from '#hub/hub.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { concernOf, freeingPlaces } from './freed-places.service.ts';
import type { FreeingHub } from './freeing-hub.ts';
import { tellMissed } from './offered.mail.ts';
import { placesStore } from './places.store.ts';
import { units } from './units.ts';
import { waitingOffersStore } from './waiting-offers.store.ts';

const LOOK_EVERY_MS = 15_000;

/** Gives places that nobody took in time to the next who wait. Any number of hub processes may do it. */
export async function endOverdueOffers(hub: FreeingHub): Promise<void> {
  const overdueUnits = await waitingOffersStore(hub.sql).unitsWithOverdue(hub.clock.now());
  for (const unitId of overdueUnits) {
    const overdue = (sql: Sql) => waitingOffersStore(sql).overdue(unitId, hub.clock.now());
    await freeingPlaces(
      hub,
      async (sql) => {
        const concern = await concernOf(sql, await overdue(sql));
        return { parties: concern.parties, units: [...new Set([unitId, ...concern.units])] };
      },
      async (tx) => {
        const bookings = await overdue(tx);
        const [unit] = await units(tx).byIds([unitId]);
        const idsOf = (isLast: boolean) => bookings.filter((one) => one.isLast === isLast).map(({ id }) => id);
        await waitingOffersStore(tx).stepBack(idsOf(false), hub.clock.now());
        await placesStore(tx).cancel(idsOf(true), hub.clock.now());
        if (unit) await tellMissed(hub, tx, unit, bookings);
      },
    );
  }
}

/** Looks for such places until the hub closes. */
export function watchOffers(hub: Hub): void {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await endOverdueOffers(hub)
      .catch((error: unknown) => hub.log.warn('offers to those who wait could not be ended', { error }))
      .finally(() => {
        isLooking = false;
      });
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  hub.lifecycle.beforeClose(() => clearInterval(timer));
}
