import { expect, it } from 'vitest';
import { hasAdultBooked } from './company.rules.ts';

const trip = { id: 'walk', date: '03/07/2026' };
const booked = { excursion: { id: 'walk' }, date: '03/07/2026', passenger: { type: 'Adult' }, bookingStatus: 'C' };

it.each([
  ['an adult who is booked', booked, true],
  ['one whose booking is requested', { ...booked, bookingStatus: 'R' }, true],
  ['one whom the hub names no type of', { ...booked, passenger: { type: undefined as never } }, true],
  ['one whose booking names no date', { ...booked, date: '' }, true],
  ['a child', { ...booked, passenger: { type: 'Child' } }, false],
  ['one who waits', { ...booked, bookingStatus: 'W' }, false],
  ['one who has cancelled', { ...booked, bookingStatus: 'X' }, false],
  ['one on another excursion', { ...booked, excursion: { id: 'bus' } }, false],
  ['one on another day', { ...booked, date: '04/07/2026' }, false],
])('[B35] [BD12] %s is company for a child', (_, booking, isCompany) => {
  expect(hasAdultBooked([booking], trip)).toBe(isCompany);
});

it('[BD12] there is nobody while the bookings are not known', () => {
  expect(hasAdultBooked(undefined, trip)).toBe(false);
});
