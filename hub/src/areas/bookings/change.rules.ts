import { priceOn } from '#hub/booking/age-price.rules.ts';
import { type Commitments, ineligibilityReasons } from '#hub/booking/eligibility.rules.ts';
import { type BookedEntry, type BookedGuest, personsOf, priceOf } from '#hub/booking/entries.ts';
import type { EntryChange } from '#hub/booking/entry-changes.ts';
import { groupProblem } from '#hub/booking/group.rules.ts';
import { BookingRefused, groupRefused } from '#hub/booking/refused.ts';
import { minutesBefore, type ShipMoment } from '#hub/booking/ship-hours.ts';
import { freePlaces, isBookable, toTrip, type Unit } from '#hub/booking/unit.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import type { BookingTerms } from '#packs/schema/booking-terms.ts';

/** Until when guests may cancel and change, on the ship's clock. */
export function changeDeadline(unit: Pick<Unit, 'startsAt' | 'changeUntil' | 'kind'>, terms: BookingTerms): ShipMoment {
  return minutesBefore(unit.startsAt, unit.changeUntil ?? terms.changeUntil[unit.kind]);
}

/** Refuses what is too late: whoever waits may leave the list until it begins. */
export function checkDeadline({ unit, status }: BookedEntry, terms: BookingTerms, shipNow: ShipMoment): void {
  if (unit.startsAt <= shipNow) throw new BookingRefused('begun', 'It has begun on the ship’s clock.');
  if (status !== 'W' && changeDeadline(unit, terms) < shipNow) {
    throw new BookingRefused('too_late', 'The time until which it could be cancelled or changed is over.');
  }
}

export interface ChangeFacts {
  entry: BookedEntry;
  target: Unit;
  /** The guests who shall come, where they are booked by name. */
  coming: readonly PmsGuest[];
  persons: number;
  /** The whole party: an adult who is booked already counts as company (BD12). */
  party: readonly PmsGuest[];
  /** Without what is to be changed. */
  commitments: Commitments;
  /** For how many persons a slot may be booked; nothing where it is not on offer. */
  bounds: { minimum: number; maximum: number } | undefined;
  terms: BookingTerms;
  shipNow: ShipMoment;
}

/** What becomes of the bookings of an entry, with the price of each; refused when it cannot be. */
export function decideChange(facts: ChangeFacts): EntryChange {
  const { entry, target, terms, shipNow } = facts;
  if (entry.status === 'W') throw new BookingRefused('waiting', 'Who waits can leave the list, or keep waiting.');
  checkDeadline(entry, terms, shipNow);
  if (target.kind !== entry.unit.kind) throw new BookingRefused('not_bookable', 'It is something else.');
  if (target.kind !== 'excursion' && target.objectId !== entry.unit.objectId) {
    throw new BookingRefused('not_bookable', 'It is something else.');
  }
  if (!isBookable(target, shipNow)) throw new BookingRefused('not_bookable', 'It can no longer be booked.');
  const change = target.kind === 'excursion' ? decideTrip(facts) : decideSlot(facts);
  checkPlaces(facts, change);
  return change;
}

/** BD14, BD31: everybody by name. Who stays where they are keeps the price; everybody else pays today's. */
function decideTrip({ entry, target, coming, party, commitments }: ChangeFacts): EntryChange {
  const trip = toTrip(target);
  const isSame = target.id === entry.unit.id;
  const bookedOf = (guest: PmsGuest) => entry.guests.find((one) => one.accountNumber === guest.accountNumber);
  const priced = coming.map((guest) => {
    const booked = bookedOf(guest);
    if (isSame && booked) return { guest, booked, price: booked.price };
    const [reason] = ineligibilityReasons(guest, trip, commitments);
    const price = priceOn(trip.prices, guest.birthDay, trip.day);
    if (reason === undefined && price !== undefined) return { guest, booked, price };
    throw new BookingRefused('not_eligible', `${guest.firstName} ${guest.lastName} cannot come along: ${reason}.`);
  });
  const problem = groupProblem(coming, party, target.objectId, commitments);
  if (problem) throw groupRefused(problem);
  const accounts = new Set(coming.map((guest) => guest.accountNumber));
  return {
    moved: priced.flatMap(({ booked, price }) => (booked ? [{ id: booked.bookingId, persons: 1, price }] : [])),
    removed: entry.guests.filter((one) => !accounts.has(one.accountNumber)).map((one) => one.bookingId),
    joining: priced.filter(({ booked }) => !booked).map(({ guest, price }) => ({ guest, price })),
    price: priceOf(entry),
    newPrice: priced.reduce((sum, { price }) => sum + price, 0),
  };
}

/** BD45: one booking for so many persons; nothing is charged. */
function decideSlot({ entry, target, persons, bounds, commitments }: ChangeFacts): EntryChange {
  const [booked] = entry.guests as [BookedGuest];
  if (!bounds) throw new BookingRefused('not_bookable', 'It is not on offer.');
  const isMore = persons > booked.persons;
  // What was booked may stay as it is: bounds are for who wants more.
  if (persons < 1 || persons < Math.min(bounds.minimum, booked.persons) || (isMore && persons > bounds.maximum)) {
    const { minimum, maximum } = bounds;
    throw new BookingRefused('persons_out_of_bounds', `This party may book for ${minimum} to ${maximum} persons.`);
  }
  const { appointments } = commitments;
  if (
    appointments.some((one) => one.objectId === target.objectId && one.startsAt === target.startsAt && isActive(one))
  ) {
    throw new BookingRefused('already_booked', 'The party has a booking at this time already.');
  }
  const isBusy = appointments.some(
    (one) =>
      one.accountNumber === booked.accountNumber &&
      (one.status === 'C' || one.status === 'R') &&
      one.startsAt < target.endsAt &&
      target.startsAt < one.endsAt,
  );
  if (isBusy && target.id !== entry.unit.id)
    throw new BookingRefused('overlap', 'There is another booking at this time.');
  return { moved: [{ id: booked.bookingId, persons, price: 0 }], removed: [], joining: [], price: 0, newPrice: 0 };
}

const isActive = ({ status }: { status: string }) => status !== 'X';

/** The places that the entry gives back are there for it again. */
function checkPlaces({ entry, target }: ChangeFacts, { moved, joining }: EntryChange): void {
  const wanted = moved.reduce((sum, { persons }) => sum + persons, 0) + joining.length;
  const own = target.id === entry.unit.id ? personsOf(entry) : 0;
  if (wanted > own && wanted > freePlaces(target) + own) {
    throw new BookingRefused('sold_out', `slots remaining: ${freePlaces(target) + own}`);
  }
}
