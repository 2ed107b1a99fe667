import { layConditions } from '#hub/booking/conditions.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import type { Pack } from '#packs/pack.schema.ts';

/** The feedback profiles of the pack; one that was answered stays when it leaves the pack, without a place. */
export async function seedRatings(sql: Sql, { ratings }: Pack): Promise<void> {
  for (const [place, profile] of ratings.profiles.entries()) {
    const { id, title, description, allInOne, acceptTandC, fields, questions } = profile;
    await sql`
      insert into rating_profiles (id, title, description, all_in_one, accept_terms, fields, questions, place)
      values (${id}, ${sql.json(title)}, ${description ? sql.json(description) : null}, ${allInOne}, ${acceptTandC},
        ${sql.json(fields as never)}, ${sql.json(questions as never)}, ${place})
      on conflict (id) do update set title = excluded.title, description = excluded.description,
        all_in_one = excluded.all_in_one, accept_terms = excluded.accept_terms, fields = excluded.fields,
        questions = excluded.questions, place = excluded.place`;
  }
  const ids = ratings.profiles.map(({ id }) => id);
  await sql`
    delete from rating_profiles p where id <> all(${ids}::text[])
      and not exists (select from rating_answers where profile_id = p.id)`;
  if (ratings.conditionText) await layConditions(sql, [{ module: 'Rating', conditionText: ratings.conditionText }]);
}
