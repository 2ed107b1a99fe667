import { describe, expect, it } from 'vitest';
import type { SearchHit } from '#contract/areas/search.ts';
import { fitsLabel, groupsOf, partsOf, pathOf } from './search.rules.ts';

const hit = (kind: string, id = 'x', more: Partial<SearchHit> = {}): SearchHit => ({
  kind,
  id,
  title: { text: id, marks: [] },
  ...more,
});
const ways = { modules: ['/shoreexcursions', '/onboard/excursions'], hasMap: true };

describe('the page of a hit', () => {
  it.each([
    [hit('article', 'a b'), ways, '/content/detail/a%20b'],
    [hit('category'), ways, '/content/overview/x'],
    [hit('excursion'), ways, '/shoreexcursion/x'],
    [hit('excursion'), { ...ways, modules: ['/onboard/excursions'] }, '/onboard/excursion/x'],
    [hit('excursion'), { ...ways, modules: [] }, '/shoreexcursion/x'],
    [hit('dining'), ways, '/dining/detail/x'],
    [hit('spa'), ways, '/spa/detail/x'],
    [hit('activity'), ways, '/activity/detail/x'],
    [hit('venue', 'pool'), ways, '/wayfinder?wayfinderProfileId=poi-pool'],
    [hit('venue', 'pool'), { ...ways, hasMap: false }, undefined],
    [hit('event', 'x', { date: '05/03/2026' }), ways, '/dailyprogram/2026-03-05'],
    [hit('event'), ways, '/dailyprogram/today'],
    [hit('port'), ways, '/itinerary/detail/x'],
    [hit('message'), ways, '/cabinmessages'],
    [hit('submarine'), ways, undefined],
    [hit('toString'), ways, undefined],
  ])('%j', (found, offered, path) => {
    expect(pathOf(found, offered)).toBe(path);
  });
});

describe('the groups', () => {
  it('stand in the order of their best hit, articles with categories, without what has no page', () => {
    const reply = {
      hits: [hit('spa', '1'), hit('category', '2'), hit('submarine', '3'), hit('article', '4'), hit('spa', '5')],
      totals: { spa: 30, article: 4, category: 1, submarine: 9 },
    };
    const messages = { hits: [hit('message', '6')], totals: { message: 1 } };
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
