import type { Sql } from '#hub/shared/database/sql.ts';
import { cleanLocalText } from '#hub/shared/rich-text.ts';
import type { Pack } from '#packs/pack.schema.ts';

/** The ship of the pack, whole: a seed replaces what an earlier pack drew. */
export async function seedShip(sql: Sql, { ship, voyage, operator }: Pack): Promise<void> {
  const { cabins, ...plan } = ship;
  const cabin = { ...plan.cabin, description: cleanLocalText(plan.cabin.description) };
  const stored = { ...plan, cabin, description: cleanLocalText(plan.description), look: operator.look };
  await sql`
    insert into ship (code, name, plan) values (${voyage.ship.code}, ${voyage.ship.name}, ${sql.json(stored as never)})
    on conflict (only_row) do update set code = excluded.code, name = excluded.name, plan = excluded.plan`;
  await sql`delete from ship_cabins`;
  await sql`
    insert into ship_cabins (number, deck, cabin)
    select one ->> 'number', (one ->> 'deck')::int, one from jsonb_array_elements(${sql.json(cabins as never)}) as one`;
}
