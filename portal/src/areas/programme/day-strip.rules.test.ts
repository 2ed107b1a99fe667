import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/hub-date.ts';
import { selectedIndex, stripDay, WINDOW_DAYS, windowStart } from './day-strip.rules.ts';

const days = Array.from({ length: 14 }, (_, index) => ({ day: addDays('2026-06-15', index) }));

describe('the selected day', () => {
  it.each([
    [undefined, 0],
    ['2026-06-15', 0],
    ['2026-06-18', 3],
    ['2026-07-30', 0],
  ])('[B246] [BD49] asked for %s is number %d', (wanted, index) => {
    expect(selectedIndex(days, wanted)).toBe(index);
  });
});

describe('the window', () => {
  it('[B245] has seven days', () => {
    expect(WINDOW_DAYS).toBe(7);
  });

  it.each([
    ['stays while the selection is inside', 0, 6, 14, 0],
    ['follows to the right', 0, 7, 14, 1],
    ['follows to the left', 5, 4, 14, 4],
    ['jumps to a day far away', 0, 13, 14, 7],
    ['ends with the last day', 9, 13, 14, 7],
    ['begins with the first of few days', 3, 2, 5, 0],
    ['is there without days', 0, 0, 0, 0],
  ])('[B245] [BD49] %s', (_, current, selected, count, start) => {
    expect(windowStart(current, selected, count)).toBe(start);
  });
});

it('[B248] names the port, and none at sea', () => {
  const text = (given: unknown) => String(given ?? '');
  expect(stripDay({ day: '2026-06-15', title: 'Naples', atSea: false }, text)).toEqual({
    day: '2026-06-15',
    port: 'Naples',
  });
  expect(stripDay({ day: '2026-06-16', title: 'At sea', atSea: true }, text).port).toBeUndefined();
});
