import type { Sql } from '#hub/shared/database/sql.ts';
import type { Samples } from '#packs/marketplace-samples.ts';

/** Lays the samples anew; nothing that guests did hangs on them. */
export async function seedEmbeddedMarketplace(sql: Sql, { countries, cities, activities }: Samples): Promise<void> {
  const rows: [table: string, rows: readonly object[]][] = [
    ['marketplace_countries', countries.map((sample, place) => ({ id: sample.id, place, sample }))],
    [
      'marketplace_cities',
      cities.map((sample, place) => ({ id: sample.id, country_id: sample.country.id, place, sample })),
    ],
    [
      'marketplace_activities',
      activities.map((sample, place) => ({ id: sample.uuid, city_id: sample.city.id, place, sample })),
    ],
  ];
  for (const [table] of rows.toReversed()) await sql`delete from ${sql(table)}`;
  for (const [table, ofTable] of rows) {
    await sql`
      insert into ${sql(table)}
      select * from jsonb_populate_recordset(null::${sql(table)}, ${sql.json(ofTable as never)})`;
  }
}
