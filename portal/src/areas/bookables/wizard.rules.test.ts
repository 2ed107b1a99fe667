import { describe, expect, it } from 'vitest';
import type { Appointment } from '#contract/areas/bookings.ts';
import {
  type Choices,
  chosenPersons,
  isUnlocked,
  offeredPersons,
  overlapping,
  personsAtEntry,
  priceOf,
  stepsOf,
  timesAsRead,
} from './wizard.rules.ts';

describe('persons', () => {
  it.each([
    ['activity', 4],
    ['dining', 4],
    ['spa', 1],
  ] as const)('[B206 B207] %s starts with %i', (module, persons) => {
    expect(personsAtEntry(module)).toBe(persons);
  });

  it.each([
    ['[B209]', 2, 5, [2, 3, 4, 5]],
    ['[B209]', 3, 3, [3]],
    ['[B210]', undefined, undefined, [1, 2, 3, 4]],
    ['[B210]', null, 2, [1, 2]],
    ['[B210]', 6, null, [6]],
    ['[B210]', 0, 1, [1]],
  ])('%s from %s to %s offers %j', (_, minimumNumberOfPersons, maximumNumberOfPersons, offered) => {
    expect(offeredPersons({ minimumNumberOfPersons, maximumNumberOfPersons })).toEqual(offered);
  });

  it.each([
    ['a maximum of 2 gives 2', 'dining', 4, 1, 2, 2],
    ['a minimum of 6 gives 6', 'dining', 4, 6, 12, 6],
    ['what fits stays', 'activity', 3, 1, 6, 3],
    ['a treatment is for one', 'spa', 4, 1, 4, 1],
  ] as const)('[B206 B207] [BD44] %s', (_, module, wanted, minimumNumberOfPersons, maximumNumberOfPersons, persons) => {
    expect(chosenPersons(module, wanted, { minimumNumberOfPersons, maximumNumberOfPersons })).toBe(persons);
  });
});

describe('the steps', () => {
  const time = { label: '', fromTime: '19:00', toTime: '21:00' };
  const nothing: Choices = { module: 'dining', hasConditions: true, accepted: false };
  const open = (choices: Choices) => stepsOf(choices).filter((step) => isUnlocked(step, choices));

  it.each([
    ['nothing chosen', nothing, ['persons', 'date']],
    ['a date', { ...nothing, date: '03/07/2026' }, ['persons', 'date', 'time']],
    ['a time', { ...nothing, date: '03/07/2026', time }, ['persons', 'date', 'time', 'conditions']],
    [
      'all accepted',
      { ...nothing, date: '03/07/2026', time, accepted: true },
      ['persons', 'date', 'time', 'conditions', 'book'],
    ],
    ['accepted without a time', { ...nothing, date: '03/07/2026', accepted: true }, ['persons', 'date', 'time']],
    [
      'no conditions',
      { ...nothing, hasConditions: false, date: '03/07/2026', time },
      ['persons', 'date', 'time', 'book'],
    ],
    ['a treatment', { ...nothing, module: 'spa', date: '03/07/2026' }, ['date', 'time']],
  ] as [string, Choices, string[]][])('[B216 B217] open in order: %s', (_, choices, steps) => {
    expect(open(choices)).toEqual(steps);
  });
});

it.each([
  ['19:00 – 21:00', '(19:00) – (21:00)'],
  ['Second seating, 20:30', 'Second seating, (20:30)'],
  ['Dinner', 'Dinner'],
])('[B12 B214] the label %s keeps its words and reads its times', (label, shown) => {
  expect(timesAsRead(label, (time) => `(${time})`)).toBe(shown);
});

it.each([
  ['dining', 39, 4, { each: 39, persons: 4, total: 156 }],
  ['activity', 0.1, 3, { each: 0.1, persons: 3, total: 0.3 }],
  ['activity', 0, 2, { each: 0, persons: 2, total: 0 }],
  ['spa', 89, 1, { each: 89, persons: 1, total: 89 }],
  ['spa', 0, 1, undefined],
  ['dining', null, 4, undefined],
] as const)('[B198] %s at %s for %s costs', (module, price, persons, cost) => {
  expect(priceOf({ module, item: { price } }, persons)).toEqual(cost);
});

describe('what the guest has already', () => {
  const time = { label: '', fromTime: '19:00', toTime: '21:00' };
  const appointment = (changes: Partial<Appointment>): Appointment => ({
    date: '03/07/2026',
    fromTime: '20:00',
    toTime: '22:00',
    text: 'Show',
    bookingStatus: 'C',
    ...changes,
  });
  it.each([
    ['in the middle', {}, true],
    ['that only touches', { fromTime: '21:00' }, false],
    ['before', { fromTime: '17:00', toTime: '19:00' }, false],
    ['over midnight', { fromTime: '20:30', toTime: '00:30' }, true],
    ['without an end', { fromTime: '20:00', toTime: undefined }, true],
    ['on another day', { date: '04/07/2026' }, false],
    ['cancelled', { bookingStatus: 'X' }, false],
    ['waiting', { bookingStatus: 'W' }, false],
  ])('%s', (_, changes, meets) => {
    expect(overlapping([appointment(changes)], '03/07/2026', time)).toHaveLength(meets ? 1 : 0);
  });
  it('is nothing before a time is chosen', () => {
    expect(overlapping([appointment({})], '03/07/2026', undefined)).toEqual([]);
  });
});
