import { describe, expect, it } from 'vitest';
import { figure, measureTable, median, meetsTarget } from './bench.ts';

describe('measures', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('the median of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it.each([
    [{ value: 5, atMost: 5 }, true],
    [{ value: 5.1, atMost: 5 }, false],
    [{ value: 1, atLeast: 1 }, true],
    [{ value: 0.99, atLeast: 1 }, false],
    [{ value: 9 }, true],
  ])('%j meets its target: %s', (measure, met) => {
    expect(meetsTarget({ name: 'x', unit: 's', ...measure })).toBe(met);
  });

  it.each([
    [12_345.6, '12,346'],
    [1.23456, '1.23'],
    [0.5, '0.5'],
  ])('%d reads %s', (value, text) => {
    expect(figure(value)).toBe(text);
  });

  it('shows a missed target', () => {
    const table = measureTable([
      { name: 'start', value: 6, unit: 's', atMost: 5 },
      { name: 'reads', value: 1.2, unit: '× floor', atLeast: 1 },
    ]);
    expect(table).toBe('start   6 s           ≤ 5   MISSED\nreads   1.2 × floor   ≥ 1   met');
  });
});
