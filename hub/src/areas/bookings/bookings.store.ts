import type { BookingStatus, ExcursionType } from '#contract/areas/excursions.ts';
import type { Minor } from '#contract/money.ts';
import type { LocalText } from '#contract/text.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

/** One appointment of a guest, of whatever kind. */
export interface AppointmentRow {
  id: string;
  accountNumber: string;
  kind: string;
  objectId: string;
  /** Ship time, `yyyy-mm-dd HH:mm:ss`. */
  startsAt: string;
  endsAt: string;
  hasEnd: boolean;
  text: LocalText;
  code: string | null;
  status: BookingStatus;
  reference: string;
}

export interface BookingRow {
  id: string;
  reference: string;
  status: BookingStatus;
  price: Minor;
  accountNumber: string;
  passengerId: string;
  firstName: string;
  lastName: string;
  passengerType: string;
  lead: boolean;
  excursionId: string;
  excursionType: ExcursionType;
  name: LocalText;
  port: { name: LocalText; countryName: LocalText } | null;
  destination: { id: string; name: LocalText } | null;
  itineraryId: string | null;
  bookingCode: string | null;
  startsAt: string;
}

export function bookingsStore(sql: Sql) {
  const bookings = sql`
    select b.id::text, b.reference, b.status, b.price, b.account_number as "accountNumber",
      b.passenger_id as "passengerId", b.first_name as "firstName", b.last_name as "lastName",
      b.passenger_type as "passengerType", b.lead, e.id as "excursionId", e.type as "excursionType", e.name, e.port,
      e.destination, e.itinerary_id as "itineraryId", e.booking_code as "bookingCode", e.starts_at::text as "startsAt"
    from excursion_bookings b join excursions e on e.id = b.excursion_id`;

  return {
    appointmentsOf: (accounts: readonly string[]) => sql<AppointmentRow[]>`
      select id, account_number as "accountNumber", kind, object_id as "objectId", starts_at::text as "startsAt",
        ends_at::text as "endsAt", has_end as "hasEnd", text, code, status, reference
      from appointments where account_number = any(${accounts as string[]}::text[])
      order by starts_at, ends_at, id`,

    confirmedOfParty: (partyId: string) => sql<BookingRow[]>`
      ${bookings} where b.party_id = ${partyId} and b.status in ('C', 'R') order by e.starts_at, e.id, b.id`,

    ofReference: (reference: string) => sql<BookingRow[]>`${bookings} where b.reference = ${reference} order by b.id`,
  };
}
