import { describe, expect, it } from 'vitest';
import { ageClassOn, priceOn } from './age-price.rules.ts';
import {
  type Candidate,
  type Commitments,
  childrenAreAlone,
  ineligibilityReasons,
  overlaps,
  type Trip,
} from './eligibility.rules.ts';
import { drawReference } from './reference.ts';

const DAY = '2026-07-10';

describe('age class and price', () => {
  it.each([
    ['2013-07-10', 'adult'],
    ['2013-07-11', 'child'],
    ['2023-07-10', 'child'],
    ['2023-07-11', 'infant'],
    ['2026-07-01', 'infant'],
    [undefined, 'adult'],
  ])('[B86] born %s is %s on the day of the excursion (BD14)', (birthDay, ageClass) => {
    expect(ageClassOn(birthDay, DAY)).toBe(ageClass);
  });
  it.each([
    ['adult', { adult: 5000, child: 2500, infant: null }, '1980-01-01', 5000],
    ['child', { adult: 5000, child: 2500, infant: null }, '2016-01-01', 2500],
    ['free child', { adult: 5000, child: 0, infant: null }, '2016-01-01', 0],
    ['child without a price', { adult: 5000, child: null, infant: null }, '2016-01-01', undefined],
    ['infant with a price', { adult: 5000, child: 2500, infant: 700 }, '2025-01-01', 700],
    ['infant without a price', { adult: 5000, child: 2500, infant: null }, '2025-01-01', 0],
    ['adult without a price', { adult: null, child: 2500, infant: null }, undefined, undefined],
  ])('[B86] %s (BD14, BD31)', (_, prices, birthDay, price) => {
    expect(priceOn(prices, birthDay, DAY)).toBe(price);
  });
});

const guest: Candidate = {
  accountNumber: '1001',
  passengerId: 'p1',
  birthDay: '2010-07-10',
  embarkDay: '2026-07-05',
  disembarkDay: '2026-07-15',
  type: 'Adult',
};
const trip: Trip = {
  id: 'hike',
  day: DAY,
  startsAt: `${DAY} 09:00`,
  endsAt: `${DAY} 12:00`,
  minimumAge: null,
  maximumAge: null,
  prices: { adult: 5000, child: null, infant: null },
  bookableOnFirstAndLastDay: false,
};
const free: Commitments = { appointments: [], cart: [] };
const appointment = (over: object) => ({
  accountNumber: '1001',
  kind: 'excursion',
  objectId: 'boat',
  status: 'C',
  startsAt: `${DAY} 10:00`,
  endsAt: `${DAY} 11:00`,
  ...over,
});
const entry = (over: object) => ({
  passengerId: 'p1',
  excursionId: 'boat',
  startsAt: `${DAY} 10:00`,
  endsAt: `${DAY} 11:00`,
  ...over,
});

describe('reasons why a guest cannot come', () => {
  it.each<[string, Partial<Candidate>, Partial<Trip>, Partial<Commitments>, string[]]>([
    ['nothing', {}, {}, {}, []],
    ['exactly the minimum age', {}, { minimumAge: 16 }, {}, []],
    ['one year short', {}, { minimumAge: 17 }, {}, ['MinimumAge']],
    ['16 only tomorrow', { birthDay: '2010-07-11' }, { minimumAge: 16 }, {}, ['MinimumAge']],
    ['exactly the maximum age', {}, { maximumAge: 16 }, {}, []],
    ['one year over', {}, { maximumAge: 15 }, {}, ['MaximumAge']],
    ['an unknown birthday passes both', { birthDay: undefined }, { minimumAge: 90, maximumAge: 2 }, {}, []],
    ['booked C', {}, {}, { appointments: [appointment({ objectId: 'hike' })] }, ['AlreadyBooked']],
    ['booked R', {}, {}, { appointments: [appointment({ objectId: 'hike', status: 'R' })] }, ['AlreadyBooked']],
    ['waiting', {}, {}, { appointments: [appointment({ objectId: 'hike', status: 'W' })] }, ['AlreadyBooked']],
    ['cancelled', {}, {}, { appointments: [appointment({ objectId: 'hike', status: 'X' })] }, []],
    ['booked by another guest', {}, {}, { appointments: [appointment({ accountNumber: '1002' })] }, []],
    ['the last day', { disembarkDay: DAY }, {}, {}, ['LastCruiseDay']],
    ['the first day', { embarkDay: DAY }, {}, {}, ['FirstCruiseDay']],
    ['a first day that is open', { embarkDay: DAY, disembarkDay: DAY }, { bookableOnFirstAndLastDay: true }, {}, []],
    ['no price', { birthDay: '2016-01-01' }, {}, {}, ['NoPriceAvailable']],
    ['a price of 0', {}, { prices: { adult: 0, child: null, infant: null } }, {}, []],
    ['another booking', {}, {}, { appointments: [appointment({})] }, ['TimeOverlapWithOtherBooking']],
    [
      'a dinner at the same time, with the excursion’s own id',
      {},
      {},
      { appointments: [appointment({ kind: 'dining', objectId: 'hike', status: 'R' })] },
      ['TimeOverlapWithOtherBooking'],
    ],
    ['another waitlist', {}, {}, { appointments: [appointment({ status: 'W' })] }, []],
    ['another that was cancelled', {}, {}, { appointments: [appointment({ status: 'X' })] }, []],
    [
      'one that only touches',
      {},
      {},
      { appointments: [appointment({ startsAt: `${DAY} 12:00`, endsAt: `${DAY} 14:00` })] },
      [],
    ],
    ['a basket entry', {}, {}, { cart: [entry({})] }, ['TimeOverlapWithOtherCartEntry']],
    ['its own basket entry', {}, {}, { cart: [entry({ excursionId: 'hike' })] }, []],
    ['a basket entry of another passenger', {}, {}, { cart: [entry({ passengerId: 'p2' })] }, []],
    [
      'everything at once, in the order of the specification',
      { birthDay: '2016-01-01', embarkDay: DAY, disembarkDay: DAY },
      { minimumAge: 12, maximumAge: 9 },
      { appointments: [appointment({ objectId: 'hike' }), appointment({})], cart: [entry({})] },
      [
        'MinimumAge',
        'MaximumAge',
        'AlreadyBooked',
        'LastCruiseDay',
        'FirstCruiseDay',
        'NoPriceAvailable',
        'TimeOverlapWithOtherBooking',
        'TimeOverlapWithOtherCartEntry',
      ],
    ],
  ])('[B88] %s (BD31, BD32)', (_, guestOver, tripOver, commitments, reasons) => {
    const found = ineligibilityReasons(
      { ...guest, ...guestOver },
      { ...trip, ...tripOver },
      { ...free, ...commitments },
    );
    expect(found).toEqual(reasons);
  });
  it.each([
    ['2026-07-10 08:00', '2026-07-10 09:00', false],
    ['2026-07-10 08:00', '2026-07-10 09:01', true],
    ['2026-07-10 11:59', '2026-07-10 12:30', true],
    ['2026-07-10 12:00', '2026-07-10 12:30', false],
    ['2026-07-09 22:00', '2026-07-10 09:30', true],
    ['2026-07-11 09:00', '2026-07-11 12:00', false],
  ])('[B88] %s to %s overlaps 09:00 to 12:00: %s', (startsAt, endsAt, overlapping) => {
    expect(overlaps({ startsAt, endsAt }, trip)).toBe(overlapping);
  });
});

describe('children among the guests', () => {
  const adult = { type: 'Adult' };
  const child = { type: 'Child' };
  it.each([
    [[adult], [], false],
    [[adult, child], [], false],
    [[child], [], true],
    [[{ type: 'Infant' }], [child], true],
    [[child], [adult], false],
    [[], [], false],
  ])('[B35] %j with %j along: alone %s (BD12)', (coming, along, alone) => {
    expect(childrenAreAlone(coming, along)).toBe(alone);
  });
});

describe('booking references', () => {
  it('[B122] have 8 letters and digits that cannot be mistaken (BD20)', () => {
    const drawn = Array.from({ length: 2000 }, () => drawReference());
    expect(drawn.every((one) => /^[2-9A-HJ-NP-Z]{8}$/.test(one))).toBe(true);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(new Set(drawn.join(''))).toHaveProperty('size', 32);
  });
});
