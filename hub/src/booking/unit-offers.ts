import type { LocalText } from '#contract/text.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { OTHER_PARTY } from './places.store.ts';
import type { ShipMoment } from './ship-hours.ts';
import type { TripFacts, UnitKind, UnitTerms } from './unit.ts';

/** An excursion as a catalogue offers it. */
export interface ExcursionOffer extends Partial<UnitTerms> {
  objectId: string;
  name: LocalText;
  code?: string | null;
  startsAt: ShipMoment;
  /** Nothing when the duration is not known. */
  minutes?: number | null;
  capacity: number;
  minimumAge?: number | null;
  maximumAge?: number | null;
  bookableOnFirstAndLastDay?: boolean;
  changeUntil?: number | null;
  trip: TripFacts;
}

/** A time of a bookable. */
export interface SlotOffer {
  startsAt: ShipMoment;
  endsAt: ShipMoment;
  capacity: number;
}

/**
 * Offers an excursion of the voyage under way. Of one that is known, capacity, prices and waitlist stay as operators left
 * them, and what is booked stays booked.
 */
export async function offerExcursion(sql: Sql, offer: ExcursionOffer): Promise<void> {
  const { objectId, name, code = null, startsAt, minutes = null, capacity, waitlist = false, trip } = offer;
  await sql`
    insert into booking_units (kind, object_id, name, code, starts_at, ends_at, has_end, capacity, waitlist, adult_price,
      child_price, infant_price, minimum_age, maximum_age, bookable_on_first_and_last_day, change_until, trip)
    values ('excursion', ${objectId}, ${sql.json(name)}, ${code}, ${startsAt}::timestamp,
      ${startsAt}::timestamp + make_interval(mins => ${minutes ?? 1}), ${minutes !== null}, ${capacity}, ${waitlist},
      ${offer.adultPrice ?? null}, ${offer.childPrice ?? null}, ${offer.infantPrice ?? null},
      ${offer.minimumAge ?? null}, ${offer.maximumAge ?? null}, ${offer.bookableOnFirstAndLastDay ?? false},
      ${offer.changeUntil ?? null}, ${sql.json(trip as never)})
    on conflict (voyage_id, object_id) where kind = 'excursion' do update set name = excluded.name,
      code = excluded.code, starts_at = excluded.starts_at, ends_at = excluded.ends_at, has_end = excluded.has_end,
      minimum_age = excluded.minimum_age, maximum_age = excluded.maximum_age,
      bookable_on_first_and_last_day = excluded.bookable_on_first_and_last_day,
      change_until = excluded.change_until, trip = excluded.trip,
      off_sale = false`;
}

/** Takes every other excursion of the voyage under way off sale; what is booked stands. */
export async function offerNoOtherExcursion(sql: Sql, objectIds: readonly string[]): Promise<void> {
  await sql`
    update booking_units u set off_sale = true
    where u.voyage_id = (select current_voyage()) and u.kind = 'excursion' and not u.off_sale
      and u.object_id <> all(${objectIds as string[]}::text[])`;
}

export interface Bookable {
  kind: Exclude<UnitKind, 'excursion'>;
  objectId: string;
  name: LocalText;
  code: string | null;
  changeUntil?: number | null;
}

/**
 * Offers exactly these slots of a bookable on the voyage under way. The capacity of one that is known stays as operators
 * left it; what is no longer offered is taken off sale, and stays for whoever booked it or is just about to.
 */
export async function offerSlots(sql: Sql, bookable: Bookable, slots: readonly SlotOffer[]): Promise<void> {
  const { kind, objectId, name, code, changeUntil = null } = bookable;
  const offered = sql.json(
    slots.map((one) => ({ starts_at: one.startsAt, ends_at: one.endsAt, capacity: one.capacity })),
  );
  await sql`
    insert into booking_units (kind, object_id, name, code, change_until, starts_at, ends_at, capacity)
    select ${kind}, ${objectId}, ${sql.json(name)}, ${code}, ${changeUntil}::int, starts_at, ends_at, capacity
    from jsonb_to_recordset(${offered}) as slot (starts_at timestamp, ends_at timestamp, capacity integer)
    on conflict (voyage_id, kind, object_id, starts_at) do update set name = excluded.name, code = excluded.code,
      change_until = excluded.change_until, ends_at = excluded.ends_at, off_sale = false`;
  await sql`
    update booking_units u set off_sale = true
    where u.voyage_id = (select current_voyage()) and u.kind = ${kind} and u.object_id = ${objectId}
      and u.starts_at not in (select starts_at from jsonb_to_recordset(${offered}) as slot (starts_at timestamp))`;
}

/** Takes the slots of every other bookable of the voyage under way off sale; what is booked stands. */
export async function offerNoOtherBookable(sql: Sql, offered: readonly Pick<Bookable, 'kind' | 'objectId'>[]) {
  await sql`
    update booking_units u set off_sale = true
    where u.voyage_id = (select current_voyage()) and u.kind <> 'excursion' and not u.off_sale
      and u.kind || ' ' || u.object_id <> all(${offered.map(({ kind, objectId }) => `${kind} ${objectId}`)}::text[])`;
}

/**
 * Persons of other parties in a unit of the voyage under way, as far as there are places; nothing happens where they are
 * already.
 */
export async function bookForOthers(
  sql: Sql,
  { kind, objectId, startsAt }: { kind: UnitKind; objectId: string; startsAt?: ShipMoment },
  persons: number,
  reference: string,
): Promise<void> {
  if (persons === 0) return;
  const isNamed = kind === 'excursion';
  await sql`
    with free as materialized (
      select u.id, least(${persons}::int, u.capacity - u.taken) as persons from booking_units u
      where u.voyage_id = (select current_voyage()) and u.kind = ${kind} and u.object_id = ${objectId}
        and u.starts_at = coalesce(${startsAt ?? null}::timestamp, u.starts_at)
        and not exists (select from bookings b where b.unit_id = u.id and b.party_id = ${OTHER_PARTY})
        and u.taken < u.capacity
      for update),
    unit as (
      update booking_units u set taken = u.taken + free.persons from free where u.id = free.id
      returning u.id, free.persons),
    head as (
      insert into booking_groups (reference, kind, party_id, created_at)
      select ${reference}, 'direct', ${OTHER_PARTY}, now() from unit returning reference)
    insert into bookings (reference, unit_id, party_id, account_number, persons, passenger_id, first_name, last_name,
      passenger_type, lead, status, created_at, changed_at)
    select head.reference, unit.id, ${OTHER_PARTY}, 'other-' || n, case when ${isNamed} then 1 else unit.persons end,
      case when ${isNamed} then 'other-' || n end, 'Guest', n::text, 'Adult', false, 'C', now(), now()
    from unit, head, generate_series(1, case when ${isNamed} then unit.persons else 1 end) as n`;
}
