import { expect, it } from 'vitest';
import { momentOfDay, scheduleOf } from './cruise-days.rules.ts';

const schedules = [
  { id: 'a', date: '01/07/2026', day: 1, title: 'Lisbon', atSea: false },
  { id: 'b', date: '02/07/2026', day: 2, title: 'At sea', atSea: true },
];

it.each([
  [{ date: '02/07/2026', dayOfCruise: 1 }, 'b'],
  [{ dayOfCruise: 1 }, 'a'],
  [{ date: '03/07/2026', dayOfCruise: 1 }, undefined],
])('[B161] the voyage’s entry of %j', (day, id) => {
  expect(scheduleOf(day, schedules)?.id).toBe(id);
});

it.each([
  ['01/07/2026', 'past'],
  ['02/07/2026', 'today'],
  ['03/07/2026', 'ahead'],
  ['', 'ahead'],
  [undefined, 'ahead'],
])('%s is %s', (date, moment) => {
  expect(momentOfDay(date, '2026-07-02')).toBe(moment);
});
