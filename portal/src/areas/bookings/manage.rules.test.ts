import { expect, it } from 'vitest';
import { minutesLeft } from './manage.rules.ts';

it.each([
  ['14:30', '2026-07-02', '14:01', 29],
  ['14:30', '2026-07-02', '14:30', 0],
  ['14:30', '2026-07-02', '14:31', 0],
  ['00:10', '2026-07-01', '23:50', 20],
])('of an offer until %s on 2 July there are at %s %s %d minutes left', (time, day, clock, left) => {
  expect(minutesLeft({ date: '02/07/2026', time }, { day, time: clock })).toBe(left);
});
