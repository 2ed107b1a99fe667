import { expect, it } from 'vitest';
import { partyChoicePath } from './excursion-paths.rules.ts';

const cruise = { id: '7', date: '03/07/2026', itinerary: { id: 'd3', date: '03/07/2026' } };
const resort = { id: '8', date: '03/07/2026', destination: { id: 'r/1', name: 'Palma' } };

it.each([
  [cruise, false, '/excursion/d3/7'],
  [cruise, true, '/excursion/d3/7/1'],
  [resort, false, '/resorts/r%2F1/8/2026-07-03'],
  [resort, true, '/resorts/r%2F1/8/2026-07-03'],
  [{ id: '9', date: '03/07/2026' }, false, undefined],
  [{ ...resort, date: 'soon' }, false, undefined],
])('[B29 B30 B31] the passenger choice of %j, amend %s', (excursion, amend, path) => {
  expect(partyChoicePath(excursion, amend)).toBe(path);
});
