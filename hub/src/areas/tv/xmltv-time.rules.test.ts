import { describe, expect, it } from 'vitest';
import { xmltvInstant } from './xmltv-time.rules.ts';

const iso = (instant: number | undefined) => (instant === undefined ? undefined : new Date(instant).toISOString());

describe('XMLTV times', () => {
  it.each([
    ['20261115203000 +0100', '2026-11-15T19:30:00.000Z'],
    ['20261115203000 -0530', '2026-11-16T02:00:00.000Z'],
    ['20261115203000 +05:45', '2026-11-15T14:45:00.000Z'],
    ['20261115203000+0000', '2026-11-15T20:30:00.000Z'],
    ['202611152030 +0100', '2026-11-15T19:30:00.000Z'],
    ['2026111520 +0100', '2026-11-15T19:00:00.000Z'],
    ['20261115 +0100', '2026-11-14T23:00:00.000Z'],
    ['20261115203000', '2026-11-15T20:30:00.000Z'],
    ['20261115203000 UTC', '2026-11-15T20:30:00.000Z'],
    ['20260715203000 cest', '2026-07-15T18:30:00.000Z'],
    ['20260715203000 BST', '2026-07-15T19:30:00.000Z'],
    ['20240229000000 +0000', '2024-02-29T00:00:00.000Z'],
    [' 20261231235959 +0000 ', '2026-12-31T23:59:59.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(iso(xmltvInstant(text))).toBe(instant);
  });

  it.each([
    '',
    'tonight',
    '2026',
    '20261315000000 +0000',
    '20260231000000 +0000',
    '20261115243000 +0000',
    '20261115206000 +0000',
    '20261115203000 +1500',
    '20261115203000 +0160',
    '20261115203000 EST',
    '20261115203000 +0100 x',
    '2026-11-15T20:30:00Z',
  ])('%j is no time', (text) => {
    expect(xmltvInstant(text)).toBeUndefined();
  });

  it.each([
    ['in winter', '20261115203000', '2026-11-15T19:30:00.000Z'],
    ['in summer', '20260715203000', '2026-07-15T18:30:00.000Z'],
    ['before spring', '20270328015959', '2027-03-28T00:59:59.000Z'],
    ['left out by spring', '20270328023000', '2027-03-28T01:30:00.000Z'],
    ['after spring', '20270328030000', '2027-03-28T01:00:00.000Z'],
    ['before autumn', '20261025015900', '2026-10-24T23:59:00.000Z'],
    ['after autumn', '20261025030000', '2026-10-25T02:00:00.000Z'],
  ])('without an offset they are of the zone that was said: %s', (_, text, instant) => {
    expect(iso(xmltvInstant(text, 'Europe/Rome'))).toBe(instant);
  });

  it('the hour that autumn repeats is told apart by what came before', () => {
    const at = (text: string, after?: number) => xmltvInstant(text, 'Europe/Rome', after);
    const first = at('20261025023000');
    expect(iso(first)).toBe('2026-10-25T00:30:00.000Z');
    expect(iso(at('20261025023000', first))).toBe('2026-10-25T01:30:00.000Z');
    expect(iso(at('20261025020000', first))).toBe('2026-10-25T01:00:00.000Z');
  });

  it('an offset wins over the zone', () => {
    expect(iso(xmltvInstant('20260715203000 +0000', 'Europe/Rome'))).toBe('2026-07-15T20:30:00.000Z');
  });
});
