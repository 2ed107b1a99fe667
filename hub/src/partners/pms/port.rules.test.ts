import { describe, expect, it } from 'vitest';
import { ageOn, leadOf } from './port.ts';

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

  it('have no age without a birthday, and a lead even if none is marked', () => {
    expect(ageOn({}, '2026-06-15')).toBeUndefined();
    expect(leadOf([])).toBeUndefined();
  });
});
