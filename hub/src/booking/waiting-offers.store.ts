import type { Sql } from '#hub/shared/database/sql.ts';
import type { ActiveBooking } from './places.store.ts';

/** Whoever let so many offers pass leaves the list. */
export const OFFERS_TO_MISS = 2;

/** A place that is offered is held: it counts as taken, in the statement that offers it or takes the offer back. */
export function waitingOffersStore(sql: Sql) {
  return {
    async offer(unitId: string, reference: string, until: Date): Promise<void> {
      await sql`
        with offered as (
          update bookings set offered_until = ${until}
          where unit_id = ${unitId}::bigint and reference = ${reference} and status = 'W' and offered_until is null
          returning persons)
        update booking_units set taken = taken + (select coalesce(sum(persons), 0)::int from offered)
        where id = ${unitId}::bigint`;
    },

    /** The units with an offer that nobody took in time. */
    async unitsWithOverdue(now: Date): Promise<string[]> {
      const rows = await sql<{ id: string }[]>`
        select distinct unit_id::text as id from bookings where offered_until <= ${now} order by id`;
      return rows.map((row) => row.id);
    },

    overdue: (unitId: string, now: Date) => sql<OverdueBooking[]>`
      select b.id::text, b.reference, b.unit_id::text as "unitId", u.kind, u.object_id as "objectId",
        b.party_id as "partyId", b.account_number as "accountNumber", b.persons, b.offers_missed + 1 >= ${OFFERS_TO_MISS} as "isLast"
      from bookings b join booking_units u on u.id = b.unit_id
      where b.unit_id = ${unitId}::bigint and b.offered_until <= ${now} order by b.id`,

    /** Takes offers back: whoever missed one stands behind all who wait now. */
    async stepBack(ids: readonly string[], now: Date): Promise<void> {
      await sql`
        with missed as (
          update bookings set offered_until = null, waiting_since = ${now}, offers_missed = offers_missed + 1
          where id = any(${ids as string[]}::bigint[]) and offered_until is not null
          returning unit_id, persons)
        update booking_units u set taken = u.taken - m.persons
        from (select unit_id, sum(persons)::int as persons from missed group by unit_id) m where u.id = m.unit_id`;
    },
  };
}

export interface OverdueBooking extends ActiveBooking {
  persons: number;
  /** It was the last offer that they could miss. */
  isLast: boolean;
}
