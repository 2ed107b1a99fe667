import type { Minor } from '#contract/money.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { DEPARTMENT } from './places.store.ts';

/** A booking as it shall be from now on. */
export interface MovedPlace {
  id: string;
  persons: number;
  price: Minor;
}

/** A guest who joins what is booked already. */
export interface JoiningGuest {
  guest: PmsGuest;
  price: Minor;
}

/** Where guests join: the reference, and the appointment as calendars know it. */
export interface JoinedEntry {
  reference: string;
  partyId: string;
  entry: string;
  revision: number;
}

/**
 * What changes bookings that stand. Like `places.store.ts` each statement keeps `taken` of the units in step, the lines of
 * the accounts equal to the prices, and the total of an order equal to what its guests accepted.
 */
export function changedPlacesStore(sql: Sql) {
  return {
    /** Confirmed bookings move to a unit, which may be their own: another number of persons, another price. */
    async move(places: readonly MovedPlace[], unitId: string, now: Date): Promise<void> {
      await sql`
        with wanted as materialized (
          select * from jsonb_to_recordset(${sql.json(places as never)}) as wanted (id bigint, persons integer, price integer)),
        before as materialized (
          select b.id, b.unit_id, b.reference, b.account_number, b.persons, b.price, w.persons as new_persons,
            w.price as new_price, b.unit_id <> ${unitId}::bigint or b.price <> w.price as is_charged_anew
          from bookings b join wanted w on w.id = b.id where b.status in ('C', 'R')),
        moved as (
          update bookings b set unit_id = ${unitId}::bigint, persons = before.new_persons, price = before.new_price,
            entry = coalesce(b.entry, b.unit_id), revision = b.revision + 1, changed_at = ${now}
          from before where b.id = before.id),
        counted as (
          update booking_units u set taken = u.taken + c.persons
          from (
            select unit_id, sum(persons)::int as persons from (
              select unit_id, -persons from before union all select ${unitId}::bigint, new_persons from before
            ) as difference (unit_id, persons) group by unit_id) c
          where u.id = c.unit_id),
        accepted as (
          update booking_groups g set total = g.total + d.difference
          from (select reference, sum(new_price - price)::int as difference from before group by reference) d
          where g.reference = d.reference and g.kind = 'order')
        insert into invoice_lines (account_number, department, description, amount, charged_at, booking_id, reference,
          voyage_id)
        select l.account_number, l.department, l.description, -sum(l.amount), ${now}, l.booking_id, l.reference, l.voyage_id
        from before join invoice_lines l on l.booking_id = before.id where before.is_charged_anew
        group by l.account_number, l.department, l.description, l.booking_id, l.reference, l.voyage_id
        having sum(l.amount) <> 0
        union all
        select b.account_number, ${DEPARTMENT}, u.name, b.new_price, ${now}, b.id, b.reference, u.voyage_id
        from before b join booking_groups g on g.reference = b.reference and g.kind = 'direct'
          join booking_units u on u.id = ${unitId}::bigint and u.kind = 'excursion'
        where b.is_charged_anew`;
    },

    /** More guests by name under a reference that there is, each at a price of their own. */
    async join(joined: JoinedEntry, guests: readonly JoiningGuest[], unitId: string, now: Date): Promise<void> {
      if (guests.length === 0) return;
      const rows = guests.map(({ guest, price }) => ({
        account_number: guest.accountNumber,
        passenger_id: guest.passengerId,
        first_name: guest.firstName,
        last_name: guest.lastName,
        passenger_type: guest.type,
        lead: guest.lead,
        price,
      }));
      const total = guests.reduce((sum, one) => sum + one.price, 0);
      await sql`
        with head as (
          update booking_groups set total = total + ${total}::int where reference = ${joined.reference}
          returning reference, kind),
        unit as (
          update booking_units set taken = taken + ${guests.length}::int where id = ${unitId}::bigint
          returning id, voyage_id, name),
        booked as (
          insert into bookings (reference, unit_id, party_id, account_number, persons, passenger_id, first_name,
            last_name, passenger_type, lead, status, price, entry, revision, created_at, changed_at, voyage_id)
          select head.reference, unit.id, ${joined.partyId}, account_number, 1, passenger_id, first_name, last_name,
            passenger_type, lead, 'C', price, ${joined.entry}::bigint, ${joined.revision}::int, ${now}, ${now}, unit.voyage_id
          from head, unit, jsonb_to_recordset(${sql.json(rows as never)}) as place (account_number text,
            passenger_id text, first_name text, last_name text, passenger_type text, lead boolean, price integer)
          returning id, account_number, price)
        insert into invoice_lines (account_number, department, description, amount, charged_at, booking_id, reference,
          voyage_id)
        select b.account_number, ${DEPARTMENT}, unit.name, b.price, ${now}, b.id, head.reference, unit.voyage_id
        from booked b, unit, head where head.kind = 'direct'`;
    },
  };
}
