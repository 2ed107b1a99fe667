import { describe, expect, it } from 'vitest';
import type { DeckMap } from '#contract/areas/wayfinder.ts';
import { canSearch, digitsOf } from './cabin-search.rules.ts';
import { firstDeck, mapAddress, orderedDecks } from './decks.rules.ts';
import { wayfinderPath } from './wayfinder-paths.ts';

const deck = (level: number | string, more: Partial<DeckMap> = {}): DeckMap => ({
  level,
  isDevicePresent: false,
  hasWayFinding: false,
  map: 'AAAA',
  ...more,
});

describe('the decks', () => {
  it('[CD47] stand highest first, also when their levels are texts', () => {
    expect(orderedDecks([deck('9'), deck('12'), deck(10)]).map(({ level }) => level)).toEqual(['12', 10, '9']);
    expect(orderedDecks(null)).toEqual([]);
    expect(orderedDecks([deck(5, { map: '' })])).toEqual([]);
  });

  it.each<[string, DeckMap[], number | undefined]>([
    [
      'the lowest with a destination',
      [deck(9), deck(7, { hasWayFinding: true }), deck(5, { isDevicePresent: true }), deck(8, { hasWayFinding: true })],
      7,
    ],
    ['the device’s', [deck(9), deck(5, { isDevicePresent: true }), deck(3)], 5],
    ['the lowest', [deck(9), deck(10), deck(3)], 3],
    ['none', [], undefined],
  ])('[CD47] show %s first', (_, decks, level) => {
    expect(firstDeck(decks)?.level).toBe(level);
  });

  it('[CD46] are pictures from base64, with or without a prefix', () => {
    expect(mapAddress('AAAA')).toBe('data:image/png;base64,AAAA');
    expect(mapAddress('data:image/png;base64,BBBB')).toBe('data:image/png;base64,BBBB');
  });
});

describe('a cabin number', () => {
  it.each([
    ['12a4', '124'],
    ['1234567', '123456'],
    [' 12 34 ', '1234'],
    ['٣٤', ''],
  ])('[C298] typed as %j is %j', (typed, digits) => {
    expect(digitsOf(typed)).toBe(digits);
  });

  it.each([
    ['123', undefined, false],
    ['1234', undefined, true],
    ['12345', undefined, true],
    ['123456', undefined, false],
    ['12', { min: 2, max: 4 }, false],
    ['123', { min: 2, max: 4 }, true],
    ['1234', { min: 2, max: 4 }, false],
  ])('[C301 C302 C303] [CD48] %s with the bounds %j can be searched: %s', (text, bounds, can) => {
    expect(canSearch(text, bounds)).toBe(can);
  });
});

it('[C296] repeats the profile once each, and names none when there is none', () => {
  expect(wayfinderPath()).toBe('/wayfinder');
  expect(wayfinderPath('a b', 'c')).toBe('/wayfinder?wayfinderProfileId=a+b&wayfinderProfileId=c');
});
