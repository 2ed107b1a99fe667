import { expect, it } from 'vitest';
import { itineraryOf, partyChoicePath } from './excursion-paths.rules.ts';

const cruise = { id: '7', date: '03/07/2026', itinerary: { id: 'd3', date: '03/07/2026' } };
const resort = { id: '8', date: '03/07/2026', destination: { id: 'r/1', name: 'Palma' } };

it.each([
  [cruise, false, '/excursion/d3/7'],
  [cruise, true, '/excursion/d3/7/1'],
  [resort, false, '/resorts/r%2F1/8/2026-07-03'],
  [resort, true, '/resorts/r%2F1/8/2026-07-03'],
  [{ id: '9', date: '03/07/2026' }, false, undefined],
  [{ ...resort, date: 'soon' }, false, undefined],
  [{ ...resort, destination: { id: '', name: 'Palma' } }, false, undefined],
  [{ ...resort, itinerary: { id: '', date: '' } }, false, '/resorts/r%2F1/8/2026-07-03'],
])('[B29 B30 B31] the passenger choice of %j, amend %s', (excursion, amend, path) => {
  expect(partyChoicePath(excursion, amend)).toBe(path);
});

const day = (id: string, dayOfCruise: number, date?: string) => ({ id, type: 'Port', dayOfCruise, date });
it.each([
  ['by date', [day('a', 1, '01/07/2026'), day('c', 9, '03/07/2026')], [], 'c'],
  ['by the first day', [day('a', 1), day('c', 3)], [{ fromDate: '01/07/2026' }], 'c'],
  ['by the day of the cruise', [day('a', 1), day('d', 4)], [], 'd'],
  ['not by a day that is another', [day('a', 4, '09/07/2026')], [], undefined],
  ['without an itinerary', [], [{ fromDate: '01/07/2026' }], undefined],
])('[B23] [BD9] the itinerary entry of an excursion: %s', (_name, days, cruises, id) => {
  expect(itineraryOf({ date: '03/07/2026', day: 4 }, { days, cruises })?.id).toBe(id);
});
