import type { Minor } from '#contract/money.ts';
import { placeLock } from '#hub/shared/booking/booking-locks.ts';
import { lockScarceOf } from '#hub/shared/capacity-lock.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface ElementRow {
  id: string;
  excursionId: string;
  passengerId: string;
}

export interface EntryRow {
  excursionId: string;
  passengerId: string;
  startsAt: string;
  endsAt: string;
}

export function basketStore(sql: Sql) {
  return {
    /** The locks of all places that the basket is about, in their order; the party's own lock is held before. */
    lockPlaces: (partyId: string) =>
      lockScarceOf(
        sql,
        sql`
      select distinct ${placeLock('')} || excursion_id from basket_elements where party_id = ${partyId}`,
      ),

    elements: (partyId: string) => sql<ElementRow[]>`
      select id::text, excursion_id as "excursionId", passenger_id as "passengerId"
      from basket_elements b where party_id = ${partyId} order by b.id`,

    /** With the times of their excursions; what has begun or was withdrawn is no entry any more (BD13). */
    entries: (partyId: string, shipNow: string) => sql<EntryRow[]>`
      select b.excursion_id as "excursionId", b.passenger_id as "passengerId", e.starts_at::text as "startsAt",
        e.ends_at::text as "endsAt"
      from basket_elements b join excursions e on e.id = b.excursion_id
      where b.party_id = ${partyId} and e.withdrawn_at is null and e.starts_at > ${shipNow}::timestamp`,

    async add(partyId: string, excursionId: string, passengerIds: readonly string[], now: Date): Promise<void> {
      await sql`
        insert into basket_elements (party_id, excursion_id, passenger_id, added_at)
        select ${partyId}, ${excursionId}, passenger_id, ${now}
        from unnest(${passengerIds as string[]}::text[]) as passenger_id
        on conflict do nothing`;
    },

    async remove(partyId: string, excursionId: string, passengerIds: readonly string[]): Promise<void> {
      await sql`
        delete from basket_elements where party_id = ${partyId} and excursion_id = ${excursionId}
          and passenger_id = any(${passengerIds as string[]}::text[])`;
    },

    empty: (partyId: string) => sql`delete from basket_elements where party_id = ${partyId}`,

    excursionIds: (partyId: string) => sql`select excursion_id from basket_elements where party_id = ${partyId}`,

    async servedTotal(sessionId: string): Promise<Minor | undefined> {
      const [row] = await sql<{ total: Minor }[]>`select total from basket_served where session_id = ${sessionId}`;
      return row?.total;
    },

    async noteServed(sessionId: string, total: Minor, now: Date): Promise<void> {
      await sql`
        insert into basket_served (session_id, total, served_at) values (${sessionId}, ${total}, ${now})
        on conflict (session_id) do update set total = excluded.total, served_at = excluded.served_at
        where basket_served.total <> excluded.total`;
    },
  };
}
export type BasketStore = ReturnType<typeof basketStore>;
