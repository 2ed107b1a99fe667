import type { Sql } from '#hub/shared/database/sql.ts';
import { notFound } from '#hub/shared/http/hub-error.ts';
import type { FreeingHub } from './freeing-hub.ts';
import { OTHER_PARTY, placesStore } from './places.store.ts';
import type { Unit } from './unit.ts';
import { unitChangesService } from './unit-changes.service.ts';
import { units } from './units.ts';

/** A unit that left the pack while guests are booked on it. */
export interface LeftOut {
  unit: Unit;
  references: string[];
}

/** What is booked although the pack no longer has it: whether it takes place is an operator's decision. */
export function leftOutService(hub: FreeingHub) {
  const changes = unitChangesService(hub);

  async function list(sql: Sql): Promise<LeftOut[]> {
    const off = await units(sql).leftOut();
    const all = await Promise.all(
      off.map(async (unit) => {
        const booked = await placesStore(sql).ofUnit(unit.id);
        const ofGuests = booked.filter(({ partyId }) => partyId !== OTHER_PARTY);
        return { unit, references: [...new Set(ofGuests.map(({ reference }) => reference))] };
      }),
    );
    return all.filter(({ references }) => references.length > 0);
  }

  return {
    list: () => list(hub.sql),

    /** Cancels what is booked of an excursion or bookable that left the pack, and tells everybody; one unit after the other. */
    async withdraw(objectId: string): Promise<{ cancelled: string[]; promoted: string[] }> {
      const concerned = (await list(hub.sql)).filter(({ unit }) => unit.objectId === objectId);
      if (concerned.length === 0) throw notFound('Nothing like that left the pack with somebody booked on it.');
      const promoted: string[] = [];
      for (const { unit } of concerned) promoted.push(...(await changes.withdraw(unit.id)).promoted);
      return { cancelled: concerned.flatMap(({ references }) => references), promoted };
    },
  };
}
