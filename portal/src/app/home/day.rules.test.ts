import { expect, it } from 'vitest';
import { nextEvents, scheduleOfDay } from './day.rules.ts';

const event = (id: string, startTime?: string, endTime?: string) => ({ id, title: id, startTime, endTime });
const events = [
  event('show', '21:00', 'Late'),
  event('yoga', '07:00', '08:00'),
  event('buffet', '11:00', '14:00'),
  event('party', '22:30', '01:00'),
  event('always'),
];

it.each([
  ['06:00', ['yoga', 'buffet', 'show']],
  ['08:00', ['buffet', 'show', 'party']],
  ['13:59', ['buffet', 'show', 'party']],
  ['14:00', ['show', 'party']],
  ['23:00', ['show', 'party']],
])('at %s comes %j', (time, ids) => {
  expect(nextEvents(events, time).map(({ id }) => id)).toEqual(ids);
});

it('[A275] [BD50] an event that runs "Late" is on until the end of the day', () => {
  for (const time of ['21:00', '21:01', '23:59']) {
    expect(nextEvents(events, time).map(({ id }) => id)).toEqual(['show', 'party']);
  }
});

it('an event without an end is on for an hour', () => {
  const castOff = [event('cast-off', '18:00')];
  expect(nextEvents(castOff, '18:59')).toEqual(castOff);
  expect(nextEvents(castOff, '19:00')).toEqual([]);
});

it('finds the port of a day', () => {
  const lisbon = { id: '1', date: '05/03/2026', day: 3, title: 'Lisbon', atSea: false };
  expect(scheduleOfDay([lisbon], '2026-03-05')).toBe(lisbon);
  expect(scheduleOfDay([lisbon], '2026-03-06')).toBeUndefined();
});
