import { describe, expect, it } from 'vitest';
import type { ApplicableGuest } from '#contract/areas/excursions.ts';
import {
  type BookingChoice,
  bookingProblems,
  chosenGuests,
  isBookBlocked,
  isOverbooked,
  joinsWaitlist,
  totalPrice,
} from './booking-form.rules.ts';

const guest = (accountNumber: string, over: Partial<ApplicableGuest> = {}): ApplicableGuest => ({
  accountNumber,
  accountName: accountNumber,
  firstName: 'A',
  lastName: 'B',
  type: 'Adult',
  price: 10.1,
  selected: false,
  disabled: false,
  ...over,
});

const choice = (chosen: string[], over: Partial<BookingChoice> = {}): BookingChoice => ({
  guests: [
    guest('1'),
    guest('2', { price: 20.2 }),
    guest('3', { disabled: true }),
    guest('4', { type: 'Child', price: 0 }),
  ],
  chosen: new Set(chosen),
  accepted: true,
  places: 5,
  waitlist: false,
  hasAdultBooked: false,
  ...over,
});

describe('the booking form', () => {
  it('[B87] a disabled guest is never chosen', () => {
    expect(chosenGuests(choice(['1', '3'])).map((one) => one.accountNumber)).toEqual(['1']);
  });
  it('[B89] totals what the chosen cost', () => {
    expect(totalPrice(chosenGuests(choice(['1', '2'])))).toBe(30.3);
    expect(totalPrice([])).toBe(0);
  });
  it.each([
    [['1', '2'], 2, false, false],
    [['1', '2'], 1, true, true],
    [[], 0, false, true],
    [['1'], 0, true, true],
  ])('[B94 B95] %j for %d places: overbooked %s, blocked %s', (chosen, places, overbooked, blocked) => {
    expect(isOverbooked(choice(chosen, { places }))).toBe(overbooked);
    expect(isBookBlocked(choice(chosen, { places }))).toBe(blocked);
  });
  it('[B95] a full excursion with a waitlist takes the party all the same', () => {
    const full = choice(['1', '2'], { places: 0, waitlist: true });
    expect([joinsWaitlist(full), isBookBlocked(full)]).toEqual([true, false]);
    expect(isBookBlocked(choice(['1', '2'], { places: 1, waitlist: true }))).toBe(true);
  });
  it.each([
    [choice([], { accepted: false }), ['pax_select_error', 'basket_tc_error']],
    [choice(['1'], { accepted: false }), ['basket_tc_error']],
    [choice([]), ['pax_select_error']],
    [choice(['4']), ['pax_adult_required']],
    [choice(['1', '4']), []],
  ])('[B92 B93] finds what is missing', (given, problems) => {
    expect(bookingProblems(given)).toEqual(problems);
  });
  it('[B93] a child may join an adult who is booked already', () => {
    const guests = [
      guest('1', { disabled: true, ineligibilityReasons: ['AlreadyBooked'] }),
      guest('4', { type: 'Child' }),
    ];
    expect(bookingProblems(choice(['4'], { guests }))).toEqual([]);
    expect(bookingProblems(choice(['4'], { hasAdultBooked: true }))).toEqual([]);
  });
});
