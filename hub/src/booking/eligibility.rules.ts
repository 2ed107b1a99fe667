import { INELIGIBILITY_REASONS, type IneligibilityReason } from '#contract/areas/excursions.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import { ageOn, type PmsGuest } from '#hub/partners/pms/port.ts';
import { type Prices, priceOn } from './age-price.rules.ts';
import type { ShipMoment } from './ship-hours.ts';

/** From and to on the ship's clock. */
export interface Span {
  startsAt: ShipMoment;
  endsAt: ShipMoment;
}

/** What the rules look at in an excursion. */
export interface Trip extends Span {
  id: string;
  day: IsoDay;
  minimumAge: number | null;
  maximumAge: number | null;
  prices: Prices;
  bookableOnFirstAndLastDay: boolean;
}

/** Appointments of any kind, and entries of the party's basket. */
export interface Commitments {
  appointments: readonly (Span & { accountNumber: string; kind: string; objectId: string; status: string })[];
  cart: readonly (Span & { passengerId: string; excursionId: string })[];
}

export type Candidate = Pick<
  PmsGuest,
  'accountNumber' | 'passengerId' | 'birthDay' | 'embarkDay' | 'disembarkDay' | 'type'
>;

/** Spans that only touch do not overlap (BD32). */
export function overlaps(one: Span, other: Span): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** C and R count against capacity and fill a guest's time; W and X do neither. */
export const holdsPlace = (status: string) => status === 'C' || status === 'R';
const holdsPlaceOrWaits = (status: string) => holdsPlace(status) || status === 'W';

type Applies = (guest: Candidate, trip: Trip, commitments: Commitments) => boolean;

const APPLIES: Record<IneligibilityReason, Applies> = {
  MinimumAge: (guest, trip) =>
    trip.minimumAge !== null && (ageOn(guest, trip.day) ?? trip.minimumAge) < trip.minimumAge,
  MaximumAge: (guest, trip) =>
    trip.maximumAge !== null && (ageOn(guest, trip.day) ?? trip.maximumAge) > trip.maximumAge,
  AlreadyBooked: (guest, trip, { appointments }) =>
    appointments.some(
      (one) =>
        one.accountNumber === guest.accountNumber &&
        one.kind === 'excursion' &&
        one.objectId === trip.id &&
        holdsPlaceOrWaits(one.status),
    ),
  LastCruiseDay: (guest, trip) => trip.day === guest.disembarkDay && !trip.bookableOnFirstAndLastDay,
  FirstCruiseDay: (guest, trip) => trip.day === guest.embarkDay && !trip.bookableOnFirstAndLastDay,
  NoPriceAvailable: (guest, trip) => priceOn(trip.prices, guest.birthDay, trip.day) === undefined,
  TimeOverlapWithOtherBooking: (guest, trip, { appointments }) =>
    appointments.some(
      (one) =>
        one.accountNumber === guest.accountNumber &&
        !(one.kind === 'excursion' && one.objectId === trip.id) &&
        holdsPlace(one.status) &&
        overlaps(one, trip),
    ),
  TimeOverlapWithOtherCartEntry: (guest, trip, { cart }) =>
    cart.some((one) => one.passengerId === guest.passengerId && one.excursionId !== trip.id && overlaps(one, trip)),
};

/** BD31, BD32: every reason why the guest cannot come, in the specification's order; empty when nothing hinders. */
export function ineligibilityReasons(guest: Candidate, trip: Trip, commitments: Commitments): IneligibilityReason[] {
  return INELIGIBILITY_REASONS.filter((reason) => APPLIES[reason](guest, trip, commitments));
}

/** BD12: whoever is not an adult needs an adult who comes too, or who is already booked. */
export function childrenAreAlone(
  coming: readonly { type: string }[],
  alongAnyway: readonly { type: string }[] = [],
): boolean {
  const isAdult = ({ type }: { type: string }) => type === 'Adult';
  return !coming.every(isAdult) && !coming.some(isAdult) && !alongAnyway.some(isAdult);
}
