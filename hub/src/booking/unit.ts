import type { BookableModule } from '#contract/areas/bookables.ts';
import type { ExcursionType } from '#contract/areas/excursions.ts';
import type { Minor } from '#contract/money.ts';
import type { LocalText } from '#contract/text.ts';
import type { Trip } from './eligibility.rules.ts';
import { dayOf, type ShipMoment } from './ship-hours.ts';

export type UnitKind = 'excursion' | BookableModule;

/** What a cart element and a booking tell of an excursion, beside its name and time (B102). */
export interface TripFacts {
  type: ExcursionType;
  port: { name: LocalText; countryName: LocalText } | null;
  destination: { id: string; name: LocalText } | null;
  itineraryId: string | null;
}

/** How many places there are, and at what price. */
export interface UnitTerms {
  capacity: number;
  waitlist: boolean;
  /** Null = no price, which 0 is not (BD31). */
  adultPrice: Minor | null;
  childPrice: Minor | null;
  infantPrice: Minor | null;
}

/** What changes of a unit while it is sold. */
export interface UnitPlaces extends UnitTerms {
  id: string;
  taken: number;
  withdrawn: boolean;
  /** Left out of the pack; what is booked stands. */
  offSale: boolean;
}

/** Something with a number of places at a time: an excursion, or one slot of a bookable. */
export interface Unit extends UnitPlaces {
  kind: UnitKind;
  /** The excursion or bookable. */
  objectId: string;
  name: LocalText;
  code: string | null;
  startsAt: ShipMoment;
  endsAt: ShipMoment;
  hasEnd: boolean;
  minimumAge: number | null;
  maximumAge: number | null;
  bookableOnFirstAndLastDay: boolean;
  /** Minutes before the start until which guests may cancel or change; null = as the operator has it for this kind. */
  changeUntil: number | null;
  /** Excursions only. */
  trip: TripFacts | null;
}

export function freePlaces({ capacity, taken }: Pick<Unit, 'capacity' | 'taken'>): number {
  return Math.max(0, capacity - taken);
}

export function isOnSale({ withdrawn, offSale }: Pick<Unit, 'withdrawn' | 'offSale'>): boolean {
  return !withdrawn && !offSale;
}

/** On sale, and not begun by the ship's clock. */
export function isBookable(unit: Pick<Unit, 'withdrawn' | 'offSale' | 'startsAt'>, shipNow: ShipMoment): boolean {
  return isOnSale(unit) && unit.startsAt > shipNow;
}

/** What the rules of eligibility look at. */
export function toTrip(unit: Unit): Trip {
  const { objectId, startsAt, endsAt, minimumAge, maximumAge, bookableOnFirstAndLastDay } = unit;
  const prices = { adult: unit.adultPrice, child: unit.childPrice, infant: unit.infantPrice };
  const day = dayOf(startsAt);
  return { id: objectId, startsAt, endsAt, day, minimumAge, maximumAge, prices, bookableOnFirstAndLastDay };
}
