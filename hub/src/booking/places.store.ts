import type { BookingStatus } from '#contract/areas/excursions.ts';
import type { Minor } from '#contract/money.ts';
import type { Fragment, Sql } from '#hub/shared/database/sql.ts';
import type { UnitKind } from './unit.ts';

/** The head of what is booked together; an order also says how it is paid and who is told. */
export interface GroupHead {
  reference: string;
  partyId: string;
  bookedBy: string;
  /** An Accept-Language header. */
  language?: string;
  order?: { confirmationMail: string; mobileNumber: string | null; paymentReference: string; total: Minor };
}

/** Who is to be put where. */
export interface PlaceTaken {
  unitId: string;
  accountNumber: string;
  persons: number;
  /** Whoever is booked by name has a passenger id; whoever books for some persons has none. */
  passengerId: string | null;
  firstName: string;
  lastName: string;
  passengerType: string;
  lead: boolean;
  price: Minor;
  status: BookingStatus;
}

/** What is booked together, with its places. */
export interface TakenGroup extends GroupHead {
  places: readonly PlaceTaken[];
}

/** What is charged on board, and how it reads on the bill. */
export const DEPARTMENT = 'Excursions';

/** The only place that writes bookings: each of its statements keeps `taken` of the units in step. */
export function placesStore(sql: Sql) {
  return {
    /** Groups with their places and charges, for `writeTogether`; fails when a reference is taken already. */
    take(groups: readonly TakenGroup[], now: Date): Fragment {
      const heads = groups.map(({ reference, partyId, bookedBy, language = null, order }) => ({
        reference,
        kind: order ? 'order' : 'direct',
        party_id: partyId,
        booked_by: bookedBy,
        language,
        confirmation_mail: order?.confirmationMail,
        mobile_number: order?.mobileNumber,
        payment_reference: order?.paymentReference,
        payment_status: order && 'due',
        total: order?.total,
      }));
      const rows = groups
        .flatMap(({ reference, places }) => places.map((one) => ({ reference, ...one })))
        // Ids follow this order: it decides who of two that came in the same moment has waited longer.
        .map((one, n) => ({
          n,
          reference: one.reference,
          unit_id: one.unitId,
          account_number: one.accountNumber,
          persons: one.persons,
          passenger_id: one.passengerId,
          first_name: one.firstName,
          last_name: one.lastName,
          passenger_type: one.passengerType,
          lead: one.lead,
          status: one.status,
          price: one.price,
        }));
      const unitIds = [...new Set(rows.map((one) => one.unit_id))];
      // An order is paid by card or cash, a direct booking on the guest's account (docs/algorithms/basket.md).
      const isCharged = ({ order, places }: TakenGroup) =>
        !order && places.some((one) => one.passengerId !== null && one.status === 'C');
      const billed = groups.some(isCharged)
        ? sql`, billed as (
          insert into invoice_lines (account_number, department, description, amount, charged_at, booking_id, reference,
            voyage_id)
          select booked.account_number, ${DEPARTMENT}, unit.name, booked.price, booked.created_at, booked.id,
            booked.reference, unit.voyage_id
          from booked join unit on unit.id = booked.unit_id join head on head.reference = booked.reference
          where head.kind = 'direct' and booked.passenger_id is not null and booked.status = 'C'
          order by booked.id)`
        : sql``;
      return sql`
        place as materialized (select * from jsonb_to_recordset(${sql.json(rows as never)}) as place (
          n integer, reference text, unit_id bigint, account_number text, persons integer, passenger_id text, first_name text,
          last_name text, passenger_type text, lead boolean, status text, price integer)),
        unit as (
          update booking_units u set taken = u.taken + wanted.persons
          from (select unit_id, coalesce(sum(persons) filter (where status in ('C', 'R')), 0)::int as persons
            from place group by unit_id) wanted
          -- The ids once more: from the rows alone the planner expects a hundred units and reads all there are.
          where u.id = any(${unitIds}::bigint[]) and u.id = wanted.unit_id returning u.id, u.voyage_id, u.name),
        head as (
          insert into booking_groups (reference, kind, party_id, booked_by, language, created_at, confirmation_mail,
            mobile_number, payment_reference, payment_status, total, terms_accepted_at, voyage_id)
          select reference, kind, party_id, booked_by, language, ${now}, confirmation_mail, mobile_number,
            payment_reference, payment_status, total, case when kind = 'order' then ${now}::timestamptz end,
            (select voyage_id from unit limit 1)
          from jsonb_to_recordset(${sql.json(heads as never)}) as head (
            reference text, kind text, party_id text, booked_by text, language text, confirmation_mail text,
            mobile_number text, payment_reference text, payment_status text, total integer)
          returning reference, kind, party_id, created_at),
        booked as (
          insert into bookings (reference, unit_id, party_id, account_number, persons, passenger_id, first_name,
            last_name, passenger_type, lead, status, price, created_at, changed_at, voyage_id)
          select head.reference, unit.id, head.party_id, account_number, persons, passenger_id, first_name, last_name,
            passenger_type, lead, status, price, head.created_at, head.created_at, unit.voyage_id
          from head join place on place.reference = head.reference join unit on unit.id = place.unit_id
          order by place.n
          returning id, unit_id, account_number, passenger_id, status, price, reference, created_at)
        ${billed}`;
    },

    /** Who waits for these units, the longest-waiting first; a group is what was put on the list together. */
    waiting: (unitIds: readonly string[]) => sql<WaitingRow[]>`
      select unit_id::text as "unitId", reference, party_id as "partyId", sum(persons)::int as size,
        sum(price)::int as price, array_agg(account_number order by id) as accounts,
        min(offered_until) as "offeredUntil", min(created_at) as "joinedAt"
      from bookings where unit_id = any(${unitIds as string[]}::bigint[]) and status = 'W'
      group by unit_id, reference, party_id order by min(coalesce(waiting_since, created_at)), min(id)`,

    async unitsAwaitedBy(accounts: readonly string[]): Promise<string[]> {
      const rows = await sql<{ id: string }[]>`
        select distinct unit_id::text as id from bookings
        where account_number = any(${accounts as string[]}::text[]) and status = 'W'`;
      return rows.map((row) => row.id);
    },

    /** W becomes C and is charged the price that was shown when the group joined. */
    async confirmWaiting(unitId: string, references: readonly string[], now: Date): Promise<void> {
      await sql`
        with before as materialized (
          select id, persons, offered_until is not null as held from bookings
          where unit_id = ${unitId}::bigint and reference = any(${references as string[]}::text[]) and status = 'W'),
        confirmed as (
          update bookings b set status = 'C', offered_until = null, changed_at = ${now} from before
          where b.id = before.id returning b.id, b.account_number, b.price, b.reference),
        unit as (
          update booking_units set taken = taken + (select coalesce(sum(persons), 0)::int from before where not held)
          where id = ${unitId}::bigint returning name, voyage_id)
        insert into invoice_lines (account_number, department, description, amount, charged_at, booking_id, reference,
          voyage_id)
        select c.account_number, ${DEPARTMENT}, unit.name, c.price, ${now}, c.id, c.reference, unit.voyage_id
        from confirmed c, unit`;
    },

    /** Active bookings become X; what is charged on board gets a line with the negative amount. */
    async cancel(ids: readonly string[], now: Date): Promise<void> {
      await sql`
        with before as materialized (
          select id, unit_id, persons, status in ('C', 'R') or offered_until is not null as held from bookings
          where id = any(${ids as string[]}::bigint[]) and status in ('C', 'R', 'W')),
        cancelled as (
          update bookings b set status = 'X', offered_until = null, revision = revision + 1, changed_at = ${now}
          from before where b.id = before.id returning b.id),
        freed as (
          update booking_units u set taken = u.taken - f.persons
          from (select unit_id, sum(persons)::int as persons from before where held group by unit_id) f
          where u.id = f.unit_id)
        insert into invoice_lines (account_number, department, description, amount, charged_at, booking_id, reference,
          voyage_id)
        select l.account_number, l.department, l.description, -sum(l.amount), ${now}, l.booking_id, l.reference,
          l.voyage_id
        from cancelled c join invoice_lines l on l.booking_id = c.id
        group by l.account_number, l.department, l.description, l.booking_id, l.reference, l.voyage_id
        having sum(l.amount) <> 0`;
    },

    ofReference: (reference: string) => sql<ActiveBooking[]>`
      select b.id::text, b.reference, b.unit_id::text as "unitId", u.kind, u.object_id as "objectId",
        b.party_id as "partyId", b.account_number as "accountNumber"
      from bookings b join booking_units u on u.id = b.unit_id
      where b.reference = ${reference} and b.status in ('C', 'R', 'W') order by b.id`,

    ofUnit: (unitId: string) => sql<ActiveBooking[]>`
      select b.id::text, b.reference, b.unit_id::text as "unitId", u.kind, u.object_id as "objectId",
        b.party_id as "partyId", b.account_number as "accountNumber"
      from bookings b join booking_units u on u.id = b.unit_id
      where b.unit_id = ${unitId}::bigint and b.status in ('C', 'R', 'W') order by b.id`,

    /** Who is booked on a unit, by reference, with what they were charged on board; nobody of whom the pack alone knows. */
    groupsOn: (unitId: string) => sql<BookedGroup[]>`
      select b.reference, b.party_id as "partyId", array_agg(b.account_number order by b.id) as "accountNumbers",
        min(coalesce(b.entry, b.unit_id))::text as entry, max(b.revision) + 1 as revision,
        coalesce(sum((select sum(l.amount) from invoice_lines l where l.booking_id = b.id)), 0)::int as credited
      from bookings b
      where b.unit_id = ${unitId}::bigint and b.status in ('C', 'R', 'W') and b.party_id <> ${OTHER_PARTY}
      group by b.reference, b.party_id order by min(b.id)`,

    async waitingPersons(unitId: string): Promise<number> {
      const [row] = await sql<{ persons: number }[]>`
        select coalesce(sum(persons), 0)::int as persons from bookings where unit_id = ${unitId}::bigint and status = 'W'`;
      return row?.persons ?? 0;
    },

    /** The address that a party last gave with an order of the voyage under way, and its language. */
    async contactOf(partyId: string): Promise<Contact | undefined> {
      const [row] = await sql<Contact[]>`
        select confirmation_mail as recipient, coalesce(language, '') as language from booking_groups
        where party_id = ${partyId} and kind = 'order' and voyage_id = (select current_voyage())
        order by created_at desc limit 1`;
      return row;
    },
  };
}

/** Guests who booked elsewhere, so that "full" is made of real bookings. */
export const OTHER_PARTY = 'other-guests';

export interface BookedGroup {
  reference: string;
  partyId: string;
  accountNumbers: string[];
  /** The appointment as calendars know it, and the number of its cancellation. */
  entry: string;
  revision: number;
  credited: Minor;
}

export interface ActiveBooking {
  id: string;
  reference: string;
  unitId: string;
  kind: UnitKind;
  objectId: string;
  partyId: string;
  accountNumber: string;
}

export interface WaitingRow {
  unitId: string;
  reference: string;
  partyId: string;
  accounts: string[];
  size: number;
  price: Minor;
  /** Until when their place is held for them; null while they wait for one. */
  offeredUntil: Date | null;
  joinedAt: Date;
}

export interface Contact {
  recipient: string;
  language: string;
}
