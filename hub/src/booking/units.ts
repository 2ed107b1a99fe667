import type { IsoDay } from '#contract/hub-date.ts';
import type { Fragment, Sql } from '#hub/shared/database/sql.ts';
import type { ShipMoment } from './ship-hours.ts';
import type { Unit, UnitKind, UnitPlaces, UnitTerms } from './unit.ts';

/**
 * The units of the voyage under way, each as it stands. What was withdrawn or left out of the pack is there
 * too: whoever asks decides what that means.
 */
export function units(sql: Sql) {
  const columns = sql`
    select u.id::text, u.kind, u.object_id as "objectId", u.name, u.code, u.starts_at::text as "startsAt",
      u.ends_at::text as "endsAt", u.has_end as "hasEnd", u.capacity, u.taken, u.waitlist,
      u.withdrawn_at is not null as withdrawn, u.off_sale as "offSale", u.adult_price as "adultPrice", u.child_price as "childPrice",
      u.infant_price as "infantPrice", u.minimum_age as "minimumAge", u.maximum_age as "maximumAge",
      u.bookable_on_first_and_last_day as "bookableOnFirstAndLastDay", u.change_until as "changeUntil", u.trip
    from booking_units u`;
  const ofVoyage = sql`u.voyage_id = (select current_voyage())`;

  return {
    excursions: (ids: readonly string[]) => sql<Unit[]>`
      ${columns} where ${ofVoyage} and u.kind = 'excursion' and u.object_id = any(${ids as string[]}::text[])
      order by u.starts_at, u.object_id`,

    allExcursions: () => sql<Unit[]>`
      ${columns} where ${ofVoyage} and u.kind = 'excursion' order by u.starts_at, u.object_id`,

    /** Only what changes while they are sold: places, prices and whether they are on sale. */
    excursionPlaces: () => sql<UnitPlaces[]>`
      select u.id::text, u.capacity, u.taken, u.waitlist, u.withdrawn_at is not null as withdrawn,
        u.off_sale as "offSale", u.adult_price as "adultPrice", u.child_price as "childPrice",
        u.infant_price as "infantPrice"
      from booking_units u where ${ofVoyage} and u.kind = 'excursion' order by u.starts_at, u.object_id`,

    /** Those whose ids a query delivers. */
    among: (ids: Fragment) => sql<Unit[]>`${columns} where u.id in (${ids}) order by u.starts_at, u.object_id`,

    byIds: (ids: readonly string[]) => sql<Unit[]>`
      ${columns} where u.id = any(${ids as string[]}::bigint[]) order by u.starts_at, u.object_id`,

    slotAt: (kind: UnitKind, objectId: string, startsAt: ShipMoment) => sql<Unit[]>`
      ${columns} where ${ofVoyage} and u.kind = ${kind} and u.object_id = ${objectId}
        and u.starts_at = ${startsAt}::timestamp`,

    /** Every slot of a bookable. */
    slotsOf: (kind: UnitKind, objectId: string) => sql<Unit[]>`
      ${columns} where ${ofVoyage} and u.kind = ${kind} and u.object_id = ${objectId} order by u.starts_at`,

    slotsOfDay: (objectId: string, day: IsoDay) => sql<Unit[]>`
      ${columns} where ${ofVoyage} and u.kind <> 'excursion' and u.object_id = ${objectId}
        and u.starts_at >= ${day}::date and u.starts_at < ${day}::date + 1 order by u.starts_at`,

    /** Of the voyage under way, left the pack and not withdrawn. */
    leftOut: () => sql<Unit[]>`
      ${columns} where ${ofVoyage} and u.off_sale and u.withdrawn_at is null order by u.starts_at, u.object_id`,

    /** The days on which a slot that is on sale is still to begin. */
    async slotDaysFrom(kind: UnitKind, objectId: string, now: ShipMoment): Promise<IsoDay[]> {
      const rows = await sql<{ day: IsoDay }[]>`
        select distinct u.starts_at::date::text as day from booking_units u
        where ${ofVoyage} and u.kind = ${kind} and u.object_id = ${objectId} and u.starts_at > ${now}::timestamp
          and not u.off_sale and u.withdrawn_at is null
        order by day`;
      return rows.map(({ day }) => day);
    },

    /** Only behind the unit's lock. */
    async setTerms(id: string, terms: UnitTerms): Promise<void> {
      await sql`
        update booking_units set capacity = ${terms.capacity}, waitlist = ${terms.waitlist},
          adult_price = ${terms.adultPrice}, child_price = ${terms.childPrice}, infant_price = ${terms.infantPrice}
        where id = ${id}::bigint`;
    },

    /** Only behind the unit's lock. */
    async withdraw(id: string, now: Date): Promise<void> {
      await sql`
        update booking_units set withdrawn_at = coalesce(withdrawn_at, ${now}) where id = ${id}::bigint`;
    },
  };
}

/** Ids of units for `lockScarce`, by what an area knows of them. */
export function unitIds(sql: Sql) {
  return {
    ofExcursions: (ids: readonly string[]) => sql`
      select id from booking_units where voyage_id = (select current_voyage()) and kind = 'excursion'
        and object_id = any(${ids as string[]}::text[])`,
    ofSlot: (kind: UnitKind, objectId: string, startsAt: ShipMoment) => sql`
      select id from booking_units where voyage_id = (select current_voyage()) and kind = ${kind}
        and object_id = ${objectId} and starts_at = ${startsAt}::timestamp`,
    these: (ids: readonly string[]) => sql`select unnest(${ids as string[]}::bigint[])`,
  };
}
