import { expect, it } from 'vitest';
import { fitsKeyword } from './keyword.rules.ts';

it.each([
  ['Restaurants & Bars', 'bar', true],
  ['Restaurants & Bars', ' BARS ', true],
  ['Übersicht', 'über', true],
  ['Spa', 'pool', false],
  ['Spa', '', true],
  ['Spa', '   ', true],
])('[A291] %j and the keyword %j', (title, keyword, fits) => {
  expect(fitsKeyword(title, keyword)).toBe(fits);
});
