import { describe, expect, it } from 'vitest';
import { clampDay, dayAfterKey, dayInMonth, weeksOf } from './calendar-month.ts';

describe('the weeks of a month', () => {
  it('begin on Monday and cover it whole', () => {
    const weeks = weeksOf('2026-02', 1);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-01-26');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-03-01');
  });

  it('[A10] begin on Sunday with US dates', () => {
    const weeks = weeksOf('2026-02', 0);
    expect(weeks).toHaveLength(4);
    expect(weeks[0]?.[0]).toBe('2026-02-01');
  });
});

it.each([
  ['ArrowLeft', '2026-02-28'],
  ['ArrowRight', '2026-03-02'],
  ['ArrowUp', '2026-02-22'],
  ['ArrowDown', '2026-03-08'],
  ['Home', '2026-02-23'],
  ['End', '2026-03-01'],
  ['PageUp', '2026-02-01'],
  ['PageDown', '2026-04-01'],
  ['x', undefined],
])('%s from Sunday 1 March 2026 leads to %s', (key, day) => {
  expect(dayAfterKey('2026-03-01', key, 1)).toBe(day);
});

it('31 January a month later is the last of February', () => {
  expect(dayInMonth('2026-01-31', '2026-02')).toBe('2026-02-28');
  expect(dayAfterKey('2024-01-31', 'PageDown', 1)).toBe('2024-02-29');
});

it('a day stays within its limits', () => {
  expect(clampDay('2026-01-01', '2026-02-01', '2026-03-01')).toBe('2026-02-01');
  expect(clampDay('2026-04-01', '2026-02-01', '2026-03-01')).toBe('2026-03-01');
  expect(clampDay('2026-04-01')).toBe('2026-04-01');
});
