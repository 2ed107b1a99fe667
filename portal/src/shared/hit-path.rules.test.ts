import { describe, expect, it } from 'vitest';
import { aHit } from '#portal-test/fixtures.ts';
import { hitPath } from './hit-path.rules.ts';

const ways = { modules: ['/shoreexcursions', '/onboard/excursions'], hasMap: true };

describe('the page of a hit', () => {
  it.each([
    [aHit('article', 'a b'), ways, '/content/detail/a%20b'],
    [aHit('category'), ways, '/content/overview/x'],
    [aHit('excursion'), ways, '/shoreexcursion/x'],
    [aHit('excursion'), { ...ways, modules: ['/onboard/excursions'] }, '/onboard/excursion/x'],
    [aHit('excursion'), { ...ways, modules: [] }, '/shoreexcursion/x'],
    [aHit('dining'), ways, '/dining/detail/x'],
    [aHit('spa'), ways, '/spa/detail/x'],
    [aHit('activity'), ways, '/activity/detail/x'],
    [aHit('venue', 'pool'), ways, '/wayfinder?wayfinderProfileId=poi-pool'],
    [aHit('venue', 'pool'), { ...ways, hasMap: false }, undefined],
    [aHit('event', 'x', { date: '05/03/2026' }), ways, '/dailyprogram/2026-03-05?event=x'],
    [aHit('event'), ways, '/dailyprogram/today?event=x'],
    [aHit('port'), ways, '/itinerary/detail/x'],
    [aHit('message'), ways, '/cabinmessages'],
    [aHit('submarine'), ways, undefined],
    [aHit('toString'), ways, undefined],
  ])('%j', (found, offered, path) => {
    expect(hitPath(found, offered)).toBe(path);
  });
});
