import type { Minor } from '#contract/money.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface ElementRow {
  id: string;
  partyId: string;
  unitId: string;
  passengerId: string;
}

/** The baskets of the voyage under way. */
export function basketStore(sql: Sql) {
  const ofParties = (ids: readonly string[]) => sql`
    party_id = any(${ids as string[]}::text[]) and voyage_id = (select current_voyage())`;

  return {
    elements: (partyIds: readonly string[]) => sql<ElementRow[]>`
      select id::text, party_id as "partyId", unit_id::text as "unitId", passenger_id as "passengerId"
      from basket_elements b where ${ofParties(partyIds)} order by b.id`,

    /** The units that the baskets are about, for the core to lock and to read. */
    unitIds: (partyIds: readonly string[]) => sql`
      select distinct unit_id from basket_elements where ${ofParties(partyIds)}`,

    /** Who means to go where. */
    wishes: (partyIds: readonly string[]) => sql`
      select party_id, unit_id, passenger_id from basket_elements where ${ofParties(partyIds)}`,

    async add(partyId: string, unitId: string, passengerId: string, now: Date): Promise<void> {
      await sql`
        insert into basket_elements (party_id, unit_id, passenger_id, added_at)
        values (${partyId}, ${unitId}::bigint, ${passengerId}, ${now}) on conflict do nothing`;
    },

    async remove(partyId: string, unitId: string, passengerId: string): Promise<void> {
      await sql`
        delete from basket_elements
        where party_id = ${partyId} and unit_id = ${unitId}::bigint and passenger_id = ${passengerId}`;
    },

    empty: (partyIds: readonly string[]) => sql`delete from basket_elements where ${ofParties(partyIds)}`,

    /** The total that each session was last told; no row where it was told none. */
    served: (sessionIds: readonly string[]) => sql<{ sessionId: string; total: Minor }[]>`
      select session_id as "sessionId", total from basket_served
      where session_id = any(${sessionIds as string[]}::uuid[])`,

    async noteServed(sessionId: string, total: Minor, now: Date): Promise<void> {
      await sql`
        insert into basket_served (session_id, total, served_at) values (${sessionId}, ${total}, ${now})
        on conflict (session_id) do update set total = excluded.total, served_at = excluded.served_at
        where basket_served.total <> excluded.total`;
    },
  };
}
