import { expect, it } from 'vitest';
import { scheduleDate } from './schedule-date.rules.ts';

it.each([
  [undefined, { call: 'today', day: '2026-08-31' }],
  ['today', { call: 'today', day: '2026-08-31' }],
  ['tomorrow', { call: 'tomorrow', day: '2026-09-01' }],
  ['2026-09-03', { call: 'date', day: '2026-09-03' }],
  ['2026-08-31', { call: 'date', day: '2026-08-31' }],
  ['2026-02-31', { call: 'today', day: '2026-08-31' }],
  ['03/09/2026', { call: 'today', day: '2026-08-31' }],
  ['TODAY', { call: 'today', day: '2026-08-31' }],
  ['../x', { call: 'today', day: '2026-08-31' }],
])('[A304 A305 A306 B267] reads the date %j of the route', (text, read) => {
  expect(scheduleDate(text, '2026-08-31')).toEqual(read);
});
