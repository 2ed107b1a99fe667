import { describe, expect, it } from 'vitest';
import { loadPack } from '#packs/load-pack.ts';
import { birthDay, resolveVoyage } from '#packs/resolve-voyage.ts';

const pack = await loadPack('meridian');

describe('the voyage of the meridian pack', () => {
  it('is laid so that today is mid-voyage and in port', () => {
    const voyage = resolveVoyage('2026-02-28', pack);
    const today = voyage.days.find((day) => day.date === '2026-02-28');
    expect(today).toMatchObject({ day: 7, atSea: false, port: { id: 'naples' } });
    expect(voyage.days.map((day) => day.date)).toContain('2026-03-01');
    expect(voyage.dayOf(voyage.disembarkation)).toBe(14);
  });
});

describe('a birth day given as an age', () => {
  it.each([
    ['2026-06-03', '2017-06-03'],
    ['2026-06-02', '2016-06-03'],
    ['2026-12-31', '2017-06-03'],
  ])('is that age on %s', (embarkation, expected) => {
    expect(birthDay({ age: 9, month: 6, day: 3 }, embarkation)).toBe(expected);
  });
});
