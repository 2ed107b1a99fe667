import { describe, expect, it } from 'vitest';
import { readDay, spellDay } from './typed-day.ts';

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
    expect(readDay('2.1.2026', 'dd.mm.yyyy')).toBe('2026-01-02');
  });
});

it.each([
  ['1', '1'],
  ['12', '12'],
  ['120', '12/0'],
  ['12/05', '12/05'],
  ['12/052', '12/05/2'],
  ['12052026', '12/05/2026'],
  ['1/2/2026', '1/2/2026'],
  ['12/05/20261', '12/05/2026'],
])('while %s is typed it reads %s', (typed, shown) => {
  expect(spellDay(typed, 'dd/mm/yyyy')).toBe(shown);
});

it('uses dots where the language does', () => {
  expect(spellDay('12052026', 'dd.mm.yyyy')).toBe('12.05.2026');
});
