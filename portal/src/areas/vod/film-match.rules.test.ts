import { expect, it } from 'vitest';
import { errorsBetween, fitsTitle } from './film-match.rules.ts';

it.each([
  ['The Lighthouse', 'light', true],
  ['The Lighthouse', 'lighthose', true],
  ['The Lighthouse', 'lihgthouse', true],
  ['The Lighthouse', 'the light', true],
  ['The Lighthouse', 'night', false],
  ['Été en mer', 'ete', true],
  ['Up', 'us', false],
  ['Up', '', false],
])('%s fits %j: %s', (title, typed, fits) => {
  expect(fitsTitle(title, typed)).toBe(fits);
});

it.each([
  ['pool', 'pool', 0],
  ['pool', 'pol', 1],
  ['pool', 'polo', 1],
  ['pool', 'cool', 1],
  ['', 'ab', 2],
])('between %j and %j lie %i errors', (one, other, errors) => {
  expect(errorsBetween(one, other)).toBe(errors);
});
