import type { BookingStatus } from '#contract/areas/excursions.ts';
import type { Minor } from '#contract/money.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import type { Unit } from './unit.ts';
import { units } from './units.ts';

/** A guest by name, or a guest who booked for some persons. */
export interface BookedGuest {
  bookingId: string;
  accountNumber: string;
  /** Null where a booking is for some persons. */
  passengerId: string | null;
  firstName: string;
  lastName: string;
  persons: number;
  price: Minor;
}

/** What a party has booked on one unit under one reference: what guests see, cancel and change as one thing. */
export interface BookedEntry {
  reference: string;
  partyId: string;
  /** Paid as the order says, not on the guests' accounts. */
  isOrder: boolean;
  status: BookingStatus;
  unit: Unit;
  /** The appointment as calendars know it: stays the same through changes. */
  entry: string;
  revision: number;
  offeredUntil: Date | null;
  guests: BookedGuest[];
}

interface Row extends BookedGuest {
  reference: string;
  partyId: string;
  isOrder: boolean;
  status: BookingStatus;
  unitId: string;
  entry: string;
  revision: number;
  offeredUntil: Date | null;
}

/** The entries that are not cancelled, in the order in which they begin. */
export function bookedEntries(sql: Sql) {
  const columns = sql`
    select b.id::text as "bookingId", b.reference, b.party_id as "partyId", g.kind = 'order' as "isOrder", b.status,
      b.unit_id::text as "unitId", coalesce(b.entry, b.unit_id)::text as entry, b.revision,
      b.offered_until as "offeredUntil", b.account_number as "accountNumber", b.passenger_id as "passengerId",
      coalesce(b.first_name, '') as "firstName", coalesce(b.last_name, '') as "lastName", b.persons, b.price
    from bookings b join booking_groups g on g.reference = b.reference`;
  const active = sql`b.voyage_id = (select current_voyage()) and b.status in ('C', 'R', 'W')`;

  async function grouped(rows: readonly Row[]): Promise<BookedEntry[]> {
    const found = await units(sql).byIds([...new Set(rows.map(({ unitId }) => unitId))]);
    return found.flatMap((unit) => {
      const ofUnit = rows.filter(({ unitId }) => unitId === unit.id);
      return [...new Set(ofUnit.map(({ reference }) => reference))].map((reference) =>
        entryOf(
          unit,
          ofUnit.filter((row) => row.reference === reference),
        ),
      );
    });
  }

  return {
    ofParty: async (partyId: string) =>
      grouped(await sql<Row[]>`${columns} where ${active} and b.party_id = ${partyId} order by b.id`),

    async find(partyId: string, reference: string, unitId: string): Promise<BookedEntry | undefined> {
      const rows = await sql<Row[]>`
        ${columns} where ${active} and b.party_id = ${partyId} and b.reference = ${reference}
          and b.unit_id::text = ${unitId} order by b.id`;
      return (await grouped(rows))[0];
    },
  };
}

/** Of one reference on one unit; what counts for all of them is the same in every row. */
function entryOf(unit: Unit, rows: readonly Row[]): BookedEntry {
  const [first] = rows;
  if (!first) throw new Error('An entry has at least one booking.');
  const { reference, partyId, isOrder, status, entry, offeredUntil } = first;
  const revision = Math.max(...rows.map((row) => row.revision));
  const guests = rows.map(({ bookingId, accountNumber, passengerId, firstName, lastName, persons, price }) => {
    return { bookingId, accountNumber, passengerId, firstName, lastName, persons, price };
  });
  return { reference, partyId, isOrder, status, unit, entry, revision, offeredUntil, guests };
}

export function priceOf({ guests }: Pick<BookedEntry, 'guests'>): Minor {
  return guests.reduce((sum, guest) => sum + guest.price, 0);
}

export function personsOf({ guests }: Pick<BookedEntry, 'guests'>): number {
  return guests.reduce((sum, guest) => sum + guest.persons, 0);
}
