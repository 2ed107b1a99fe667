import type { Transaction } from '#hub/shared/database/sql.ts';
import { HubError, notFound } from '#hub/shared/http/hub-error.ts';
import { concernOf, freeingPlaces } from './freed-places.service.ts';
import type { FreeingHub } from './freeing-hub.ts';
import { writeToParty } from './letters.ts';
import { placesStore } from './places.store.ts';
import type { Withdrawn } from './ports.ts';
import type { Unit, UnitTerms } from './unit.ts';
import { units } from './units.ts';
import { withdrawnLetter } from './withdrawn.mail.ts';

export interface ChangedUnit {
  unit: Unit;
  waiting: number;
  promoted: string[];
}

/** What operators change of a unit that is on sale. */
export function unitChangesService(hub: FreeingHub) {
  async function found(sql: FreeingHub['sql'] | Transaction, id: string): Promise<Unit> {
    const [unit] = await units(sql).byIds([id]);
    if (!unit) throw notFound('There is nothing like that to book.');
    return unit;
  }

  async function changed(id: string, promoted: string[]): Promise<ChangedUnit> {
    const [unit, waiting] = await Promise.all([found(hub.sql, id), placesStore(hub.sql).waitingPersons(id)]);
    return { unit, waiting, promoted };
  }

  /** Nobody is cancelled without a word: a mail where an address is known, and whatever the areas add. */
  async function tell(tx: Transaction, withdrawn: Withdrawn): Promise<void> {
    await writeToParty(hub, tx, withdrawn, (about) => withdrawnLetter(withdrawn, about));
    await hub.booking.tellWithdrawn(tx, withdrawn);
  }

  return {
    byId: (id: string): Promise<ChangedUnit> => changed(id, []),

    /** Capacity never falls below what is taken; with more of it, whoever waits moves up. */
    async setTerms(id: string, terms: (now: Unit) => UnitTerms): Promise<ChangedUnit> {
      const { promoted } = await freeingPlaces(
        hub,
        async () => ({ parties: [], units: [id] }),
        async (tx) => {
          const now = await found(tx, id);
          const wanted = terms(now);
          if (wanted.capacity < now.taken) {
            throw new HubError(409, 'capacity_below_booked', `${now.taken} places are booked already.`);
          }
          await units(tx).setTerms(id, wanted);
        },
      );
      return changed(id, promoted);
    },

    /**
     * Cancels every booking, tells those who had one, and takes it off sale for good; the guests' time is free again, for
     * what they wait for too.
     */
    async withdraw(id: string): Promise<ChangedUnit> {
      const { promoted } = await freeingPlaces(
        hub,
        async (sql) => {
          const concern = await concernOf(sql, await placesStore(sql).ofUnit(id));
          return { parties: concern.parties, units: [...new Set([id, ...concern.units])] };
        },
        async (tx) => {
          const unit = await found(tx, id);
          const store = placesStore(tx);
          const bookings = await store.ofUnit(id);
          const groups = await store.groupsOn(id);
          await units(tx).withdraw(id, hub.clock.now());
          await store.cancel(
            bookings.map((one) => one.id),
            hub.clock.now(),
          );
          for (const group of groups) await tell(tx, { ...group, unit });
        },
      );
      return changed(id, promoted);
    },
  };
}
