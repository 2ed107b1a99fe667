import type { IsoDay } from '#contract/hub-date.ts';
import type { ShipMoment } from '#hub/shared/booking/ship-hours.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import type { Statement } from '#hub/shared/database/transactions.ts';

/** A slot with the persons that are booked at this moment. */
export interface SlotRow {
  id: string;
  bookableId: string;
  startsAt: ShipMoment;
  endsAt: ShipMoment;
  capacity: number;
  taken: number;
}

export interface SlotTaken {
  reference: string;
  slotId: string;
  partyId: string;
  accountNumber: string;
  persons: number;
}

export function slotsStore(sql: Sql) {
  const slots = sql`
    select s.id::text, s.bookable_id as "bookableId", s.starts_at::text as "startsAt", s.ends_at::text as "endsAt",
      s.capacity,
      (select coalesce(sum(b.persons), 0)::int from bookable_bookings b where b.slot_id = s.id and b.status = 'C') as taken
    from bookable_slots s`;

  return {
    ofDay: (bookableId: string, day: IsoDay) => sql<SlotRow[]>`
      ${slots} where s.bookable_id = ${bookableId}
        and s.starts_at >= ${day}::date and s.starts_at < ${day}::date + 1 order by s.starts_at`,

    /** Which slot begins then; its places are asked for behind its lock. */
    async idAt(bookableId: string, startsAt: ShipMoment): Promise<string | undefined> {
      const [row] = await sql<{ id: string }[]>`
        select id::text from bookable_slots
        where bookable_id = ${bookableId} and starts_at = ${startsAt}::timestamp`;
      return row?.id;
    },

    byId: (id: string) => sql<SlotRow[]>`${slots} where s.id = ${id}::bigint`,

    /** The booking with its reference in one statement, which fails when the reference is taken already. */
    take({ reference, slotId, partyId, accountNumber, persons }: SlotTaken, now: Date): Statement {
      return sql`
        with head as (
          insert into booking_groups (reference, kind, party_id, booked_by, created_at)
          values (${reference}, 'direct', ${partyId}, ${accountNumber}, ${now}) returning reference)
        insert into bookable_bookings (reference, slot_id, party_id, account_number, persons, status, created_at,
          changed_at)
        select reference, ${slotId}::bigint, ${partyId}, ${accountNumber}, ${persons}::int, 'C', ${now}, ${now}
        from head`;
    },

    async slotOf(reference: string): Promise<{ slotId: string; partyId: string } | undefined> {
      const [row] = await sql<{ slotId: string; partyId: string }[]>`
        select slot_id::text as "slotId", party_id as "partyId" from bookable_bookings where reference = ${reference}`;
      return row;
    },

    async cancel(reference: string, now: Date): Promise<void> {
      await sql`
        update bookable_bookings set status = 'X', changed_at = ${now} where reference = ${reference} and status = 'C'`;
    },

    async setCapacity(id: string, capacity: number): Promise<void> {
      await sql`update bookable_slots set capacity = ${capacity} where id = ${id}::bigint`;
    },
  };
}
