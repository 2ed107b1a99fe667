import type { BookableRequest } from '#contract/areas/bookables.ts';
import { DEFAULT_PERSONS } from '#contract/areas/bookables.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import { holdsPlace, overlaps, type Span } from '#hub/booking/eligibility.rules.ts';
import { BookingRefused } from '#hub/booking/refused.ts';
import { type ShipMoment, timeOf } from '#hub/booking/ship-hours.ts';
import { freePlaces, isBookable, isOnSale, type Unit } from '#hub/booking/unit.ts';
import type { BookableRow } from './bookables.store.ts';

type Bounds = Pick<BookableRow, 'module' | 'minimumPersons' | 'maximumPersons'>;

/** B209, B210; a treatment is for one (B207). */
export function personBounds({ module, minimumPersons, maximumPersons }: Bounds): { minimum: number; maximum: number } {
  if (module === 'spa') return { minimum: 1, maximum: 1 };
  const minimum = minimumPersons ?? DEFAULT_PERSONS.minimum;
  return { minimum, maximum: maximumPersons ?? Math.max(minimum, DEFAULT_PERSONS.maximum) };
}

/** BD45: nobody books for more persons than the own party has, except where the item itself asks for more. */
export function partyBounds(bookable: Bounds, partySize: number): { minimum: number; maximum: number } {
  const { minimum, maximum } = personBounds(bookable);
  return { minimum, maximum: Math.max(minimum, Math.min(maximum, partySize)) };
}

export function fitsBounds(persons: number, bookable: Bounds): boolean {
  const { minimum, maximum } = personBounds(bookable);
  return persons >= minimum && persons <= maximum;
}

/** BD45: a slot is offered when it has not begun and has room for all of them. */
export function isOffered(slot: Unit, persons: number, shipNow: ShipMoment): boolean {
  return isBookable(slot, shipNow) && freePlaces(slot) >= persons;
}

/** The moment that a request names; nothing for a date or time that does not exist. */
export function startOf({ date, fromTime }: Pick<BookableRequest, 'date' | 'fromTime'>): ShipMoment | undefined {
  const day = parseHubDate(date);
  return day && /^([01]\d|2[0-3]):[0-5]\d$/.test(fromTime) ? `${day} ${fromTime}:00` : undefined;
}

export interface SlotFacts {
  bookable: BookableRow | undefined;
  slot: Unit | undefined;
  request: BookableRequest;
  shipNow: ShipMoment;
  /** Most persons that the party may book for. */
  partySize: number;
  /** Whether the party has a booking in this slot already. */
  isBookedByParty: boolean;
  /** Of the guest who books. */
  appointments: readonly (Span & { status: string })[];
}

/** BD45: refuses what cannot be booked as things stand. */
export function checkSlot(facts: SlotFacts): Unit {
  const { bookable, slot, request, shipNow, partySize, isBookedByParty, appointments } = facts;
  if (!bookable) throw new BookingRefused('not_bookable', 'There is nothing like that to book.');
  if (bookable.externalId === null) throw new BookingRefused('not_bookable', 'It has no external id.');
  const { minimum, maximum } = partyBounds(bookable, partySize);
  if (request.numberOfPersons < minimum || request.numberOfPersons > maximum) {
    throw new BookingRefused('persons_out_of_bounds', `This party may book for ${minimum} to ${maximum} persons.`);
  }
  if (!slot || !isOnSale(slot) || timeOf(slot.endsAt) !== request.toTime) {
    throw new BookingRefused('unknown_slot', 'There is no such time.');
  }
  if (slot.startsAt <= shipNow) throw new BookingRefused('begun', 'This time has begun on the ship’s clock.');
  if (isBookedByParty) throw new BookingRefused('already_booked', 'The party has a booking at this time already.');
  if (!request.confirmOverlap && appointments.some((one) => holdsPlace(one.status) && overlaps(one, slot))) {
    throw new BookingRefused('overlap', 'The guest has another booking at this time and did not confirm this one.');
  }
  const free = freePlaces(slot);
  if (free < request.numberOfPersons) throw new BookingRefused('sold_out', `slots remaining: ${free}`);
  return slot;
}
