import type { BookingStatus } from '#contract/areas/excursions.ts';
import type { Minor } from '#contract/money.ts';
import type { LocalText } from '#contract/text.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

/** The head of what is booked together; an order also says how it is paid and who is told. */
export interface GroupHead {
  reference: string;
  partyId: string;
  bookedBy: string;
  order?: { confirmationMail: string; mobileNumber: string | null; paymentReference: string; total: Minor };
}

/** One guest to be put on one excursion. */
export interface PlaceTaken {
  excursionId: string;
  name: LocalText;
  guest: PmsGuest;
  price: Minor;
  status: BookingStatus;
}

export interface ActiveBooking {
  id: string;
  reference: string;
  excursionId: string;
  partyId: string;
  accountNumber: string;
  status: BookingStatus;
  price: Minor;
}

export interface WaitingRow {
  reference: string;
  partyId: string;
  accounts: string[];
}

/** What is charged on board, and how it reads on the bill. */
export const INVOICE_DEPARTMENT = 'Excursions';

export function placesStore(sql: Sql) {
  const active = sql`
    select id::text, reference, excursion_id as "excursionId", party_id as "partyId",
      account_number as "accountNumber", status, price
    from excursion_bookings b`;

  return {
    /** The group and its places in one statement, which fails when the reference is taken already. */
    addGroup(group: GroupHead, places: readonly PlaceTaken[], now: Date) {
      const { reference, partyId, bookedBy, order } = group;
      const rows = places.map(({ excursionId, name, guest, price, status }) => ({
        excursion_id: excursionId,
        account_number: guest.accountNumber,
        passenger_id: guest.passengerId,
        first_name: guest.firstName,
        last_name: guest.lastName,
        passenger_type: guest.type,
        lead: guest.lead,
        status,
        price,
        // An order is paid by card or cash, a direct booking on the guest's account (docs/algorithms/basket.md).
        bill: order || status !== 'C' ? null : name,
      }));
      return sql`
        with head as (
          insert into booking_groups (reference, kind, party_id, booked_by, created_at, confirmation_mail,
            mobile_number, payment_reference, payment_status, total, terms_accepted_at)
          values (${reference}, ${order ? 'order' : 'direct'}, ${partyId}, ${bookedBy}, ${now},
            ${order?.confirmationMail ?? null}, ${order?.mobileNumber ?? null}, ${order?.paymentReference ?? null},
            ${order ? 'due' : null}, ${order?.total ?? null}, ${order ? now : null})
          returning reference),
        place as (select * from jsonb_to_recordset(${sql.json(rows as never)}) as place (
          excursion_id text, account_number text, passenger_id text, first_name text, last_name text,
          passenger_type text, lead boolean, status text, price integer, bill jsonb)),
        booked as (
          insert into excursion_bookings (reference, excursion_id, party_id, account_number, passenger_id, first_name,
            last_name, passenger_type, lead, status, price, created_at, changed_at)
          select head.reference, excursion_id, ${partyId}, account_number, passenger_id, first_name, last_name,
            passenger_type, lead, status, price, ${now}, ${now}
          from head, place returning id, excursion_id, account_number, price),
        billed as (
          insert into invoice_lines (account_number, department, description, amount, charged_at, booking_id, reference)
          select booked.account_number, ${INVOICE_DEPARTMENT}, place.bill, booked.price, ${now}, booked.id, ${reference}
          from booked join place using (excursion_id, account_number) where place.bill is not null)
        select count(*) from booked`;
    },

    ofReference: (reference: string) => sql<ActiveBooking[]>`
      ${active} where reference = ${reference} and status in ('C', 'R', 'W') order by b.id`,

    ofExcursion: (id: string) => sql<ActiveBooking[]>`
      ${active} where excursion_id = ${id} and status in ('C', 'R', 'W') order by b.id`,

    /** Who waits for these excursions, the longest-waiting first; a group is what was put on the list together. */
    waiting: (excursionIds: readonly string[]) => sql<(WaitingRow & { excursionId: string })[]>`
      select excursion_id as "excursionId", reference, party_id as "partyId",
        array_agg(account_number order by id) as accounts
      from excursion_bookings where excursion_id = any(${excursionIds as string[]}::text[]) and status = 'W'
      group by excursion_id, reference, party_id order by min(created_at), min(id)`,

    async excursionsAwaitedBy(accounts: readonly string[]): Promise<string[]> {
      const rows = await sql<{ id: string }[]>`
        select distinct excursion_id as id from excursion_bookings
        where account_number = any(${accounts as string[]}::text[]) and status = 'W'`;
      return rows.map((row) => row.id);
    },

    /** W becomes C and is charged the price that was shown when the group joined. */
    async confirmWaiting(excursionId: string, references: readonly string[], now: Date): Promise<void> {
      await sql`
        with confirmed as (
          update excursion_bookings set status = 'C', changed_at = ${now}
          where excursion_id = ${excursionId} and reference = any(${references as string[]}::text[]) and status = 'W'
          returning id, account_number, price, reference)
        insert into invoice_lines (account_number, department, description, amount, charged_at, booking_id, reference)
        select c.account_number, ${INVOICE_DEPARTMENT}, e.name, c.price, ${now}, c.id, c.reference
        from confirmed c, excursions e where e.id = ${excursionId}`;
    },

    /** Active bookings become X; what was charged on board gets a line with the negative amount. */
    async cancel(ids: readonly string[], now: Date): Promise<void> {
      await sql`
        with cancelled as (
          update excursion_bookings set status = 'X', changed_at = ${now}
          where id = any(${ids as string[]}::bigint[]) and status in ('C', 'R', 'W') returning id)
        insert into invoice_lines (account_number, department, description, amount, charged_at, booking_id, reference)
        select l.account_number, l.department, l.description, -l.amount, ${now}, l.booking_id, l.reference
        from cancelled c join invoice_lines l on l.booking_id = c.id`;
    },

    async counts(id: string) {
      const [row] = await sql<{ capacity: number; booked: number; waiting: number; withdrawn: boolean }[]>`
        select e.capacity, e.withdrawn_at is not null as withdrawn,
          count(*) filter (where b.status in ('C', 'R'))::int as booked,
          count(*) filter (where b.status = 'W')::int as waiting
        from excursions e left join excursion_bookings b on b.excursion_id = e.id
        where e.id = ${id} group by e.id`;
      return row;
    },

    async setTerms(id: string, terms: ExcursionTerms): Promise<void> {
      await sql`
        update excursions set capacity = ${terms.capacity}, waitlist = ${terms.waitlist},
          adult_price = ${terms.adultPrice}, child_price = ${terms.childPrice}, infant_price = ${terms.infantPrice}
        where id = ${id}`;
    },

    async withdraw(id: string, now: Date): Promise<void> {
      await sql`update excursions set withdrawn_at = coalesce(withdrawn_at, ${now}) where id = ${id}`;
    },
  };
}

export interface ExcursionTerms {
  capacity: number;
  waitlist: boolean;
  adultPrice: Minor | null;
  childPrice: Minor | null;
  infantPrice: Minor | null;
}
