import { expect, it } from 'vitest';
import { nextLanguage, pageMs, pixelShift, rowsPerPage } from './screen.rules.ts';

it.each([
  ['without a playlist', 3, undefined, 12_000],
  ['one page of a long entry', 1, 60, 12_000],
  ['the pages share the seconds', 3, 24, 8_000],
  ['never shorter than it can be read', 9, 20, 5_000],
])('a page stands, %s', (_, pages, seconds, expected) => {
  expect(pageMs(pages, seconds)).toBe(expected);
});

it.each([
  ['en', ['en', 'de', 'fr'], 'de'],
  ['fr', ['en', 'de', 'fr'], 'en'],
  ['it', ['en', 'de'], 'en'],
  ['en', ['en'], 'en'],
  ['en', [], 'en'],
])('after %s of %j comes %s', (current, offered, next) => {
  expect(nextLanguage(current, offered)).toBe(next);
});

it('moves the picture once a minute, a little, and through every place', () => {
  const places = Array.from({ length: 64 }, (_, minute) => pixelShift(minute * 60_000));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBeGreaterThan(20);
  expect(Math.max(...places.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))).toBeLessThanOrEqual(6);
  expect(pixelShift(59_999)).toEqual(pixelShift(0));
});

it.each([
  [1, 4],
  [5, 5],
  [7, 7],
  [30, 7],
])('%i rows share a page as %i', (rows, expected) => {
  expect(rowsPerPage(rows)).toBe(expected);
});
