import type { BookingStatus } from '#contract/areas/excursions.ts';
import type { Minor } from '#contract/money.ts';
import type { LocalText } from '#contract/text.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import type { ShipMoment } from './ship-hours.ts';
import type { TripFacts, UnitKind } from './unit.ts';

/** A booking with what it is for. */
export interface Booking {
  id: string;
  reference: string;
  status: BookingStatus;
  price: Minor;
  persons: number;
  partyId: string;
  accountNumber: string;
  /** Null where a booking is for some persons. */
  passengerId: string | null;
  firstName: string | null;
  lastName: string | null;
  passengerType: string | null;
  lead: boolean | null;
  unitId: string;
  kind: UnitKind;
  objectId: string;
  name: LocalText;
  code: string | null;
  startsAt: ShipMoment;
  endsAt: ShipMoment;
  hasEnd: boolean;
  changedAt: Date;
  trip: TripFacts | null;
}

/** A guest on an excursion. */
export interface TripBooking extends Booking {
  passengerId: string;
  firstName: string;
  lastName: string;
  passengerType: string;
  lead: boolean;
  trip: TripFacts;
}

export function bookings(sql: Sql) {
  const columns = sql`
    select b.id::text, b.reference, b.status, b.price, b.persons, b.party_id as "partyId",
      b.account_number as "accountNumber", b.passenger_id as "passengerId", b.first_name as "firstName",
      b.last_name as "lastName", b.passenger_type as "passengerType", b.lead, u.id::text as "unitId", u.kind,
      u.object_id as "objectId", u.name, u.code, u.starts_at::text as "startsAt", u.ends_at::text as "endsAt",
      u.has_end as "hasEnd", b.changed_at as "changedAt", u.trip
    from bookings b join booking_units u on u.id = b.unit_id`;

  return {
    /** The excursions of a party on the voyage under way, guest by guest. */
    confirmedTripsOf: (partyId: string) => sql<TripBooking[]>`
      ${columns} where b.party_id = ${partyId} and b.voyage_id = (select current_voyage()) and b.status in ('C', 'R')
        and u.kind = 'excursion' order by u.starts_at, u.object_id, b.id`,

    /** Of any voyage: an operator asks by what a guest reads out. */
    ofReference: (reference: string) => sql<Booking[]>`${columns} where b.reference = ${reference} order by b.id`,

    /** What a guest may go to: the excursions of the party, and the own slots, on the voyage under way. */
    heldBy: (partyId: string, accountNumber: string) => sql<Booking[]>`
      ${columns} where b.party_id = ${partyId} and b.voyage_id = (select current_voyage()) and b.status in ('C', 'R')
        and (b.passenger_id is not null or b.account_number = ${accountNumber})
      order by u.starts_at, u.object_id, b.id`,

    /** On the voyage under way; of any status. */
    byIds: (ids: readonly string[]) => sql<Booking[]>`
      ${columns} where b.id = any(${ids as string[]}::bigint[]) and b.voyage_id = (select current_voyage())`,

    /** The bookings of the voyage under way that were taken back, and when. */
    cancelled: () => sql<{ id: string; at: Date }[]>`
      select id::text, changed_at as at from bookings
      where voyage_id = (select current_voyage()) and status = 'X' order by id`,

    /** The persons that a party has in a unit. */
    activeInUnit: (partyId: string, unit: { kind: UnitKind; objectId: string; startsAt: ShipMoment }) => sql<Booking[]>`
      ${columns} where b.party_id = ${partyId} and b.voyage_id = (select current_voyage()) and u.kind = ${unit.kind}
        and u.object_id = ${unit.objectId} and u.starts_at = ${unit.startsAt}::timestamp
        and b.status in ('C', 'R', 'W')`,
  };
}
