import { describe, expect, it } from 'vitest';
import { aHit } from '#portal-test/fixtures.ts';
import { fitsLabel, groupsOf, partsOf } from './search.rules.ts';

const ways = { modules: ['/shoreexcursions', '/onboard/excursions'], hasMap: true };

describe('the groups', () => {
  it('stand in the order of their best hit, articles with categories, without what has no page', () => {
    const reply = {
      hits: [aHit('spa', '1'), aHit('category', '2'), aHit('submarine', '3'), aHit('article', '4'), aHit('spa', '5')],
      totals: { spa: 30, article: 4, category: 1, submarine: 9 },
    };
    const messages = { hits: [aHit('message', '6')], totals: { message: 1 } };
    const groups = groupsOf([reply, messages], ways);
    expect(groups.map(({ key, total, hits }) => [key, total, hits.map(({ id }) => id)])).toEqual([
      ['search_spa', 30, ['1', '5']],
      ['search_articles', 5, ['2', '4']],
      ['search_messages', 1, ['6']],
    ]);
  });
});

describe('marked parts', () => {
  it.each([
    ['The pool bar', [[4, 8]], ['The ', '[pool]', ' bar']],
    ['pool', [[0, 4]], ['[pool]']],
    ['pool', [], ['pool']],
    ['', [], []],
    [
      'pool pool',
      [
        [0, 4],
        [2, 6],
        [5, 9],
      ],
      ['[pool]', ' ', '[pool]'],
    ],
    ['short', [[3, 99]], ['short']],
  ] as [string, [number, number][], string[]][])('of %j with %j', (text, marks, parts) => {
    expect(partsOf({ text, marks }).map((part) => (part.isMarked ? `[${part.text}]` : part.text))).toEqual(parts);
  });
});

it.each([
  ['Shore excursions', 'excur', true],
  ['Météo du jour', 'meteo', true],
  ['Spa', 'S', false],
  ['Spa', '  ', false],
  ['Spa', 'pool', false],
])('the module %s for %j: %s', (label, typed, fits) => {
  expect(fitsLabel(label, typed)).toBe(fits);
});
