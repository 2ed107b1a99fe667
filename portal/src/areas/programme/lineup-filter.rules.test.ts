import { describe, expect, it } from 'vitest';
import { textOf } from '#contract/text.ts';
import type { ShownEvent, Words } from './lineup.rules.ts';
import { filterEvents, isFiltering, levelOptions, NO_FILTER } from './lineup-filter.rules.ts';

const words: Words = (text) => textOf(text, 'de');
const event = (id: string, fields: Partial<ShownEvent> = {}): ShownEvent => ({
  id,
  name: id,
  startTime: undefined,
  endTime: undefined,
  ...fields,
});
const events = [
  event('Jazz', { description: { de: 'Standards nach dem Essen', en: 'Standards' }, levels: ['Deck 6'] }),
  event('Yoga', { description: 'Facing the sea', levels: ['Deck 12', 'Deck 6'] }),
  event('Quiz', { eventOverview: 'Jazz questions' }),
];
const ids = (search: string, levels: string[] = []) =>
  filterEvents(events, { search, levels }, words).map(({ id }) => id);

describe('the search', () => {
  it.each([
    ['jazz', ['Jazz']],
    ['FACING', ['Yoga']],
    ['  nach dem essen ', ['Jazz']],
    ['Yoga Facing', ['Yoga']],
    ['', ['Jazz', 'Yoga', 'Quiz']],
    ['opera', []],
  ])('[B256] for "%s" finds %j by name plus description', (search, expected) => {
    expect(ids(search)).toEqual(expected);
  });
});

describe('the levels', () => {
  it.each([
    [[], ['Jazz', 'Yoga', 'Quiz']],
    [['Deck 12'], ['Yoga']],
    [['Deck 6'], ['Jazz', 'Yoga']],
    [['Deck 12', 'Deck 7'], ['Yoga']],
    [['Deck 7'], []],
  ])('[B257] %j keep %j', (levels, expected) => {
    expect(ids('', levels)).toEqual(expected);
  });
  it('[B257] and the search have both to match', () => {
    expect(ids('jazz', ['Deck 12'])).toEqual([]);
  });
  it('[B254] are offered with counts, in the order of their numbers, chosen ones of other days too', () => {
    expect(levelOptions(events, ['Deck 7'], words)).toEqual([
      { id: 'Deck 6', label: 'Deck 6', count: 2 },
      { id: 'Deck 7', label: 'Deck 7', count: 0 },
      { id: 'Deck 12', label: 'Deck 12', count: 1 },
    ]);
  });
});

it('[B255] is nothing when cleared', () => {
  expect(NO_FILTER).toEqual({ search: '', levels: [] });
  expect(isFiltering(NO_FILTER)).toBe(false);
  expect(isFiltering({ search: ' ', levels: [] })).toBe(false);
  expect(isFiltering({ search: '', levels: ['Deck 6'] })).toBe(true);
});
