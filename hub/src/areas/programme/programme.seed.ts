import type { IsoDay } from '#contract/hub-date.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { cleanLocalText } from '#hub/shared/rich-text.ts';
import { currentVoyage } from '#hub/shared/voyage/voyage.store.ts';
import { lineupOfDay } from '#packs/lineup.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { resolveVoyage } from '#packs/resolve-voyage.ts';

/** Nobody writes the programme but the pack, so that of the voyage is laid anew. */
export async function seedProgramme(sql: Sql, pack: Pack, today: IsoDay): Promise<void> {
  const voyage_id = await currentVoyage(sql);
  const rows = resolveVoyage(today, pack).days.flatMap(({ day, date }) =>
    lineupOfDay(pack, day).map((event, position) => ({
      day: date,
      position,
      voyage_id,
      event: { ...event, description: cleanLocalText(event.description) },
    })),
  );
  await sql`delete from programme_events where voyage_id = ${voyage_id}`;
  await sql`
    insert into programme_events
    select * from jsonb_populate_recordset(null::programme_events, ${sql.json(rows as never)})`;
}
