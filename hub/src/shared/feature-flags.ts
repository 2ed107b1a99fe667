import type { Sql } from '#hub/shared/database/sql.ts';

/** A switch of the operator; off unless set. */
export async function hasFeature(sql: Sql, flag: 'photoMatchEnabled' | 'allowBookingWhenBlocked'): Promise<boolean> {
  const [row] = await sql<{ on: boolean | null }[]>`
    select (operator -> 'featureFlags' ->> ${flag})::boolean as on from deployment`;
  return row?.on ?? false;
}
