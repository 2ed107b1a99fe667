import { expect, it } from 'vitest';
import { restBetween } from './at-rest.ts';

it.each([
  ['nothing', 200, 1],
  ['half of it', 100, 0.5],
  ['everything', 0, 0],
])('two cores that did %s of the time', (_, idle, rest) => {
  expect(restBetween({ idle: 1_000, all: 5_000 }, { idle: 1_000 + idle, all: 5_200 })).toBe(rest);
});

it('two looks in the same moment say nothing', () => {
  expect(restBetween({ idle: 1, all: 2 }, { idle: 1, all: 2 })).toBe(0);
});
