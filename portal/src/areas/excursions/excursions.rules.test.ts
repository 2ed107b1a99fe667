import { describe, expect, it } from 'vitest';
import { availabilityLabel, knownAvailability } from './availability.rules.ts';
import { childAgeRange, childPrice, lowestPrice } from './child-price.rules.ts';
import {
  DURATION_BUCKETS,
  durationOptions,
  filterExcursions,
  type Listed,
  NO_FILTER,
  sortExcursions,
  typeOptions,
} from './excursion-list.rules.ts';
import { chosenFacts, KEY_FACTS } from './key-facts.rules.ts';
import { cartChanges, choiceProblems, type Traveller } from './party-choice.rules.ts';

describe('availability label', () => {
  it.each([
    [99, { kind: 'none' }],
    [21, { kind: 'none' }],
    [20, { kind: 'limited' }],
    [10, { kind: 'limited' }],
    [9, { kind: 'remaining', count: 9 }],
    [1, { kind: 'remaining', count: 1 }],
    [0, { kind: 'none' }],
    [-1, { kind: 'none' }],
  ])('[B45 B46 B47] of %d places', (places, label) => {
    expect(availabilityLabel(places)).toEqual(label);
  });
  it.each([
    [undefined, 99],
    [null, 99],
    [Number.NaN, 99],
    [0, 0],
    [7, 7],
  ])('[B48] counts %j as %d', (places, known) => {
    expect(knownAvailability(places)).toBe(known);
  });
});

describe('child price', () => {
  it.each([
    [undefined, '(3-12)'],
    [0, '(3-12)'],
    [2, '(3-12)'],
    [3, '(3-12)'],
    [6, '(6-12)'],
    [12, '(12-12)'],
    [13, ''],
  ])('[B40 B41 B42] minimum age %j reads %s', (minimumAge, range) => {
    expect(childAgeRange(minimumAge)).toBe(range);
  });
  it.each([
    [25, 13, { kind: 'notAvailable' }],
    [0, 13, { kind: 'notAvailable' }],
    [25, 12, { kind: 'price', amount: 25 }],
    [undefined, undefined, { kind: 'notAvailable' }],
    [null, 3, { kind: 'notAvailable' }],
    [0, undefined, { kind: 'free' }],
  ])('[B42 B43 B44] %j from age %j', (child, minimumAge, shown) => {
    expect(childPrice(child, minimumAge)).toEqual(shown);
  });
});

const listed = (id: string, over: Partial<Listed> = {}): Listed => ({ id, name: id, types: [], ...over });

describe('the onboard list', () => {
  it('[B60] is sorted by code prefix, then time, then name; without a code last', () => {
    const list = [
      listed('late', { bookingCode: 'ATH-02', timeOfDay: '13:00' }),
      listed('none', { timeOfDay: '07:00' }),
      listed('early', { bookingCode: 'ath-9', timeOfDay: '9:30' }),
      listed('zoo', { bookingCode: 'BIL1', timeOfDay: '08:00' }),
      listed('art', { bookingCode: 'BIL2', timeOfDay: '08:00' }),
      listed('timeless', { bookingCode: 'ATH-7' }),
    ];
    expect(sortExcursions(list).map((one) => one.id)).toEqual(['early', 'late', 'timeless', 'art', 'zoo', 'none']);
  });

  const minutes = [0, 30, 120, 200, 300, 600, 1440, 2880, undefined];
  const timed = minutes.map((duration, index) => listed(String(index), { duration }));
  it.each([
    ['all', [0, 30, 120, 200, 300, 600, 1440, 2880, undefined]],
    ['short', [0, 30, 120]],
    ['medium', [120, 200, 300]],
    ['long', [300, 600, 1440, 2880]],
  ] as const)('[B66 B67 B68 B69] duration %s', (duration, found) => {
    expect(filterExcursions(timed, { types: [], duration }).map((one) => one.duration)).toEqual(found);
  });

  const mixed = [
    listed('kayak', { duration: 90, types: ['Active', 'Nature'] }),
    listed('museum', { duration: 180, types: ['Culture'] }),
    listed('hike', { duration: 320, types: ['Active'] }),
  ];
  it('[B64 B70] ORs types and ANDs them with the duration', () => {
    const ids = (types: string[], duration: 'all' | 'short' | 'long') =>
      filterExcursions(mixed, { types, duration }).map((one) => one.id);
    expect(ids(['Culture', 'Nature'], 'all')).toEqual(['kayak', 'museum']);
    expect(ids(['Active'], 'long')).toEqual(['hike']);
    expect(ids([], 'short')).toEqual(['kayak']);
  });
  it('[B71] disables what would give nothing, but never what is selected', () => {
    const types = typeOptions(mixed, { types: ['Culture'], duration: 'long' });
    expect(types).toEqual([
      { value: 'Active', count: 1, selected: false, disabled: false },
      { value: 'Culture', count: 0, selected: true, disabled: false },
      { value: 'Nature', count: 0, selected: false, disabled: true },
    ]);
    expect(durationOptions(mixed, { types: ['Culture'], duration: 'all' }).map((one) => one.disabled)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
  it.each(DURATION_BUCKETS)('[B65] has exactly one duration chosen: %s', (duration) => {
    const options = durationOptions(mixed, { types: ['Active'], duration });
    expect(options.filter(({ selected }) => selected).map(({ value }) => value)).toEqual([duration]);
  });
  it('[B65 B66] starts with all durations and no type', () => {
    expect(NO_FILTER).toEqual({ types: [], duration: 'all' });
  });
});

describe('key facts', () => {
  it.each([
    [undefined, KEY_FACTS],
    [' , ', KEY_FACTS],
    ['port, duration,unknown,port', ['port', 'duration']],
  ])('[B75] %j chooses and orders', (setting, facts) => {
    expect(chosenFacts(setting)).toEqual(facts);
  });
});

describe('who comes along', () => {
  const adult = (chosen: boolean, alongAnyway = false): Traveller => ({ id: 'a', type: 'Adult', chosen, alongAnyway });
  const child: Traveller = { id: 'c', type: 'Child', chosen: true };
  it.each([
    [[adult(false)], 5, ['nobody']],
    [[adult(true)], 5, []],
    [[adult(true), child], 1, ['tooMany']],
    [[adult(false), child], 5, ['childrenAlone']],
    [[adult(false, true), child], 5, []],
    [[adult(true), child], 2, []],
  ])('[B33 B34 B35] %j with %d places', (travellers, places, problems) => {
    expect(choiceProblems(travellers, places)).toEqual(problems);
  });
  it('[B34] never more than 99', () => {
    const crowd = Array.from({ length: 100 }, (_, n): Traveller => ({ id: String(n), type: 'Adult', chosen: true }));
    expect(choiceProblems(crowd, 500)).toEqual(['tooMany']);
  });
  it('[B30] an amended choice sends the differences only', () => {
    expect(cartChanges(['1', '2'], ['2', '3'])).toEqual([
      { passengerId: '3', action: 'add' },
      { passengerId: '1', action: 'remove' },
    ]);
    expect(cartChanges(['1'], ['1'])).toEqual([]);
  });
});

it.each([
  [
    { adult: 59, child: 29.5 },
    { amount: 29.5, isFrom: true },
  ],
  [
    { adult: 59, child: 59 },
    { amount: 59, isFrom: false },
  ],
  [
    { adult: 59, child: 0 },
    { amount: 59, isFrom: false },
  ],
  [{ adult: 59 }, { amount: 59, isFrom: false }],
  [
    { adult: 0, child: 0 },
    { amount: 0, isFrom: false },
  ],
  [{ adult: null }, { amount: undefined, isFrom: false }],
])('the price on a tile: %j', (price, shown) => {
  expect(lowestPrice(price)).toEqual(shown);
});
