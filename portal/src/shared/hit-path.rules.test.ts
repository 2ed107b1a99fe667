import { describe, expect, it } from 'vitest';
import type { SearchHit } from '#contract/areas/search.ts';
import { hitPath } from './hit-path.rules.ts';

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
    expect(hitPath(found, offered)).toBe(path);
  });
});
