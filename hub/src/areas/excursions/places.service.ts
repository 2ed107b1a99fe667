import type { CartElement } from '#contract/areas/basket.ts';
import { LARGEST_GROUP } from '#contract/areas/excursions.ts';
import { toHubDate } from '#contract/hub-date.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import { drawReference } from '#hub/shared/booking/booking-reference.ts';
import { type Commitments, childrenAreAlone, holdsPlace, type Trip } from '#hub/shared/booking/eligibility.ts';
import { dayOf, type ShipMoment, timeOf } from '#hub/shared/booking/ship-hours.ts';
import type { Fragment, Sql, Transaction } from '#hub/shared/database/sql.ts';
import type { Statement } from '#hub/shared/database/transactions.ts';
import { type ExcursionRow, excursionsStore } from './excursions.store.ts';
import { type GroupHead, type PlaceTaken, placesStore } from './places.store.ts';

export type { ExcursionRow };

/** Excursions by id as they stand, with the places taken; what does not exist is left out, what was withdrawn is not. */
export async function excursionsOf(sql: Sql, ids: readonly string[]): Promise<ExcursionRow[]> {
  return ids.length === 0 ? [] : excursionsStore(sql).byIds([...new Set(ids)]);
}

/** The same for the ids that a query delivers. */
export function excursionsAmong(sql: Sql, ids: Fragment): Promise<ExcursionRow[]> {
  return excursionsStore(sql).among(ids);
}

export function freePlaces({ capacity, taken }: Pick<ExcursionRow, 'capacity' | 'taken'>): number {
  return Math.max(0, capacity - taken);
}

/** On sale, and not begun by the ship's clock. */
export function isBookable(excursion: Pick<ExcursionRow, 'withdrawn' | 'startsAt'>, shipNow: ShipMoment): boolean {
  return !excursion.withdrawn && excursion.startsAt > shipNow;
}

/** What the rules of eligibility look at. */
export function toTrip(row: ExcursionRow): Trip {
  const { id, startsAt, endsAt, minimumAge, maximumAge, bookableOnFirstAndLastDay } = row;
  const prices = { adult: row.adultPrice, child: row.childPrice, infant: row.infantPrice };
  return { id, startsAt, endsAt, day: dayOf(startsAt), minimumAge, maximumAge, prices, bookableOnFirstAndLastDay };
}

/** Members of the party who hold a place on this excursion. */
function alreadyAlong(party: readonly PmsGuest[], excursionId: string, { appointments }: Commitments): PmsGuest[] {
  return party.filter((guest) =>
    appointments.some(
      (one) =>
        one.kind === 'excursion' &&
        one.objectId === excursionId &&
        one.accountNumber === guest.accountNumber &&
        holdsPlace(one.status),
    ),
  );
}

/** BD11, BD12: what is wrong with these guests going together, whoever of their party is booked already. */
export function groupProblem(
  coming: readonly PmsGuest[],
  party: readonly PmsGuest[],
  excursionId: string,
  commitments: Commitments,
): 'too_many_passengers' | 'adult_required' | undefined {
  if (coming.length > LARGEST_GROUP) return 'too_many_passengers';
  return childrenAreAlone(coming, alreadyAlong(party, excursionId, commitments)) ? 'adult_required' : undefined;
}

/** What a cart element and a booked one tell of their excursion (B102). */
export function presentTrip(excursion: TripOfElement): Pick<CartElement, 'excursion' | 'itinerary' | 'date' | 'type'> {
  const { id, type, name, port, destination, itineraryId, startsAt, bookingCode } = excursion;
  const date = toHubDate(dayOf(startsAt));
  return {
    type,
    excursion: {
      id,
      name,
      port: port ?? undefined,
      destination: destination ?? undefined,
      timeOfDay: timeOf(startsAt),
      bookingCode: bookingCode ?? undefined,
    },
    // BD13: a resort excursion is grouped by its date.
    itinerary: type === 'CruiseExcursion' && itineraryId !== null ? { id: itineraryId, date } : undefined,
    date,
  };
}
export type TripOfElement = Pick<
  ExcursionRow,
  'id' | 'type' | 'name' | 'port' | 'destination' | 'itineraryId' | 'startsAt' | 'bookingCode'
>;

const UNIQUE_VIOLATION = '23505';
const DRAWS = 5;

/** The statement that takes the places. Whoever sends it holds the locks and has decided. */
export function takePlaces(tx: Transaction, group: GroupHead, places: readonly PlaceTaken[], now: Date): Statement {
  return placesStore(tx).addGroup(group, places, now);
}

/** Books under a reference that nobody has: in the rare case that one is taken, everything again with another. */
export async function withReference<T>(book: (reference: string) => Promise<T>): Promise<T> {
  for (let draw = 1; ; draw++) {
    try {
      return await book(drawReference());
    } catch (error) {
      const { code, constraint_name: constraint } = error as { code?: string; constraint_name?: string };
      if (code !== UNIQUE_VIOLATION || constraint !== 'booking_groups_pkey' || draw === DRAWS) throw error;
    }
  }
}
