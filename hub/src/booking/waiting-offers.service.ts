import type { Hub } from '#hub/hub.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { concernOf, freeingPlaces } from './freed-places.service.ts';
import type { FreeingHub } from './freeing-hub.ts';
import { endMissed } from './missed-offers.ts';
import { waitingOffersStore } from './waiting-offers.store.ts';

const LOOK_EVERY_MS = 15_000;

/** Gives places that nobody took in time to the next who wait, or back to everybody. Any number of hub processes may do it. */
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
      async (tx) => endMissed(hub, tx, unitId, await overdue(tx)),
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
