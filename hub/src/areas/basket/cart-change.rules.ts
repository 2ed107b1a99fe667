import type { CartChange } from '#contract/areas/basket.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { excursionOfInformation } from '#hub/booking/booking-information.ts';
import { type Commitments, ineligibilityReasons } from '#hub/booking/eligibility.rules.ts';
import { groupProblem } from '#hub/booking/group.rules.ts';
import { BookingRefused, groupRefused } from '#hub/booking/refused.ts';
import { dayOf } from '#hub/booking/ship-hours.ts';
import { freePlaces, isBookable, toTrip, type Unit } from '#hub/booking/unit.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import { badRequest } from '#hub/shared/http/hub-error.ts';

/** One entry of the call, understood. */
export interface Intent {
  action: 'add' | 'remove';
  excursionId: string;
  passengerId: string;
  /** As the call has it; must be the excursion's own. */
  date?: string;
}

/** BD2, BD10: what the entries ask for; a passenger of another party, or no excursion at all, is malformed. */
export function readIntents(entries: readonly CartChange[], guests: readonly PmsGuest[]): Intent[] {
  return entries.map(({ action, bookingInformation, excursion, date, passenger }) => {
    const passengerId = String(passenger.id);
    if (!guests.some((guest) => guest.passengerId === passengerId)) {
      throw badRequest('A passenger does not belong to your booking.');
    }
    if (excursion) return { action, passengerId, excursionId: String(excursion.id), date: date ?? undefined };
    const excursionId = bookingInformation ? excursionOfInformation(bookingInformation) : undefined;
    if (!excursionId) throw badRequest('An entry names no excursion.');
    return { action, passengerId, excursionId };
  });
}

/** A passenger on an excursion, by the ids of the wire. */
export interface Place {
  excursionId: string;
  passengerId: string;
}

const samePlace = (one: Place, other: Place) =>
  one.excursionId === other.excursionId && one.passengerId === other.passengerId;

/** What is added and removed in the end; what is there already, or gone already, is no change. */
export function netChange(current: readonly Place[], intents: readonly Intent[]) {
  const wanted = intents.filter((one, index) => !intents.slice(index + 1).some((later) => samePlace(one, later)));
  const isThere = (one: Place) => current.some((place) => samePlace(place, one));
  return {
    added: wanted.filter((one) => one.action === 'add' && !isThere(one)),
    removed: wanted.filter((one) => one.action === 'remove' && isThere(one)),
  };
}

export interface ChangeFacts {
  after: readonly Place[];
  added: readonly Intent[];
  removed: readonly Intent[];
  excursions: readonly Unit[];
  guests: readonly PmsGuest[];
  appointments: Commitments['appointments'];
  shipNow: string;
}

/** The rules of docs/algorithms/basket.md for the basket as it would be; refused when it must not be so. */
export function checkChange(facts: ChangeFacts): void {
  const { after, added, removed, excursions, guests, appointments, shipNow } = facts;
  const find = (id: string) => excursions.find((one) => one.objectId === id);
  const cart = after.flatMap((place) => {
    const excursion = find(place.excursionId);
    return excursion && isBookable(excursion, shipNow) ? { ...place, ...toTrip(excursion) } : [];
  });
  const commitments = { appointments, cart };

  for (const { excursionId, passengerId, date } of added) {
    const excursion = find(excursionId);
    if (!excursion) throw badRequest('There is no such excursion.');
    if (date !== undefined && date !== toHubDate(dayOf(excursion.startsAt))) {
      throw badRequest('The excursion is on another date.');
    }
    if (!isBookable(excursion, shipNow)) {
      throw new BookingRefused('not_bookable', 'This excursion can no longer be booked.');
    }
    const guest = guests.find((one) => one.passengerId === passengerId);
    const [reason] = guest ? ineligibilityReasons(guest, toTrip(excursion), commitments) : [];
    if (reason) {
      throw new BookingRefused('not_eligible', `${guest?.firstName} ${guest?.lastName} cannot come along: ${reason}.`);
    }
  }

  const touched = new Set([...added, ...removed].map((one) => one.excursionId));
  for (const excursion of excursions) {
    if (!touched.has(excursion.objectId) || !isBookable(excursion, shipNow)) continue;
    const coming = after.filter((one) => one.excursionId === excursion.objectId);
    const grows = added.some((one) => one.excursionId === excursion.objectId);
    if (grows && coming.length > freePlaces(excursion)) throw groupRefused('too_many_passengers');
    const passengers = guests.filter((guest) => coming.some((one) => one.passengerId === guest.passengerId));
    const problem = groupProblem(passengers, guests, excursion.objectId, commitments);
    if (problem) throw groupRefused(problem);
  }
}
