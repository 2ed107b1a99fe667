import { LARGEST_GROUP } from '#contract/areas/excursions.ts';
import type { Minor } from '#contract/money.ts';
import { priceOn } from '#hub/booking/age-price.rules.ts';
import { type Commitments, ineligibilityReasons } from '#hub/booking/eligibility.rules.ts';
import { groupProblem } from '#hub/booking/group.rules.ts';
import { BookingRefused, groupRefused } from '#hub/booking/refused.ts';
import { freePlaces, isBookable, toTrip, type Unit } from '#hub/booking/unit.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import { badRequest } from '#hub/shared/http/hub-error.ts';

/** BD2, BD24: the guests of the party who are named; anybody else, nobody, or a guest twice is a malformed request. */
export function namedGuests(party: readonly PmsGuest[], accountNumbers: readonly string[]): PmsGuest[] {
  if (accountNumbers.length < 1 || accountNumbers.length > LARGEST_GROUP) {
    throw badRequest(`A booking is for 1 to ${LARGEST_GROUP} guests.`);
  }
  if (new Set(accountNumbers).size < accountNumbers.length) throw badRequest('A guest is named twice.');
  return accountNumbers.map((accountNumber) => {
    const guest = party.find((one) => one.accountNumber === accountNumber);
    if (!guest) throw badRequest('A guest does not belong to your booking.');
    return guest;
  });
}

export interface BookingFacts {
  excursion: Unit;
  /** The whole party: an adult who is booked already counts as company (BD12). */
  party: readonly PmsGuest[];
  coming: readonly PmsGuest[];
  commitments: Commitments;
  /** Ship time, `yyyy-mm-dd HH:mm:ss`. */
  shipNow: string;
}

/** BD33, BD34: what becomes of the request, with the price of each guest; refused when it cannot be. */
export function decideBooking(facts: BookingFacts): { status: 'C' | 'W'; prices: Minor[] } {
  const { excursion, party, coming, commitments, shipNow } = facts;
  if (!isBookable(excursion, shipNow))
    throw new BookingRefused('not_bookable', 'This excursion can no longer be booked.');
  const trip = toTrip(excursion);
  const prices = coming.map((guest) => {
    const [reason] = ineligibilityReasons(guest, trip, commitments);
    const price = priceOn(trip.prices, guest.birthDay, trip.day);
    if (reason === undefined && price !== undefined) return price;
    throw new BookingRefused('not_eligible', `${guest.firstName} ${guest.lastName} cannot come along: ${reason}.`);
  });
  const problem = groupProblem(coming, party, excursion.objectId, commitments);
  if (problem) throw groupRefused(problem);
  const free = freePlaces(excursion);
  if (free >= coming.length) return { status: 'C', prices };
  if (free > 0) throw new BookingRefused('overbooked', `overbooked. slots remaining: ${free}`);
  if (excursion.waitlist) return { status: 'W', prices };
  throw new BookingRefused('sold_out', 'overbooked. slots remaining: 0');
}
