import { describe, expect, it } from 'vitest';
import { dateFormOf, readDay, showDay, showTime } from './date-form.ts';

it.each([
  ['en', undefined, 'dd/mm/yyyy', '31/12/2026'],
  ['en', 'en-US', 'mm/dd/yyyy', '12/31/2026'],
  ['de', 'en-US', 'dd.mm.yyyy', '31.12.2026'],
  ['fr', undefined, 'dd.mm.yyyy', '31.12.2026'],
] as const)('[A10] %s with %s shows %s', (language, dateLocale, form, shown) => {
  expect(dateFormOf(language, dateLocale)).toBe(form);
  expect(showDay('2026-12-31', form)).toBe(shown);
  expect(readDay(shown, form)).toBe('2026-12-31');
});

describe('a typed day', () => {
  it.each([
    ['1/2/2026', '2026-02-01'],
    ['01022026', '2026-02-01'],
    [' 01.02.2026 ', '2026-02-01'],
    ['1 2 2026', '2026-02-01'],
    ['31/02/2000', undefined],
    ['1/2/26', undefined],
    ['1/2', undefined],
    ['1/2/2026/3', undefined],
    ['', undefined],
    ['x/y/2026', undefined],
  ])('[A10] %s is %s', (typed, day) => {
    expect(readDay(typed, 'dd/mm/yyyy')).toBe(day);
  });

  it('[A10] is month first with US dates', () => {
    expect(readDay('2/1/2026', 'mm/dd/yyyy')).toBe('2026-02-01');
  });
});

it.each([
  ['00:05', '12:05 AM'],
  ['09:30', '9:30 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
  ['after dinner', 'after dinner'],
])('[A9] %s in 12 hours is %s', (time, shown) => {
  expect(showTime(time, true)).toBe(shown);
  expect(showTime(time, false)).toBe(time);
});
