import { expect, it } from 'vitest';
import type { Schedule } from '#contract/areas/holiday.ts';
import { programmeDays } from './programme-days.rules.ts';

const schedule = (date: string): Schedule => ({ id: date, date, day: 1, title: date, atSea: false });
const schedules = ['02/09/2026', '30/08/2026', '31/08/2026', '31/08/2026', '31/02/2026', 'soon'].map(schedule);
const days = (showPast: boolean) => programmeDays(schedules, { today: '2026-08-31', showPast }).map(({ day }) => day);

it('[BD40] offers each day that is one, from today on', () => {
  expect(days(false)).toEqual(['2026-08-31', '2026-09-02']);
});

it('[BD40] offers past days where past events are shown', () => {
  expect(days(true)).toEqual(['2026-08-30', '2026-08-31', '2026-09-02']);
});

it.each([
  ['a day of the voyage that is over', '2026-08-30', ['2026-08-30', '2026-08-31', '2026-09-02'], '30/08/2026'],
  ['a day between', '2026-09-01', ['2026-08-31', '2026-09-01', '2026-09-02'], undefined],
  ['a day after it', '2026-09-09', ['2026-08-31', '2026-09-02', '2026-09-09'], undefined],
  ['a day that is there', '2026-09-02', ['2026-08-31', '2026-09-02'], '02/09/2026'],
])('[BD49] %s joins in its place where it is asked for', (_, wanted, days, title) => {
  const found = programmeDays(schedules, { today: '2026-08-31', showPast: false, wanted });
  expect(found.map(({ day }) => day)).toEqual(days);
  expect(found.find(({ day }) => day === wanted)?.title).toBe(title);
});

it.each([[undefined], [[]], [{ days: [] } as never]])(
  'offers today and tomorrow while the voyage is %j',
  (schedules) => {
    expect(programmeDays(schedules, { today: '2026-08-31', showPast: true })).toEqual([
      { day: '2026-08-31' },
      { day: '2026-09-01' },
    ]);
  },
);
