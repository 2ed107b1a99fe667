import type { Sql } from '#hub/shared/database/sql.ts';
import type { Ship, ShipCabin } from '#packs/schema/ship.ts';

/** The plan as the seed wrote it; cabins stand in rows of their own. */
export type StoredPlan = Omit<Ship, 'cabins'> & { look: string };
export interface ShipRow {
  code: string;
  name: string;
  plan: StoredPlan;
}

export function shipStore(sql: Sql) {
  return {
    async ship(): Promise<ShipRow | undefined> {
      const [row] = await sql<ShipRow[]>`select code, name, plan from ship`;
      return row;
    },

    async cabins(): Promise<ShipCabin[]> {
      const rows = await sql<{ cabin: ShipCabin }[]>`select cabin from ship_cabins order by number`;
      return rows.map(({ cabin }) => cabin);
    },
  };
}
