import { type ApplicableGuest, INELIGIBILITY_REASONS, type IneligibilityReason } from '#contract/areas/excursions.ts';
import { toMinor, toWire } from '#contract/money.ts';

export type BookingProblem = 'basket_tc_error' | 'pax_select_error' | 'pax_adult_required';

type Barred = Partial<Pick<ApplicableGuest, 'disabled' | 'ineligibilityReasons'>>;

export interface BookingChoice {
  guests: readonly ApplicableGuest[];
  chosen: ReadonlySet<string>;
  accepted: boolean;
  places: number;
  /** BD34: at 0 places a request goes on the waitlist, where there is one. */
  waitlist: boolean;
  /** BD12: an adult of the party is booked on this excursion. */
  hasAdultBooked: boolean;
}

/** B87: closed by the hub's word, or by its reasons where it gives no word. */
export function isIneligible({ disabled, ineligibilityReasons }: Barred): boolean {
  return disabled ?? (ineligibilityReasons ?? []).length > 0;
}

/** B87, B88: why a guest cannot come, in the order of the specification; a reason that is not known is still one. */
export function ineligibility(guest: Barred): (IneligibilityReason | 'Other')[] {
  if (!isIneligible(guest)) return [];
  const known = INELIGIBILITY_REASONS.filter((reason) => guest.ineligibilityReasons?.includes(reason));
  return known.length > 0 ? known : ['Other'];
}

export function chosenGuests({ guests, chosen }: Pick<BookingChoice, 'guests' | 'chosen'>): ApplicableGuest[] {
  return guests.filter((guest) => !isIneligible(guest) && chosen.has(guest.accountNumber));
}

/** B89: the sum of the prices of those who are chosen. */
export function totalPrice(guests: readonly Pick<ApplicableGuest, 'price'>[]): number {
  return toWire(guests.reduce((sum, { price }) => sum + toMinor(price ?? 0), 0));
}

/** B94, B95, BD35: more guests than places, said as soon as it is so. */
export function isOverbooked(choice: BookingChoice): boolean {
  const count = chosenGuests(choice).length;
  return !joinsWaitlist(choice) && count > choice.places;
}

export function joinsWaitlist({ places, waitlist }: Pick<BookingChoice, 'places' | 'waitlist'>): boolean {
  return places < 1 && waitlist;
}

/** B95: a full excursion without a waitlist, or a choice that does not fit. */
export function isBookBlocked(choice: BookingChoice): boolean {
  return isOverbooked(choice) || (choice.places < 1 && !choice.waitlist);
}

/** B92, B93, BD12: what a press of the button finds missing. */
export function bookingProblems(choice: BookingChoice): BookingProblem[] {
  const going = chosenGuests(choice);
  const problems: BookingProblem[] = [];
  if (going.length === 0) problems.push('pax_select_error');
  if (needsAdult(choice, going)) problems.push('pax_adult_required');
  if (!choice.accepted) problems.push('basket_tc_error');
  return problems;
}

function needsAdult({ guests, hasAdultBooked }: BookingChoice, going: readonly ApplicableGuest[]): boolean {
  const isAdult = ({ type }: ApplicableGuest) => (type ?? 'Adult') === 'Adult';
  const alreadyThere =
    hasAdultBooked || guests.some((one) => isAdult(one) && one.ineligibilityReasons?.includes('AlreadyBooked'));
  return going.some((one) => !isAdult(one)) && !going.some(isAdult) && !alreadyThere;
}
