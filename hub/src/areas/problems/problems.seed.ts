import type { IsoDay } from '#contract/hub-date.ts';
import { systemClock } from '#hub/shared/clock.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { shipTime } from '#hub/shared/ship-time.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { resolveVoyage } from '#packs/resolve-voyage.ts';

/** Categories, and what guests of the demo reported so far; how far operators brought it since is theirs. */
export async function seedProblems(sql: Sql, pack: Pack, middle: IsoDay): Promise<void> {
  const { categories, reports } = pack.problems;
  for (const [place, { id, name }] of categories.entries()) {
    await sql`
      insert into problem_categories (id, name, place) values (${id}, ${sql.json(name)}, ${place})
      on conflict (id) do update set name = excluded.name, place = excluded.place, offered = true`;
  }
  await sql`update problem_categories set offered = false where id <> all(${categories.map(({ id }) => id)}::text[])`;
  const voyage = resolveVoyage(middle, pack);
  const { instantOf } = shipTime({ zone: pack.operator.shipTimeZone }, systemClock);
  const members = pack.guests.parties.flatMap((party) => party.members);
  for (const { id, guest, category, description, status, solution, day, time } of reports) {
    const member = members.find((one) => one.id === guest);
    const at = instantOf(voyage.dateOf(day), time);
    await sql`
      insert into problems (pack_id, account_number, category_id, description, status, solution, received_at, changed_at)
      values (${id}, ${member?.accountNumber ?? ''}, ${category}, ${description}, ${status},
        ${solution ? sql.json(solution) : null}, ${at}, ${at})
      on conflict (voyage_id, pack_id) do nothing`;
  }
}
