import { describe, expect, it } from 'vitest';
import { ageOn, leadOf, type PmsGuest } from './port.ts';

describe('guests', () => {
  it.each([
    ['2000-02-29', '2026-02-28', 25],
    ['2000-02-29', '2026-03-01', 26],
    ['2008-06-15', '2026-06-14', 17],
    ['2008-06-15', '2026-06-15', 18],
    ['2026-01-01', '2026-06-15', 0],
  ])('[BD24] born %s are on %s %i years old', (birthDay, day, age) => {
    expect(ageOn({ birthDay }, day)).toBe(age);
  });

  it('have no age without a birthday', () => {
    expect(ageOn({}, '2026-06-15')).toBeUndefined();
  });

  it.each([
    ['the marked one', [false, true], 1],
    ['the first of several that are marked', [false, true, true], 1],
    ['the first where none is marked', [false, false], 0],
    ['nobody where there is nobody', [], -1],
  ])('[BD22] have as lead %s', (_, marks, place) => {
    const guests = marks.map((lead, n) => ({ passengerId: String(n), lead }) as PmsGuest);
    expect(leadOf(guests)).toBe(guests[place]);
  });
});
