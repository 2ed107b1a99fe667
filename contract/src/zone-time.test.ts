import { describe, expect, it } from 'vitest';
import { instantInZone, instantsOf, isoInZone, isZone } from '#contract/zone-time.ts';

const iso = (instants: number[]) => instants.map((instant) => new Date(instant).toISOString());

describe('times of a zone', () => {
  it.each([
    ['2026-01-15', '20:30', ['2026-01-15T19:30:00.000Z']],
    ['2026-07-15', '20:30', ['2026-07-15T18:30:00.000Z']],
    ['2026-10-25', '02:30', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
    ['2027-03-28', '02:30', []],
  ])('%s %s in Rome is %j', (day, time, instants) => {
    expect(iso(instantsOf(day, time, 'Europe/Rome'))).toEqual(instants);
  });

  it('a time that spring leaves out counts as so much later', () => {
    expect(iso([instantInZone('2027-03-28', '02:30', 'Europe/Rome')])).toEqual(['2027-03-28T01:30:00.000Z']);
  });

  it.each([
    ['Europe/Rome', '2026-07-15T20:30:00+02:00'],
    ['America/St_Johns', '2026-07-15T16:00:00-02:30'],
    ['UTC', '2026-07-15T18:30:00+00:00'],
  ])('an instant is written in %s as %s', (zone, text) => {
    expect(isoInZone(Date.parse('2026-07-15T18:30:00Z'), zone)).toBe(text);
  });

  it('knows zones by name', () => {
    expect([isZone('Europe/Rome'), isZone('Rome'), isZone('')]).toEqual([true, false, false]);
  });
});
