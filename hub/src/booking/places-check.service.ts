import type { Hub } from '#hub/hub.ts';
import type { UnitKind } from './unit.ts';

/** A unit whose counter is not what its bookings say. */
export interface WrongPlaces {
  id: string;
  kind: UnitKind;
  objectId: string;
  capacity: number;
  /** As it stands in the unit. */
  taken: number;
  /** By its bookings. */
  booked: number;
}

export interface PlacesCheck {
  units: number;
  wrong: WrongPlaces[];
}

/**
 * Compares what stands in every unit of every voyage with the bookings themselves. One statement sees one moment: a
 * booking that commits meanwhile is in both numbers or in none.
 */
export async function checkPlaces({ sql }: Pick<Hub, 'sql'>): Promise<PlacesCheck> {
  const rows = await sql<(WrongPlaces & { units: number })[]>`
    with booked as (
      select unit_id, sum(persons)::int as persons from bookings
      where status in ('C', 'R') or offered_until is not null group by unit_id),
    compared as (
      select u.id, u.kind, u.object_id, u.capacity, u.taken, coalesce(b.persons, 0) as booked
      from booking_units u left join booked b on b.unit_id = u.id)
    select (select count(*)::int from compared) as units, id::text, kind, object_id as "objectId", capacity, taken, booked
    from (select 1) as always left join compared on taken <> booked or taken > capacity
    order by compared.id`;
  return {
    units: rows[0]?.units ?? 0,
    wrong: rows.filter((row) => row.id !== null).map(({ units: _, ...row }) => row),
  };
}
