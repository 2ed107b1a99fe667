import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  minutesOf,
  parseHubDate,
  parseIsoDay,
  toHubDate,
  wallClock,
} from '#contract/hub-date.ts';
import { formatPrice, toMinor, toWire } from '#contract/money.ts';
import { textOf } from '#contract/text.ts';

describe('dates of the wire', () => {
  it.each([
    ['31/12/2026', '2026-12-31'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2027', undefined],
    ['31/02/2000', undefined],
    ['1/2/2026', undefined],
    ['2026-12-31', undefined],
    ['', undefined],
  ])('[A63 B10] reads %j as %j', (text, day) => {
    expect(parseHubDate(text)).toBe(day);
    if (day) expect(toHubDate(day)).toBe(text);
  });
  it('reads and moves days', () => {
    expect(parseIsoDay('2026-13-01')).toBeUndefined();
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-07-01', '2026-07-08')).toBe(7);
  });
  it('knows the wall clock of a place', () => {
    expect(wallClock(new Date('2026-06-30T22:30:00Z'), 'Europe/Athens')).toEqual({ day: '2026-07-01', time: '01:30' });
    expect(wallClock(new Date('2026-06-30T00:00:00Z'), 'UTC')).toEqual({ day: '2026-06-30', time: '00:00' });
  });
  it('counts minutes', () => {
    expect(minutesOf('09:05')).toBe(545);
    expect(minutesOf('Late')).toBeUndefined();
  });
});

describe('money', () => {
  it.each([
    [0, '£0.00'],
    [1234.5, '£1234.50'],
    [1.005, '£1.01'],
    [-5, '-£5.00'],
  ])('[A68 B9] shows %d with 2 decimals', (amount, text) => {
    expect(formatPrice(amount)).toBe(text);
  });
  it('keeps minor units and wire numbers apart', () => {
    expect(toMinor(19.99)).toBe(1999);
    expect(toWire(1999)).toBe(19.99);
  });
});

describe('texts of the operator', () => {
  it.each([
    ['plain', 'de', 'plain'],
    [{ de: 'Hallo', defaultValue: 'Hello' }, 'de-AT', 'Hallo'],
    [{ de: 'Hallo', defaultValue: 'Hello' }, 'fr', 'Hello'],
    [{ en: 'Hello', de: 'Hallo' }, 'fr', 'Hello'],
    [{ 'de-DE': 'Hallo', defaultValue: 'Hello' }, 'de', 'Hallo'],
    [{ 'de-DE': 'Hallo', de_AT: 'Servus', defaultValue: 'Hello' }, 'de-CH', 'Hallo'],
    [{ 'de-AT': 'Servus', de: 'Hallo' }, 'de-AT', 'Hallo'],
    [{ DE: 'Hallo' }, 'de', 'Hallo'],
    [{ 'en-GB': 'Hello', de: 'Hallo' }, 'fr', 'Hello'],
    [{ 'fr-FR': '', defaultValue: 'Hello' }, 'fr', 'Hello'],
    [{ de: 'Hallo' }, 'fr', ''],
    [undefined, 'fr', ''],
    [{ fr: '', defaultValue: 'Hello' }, 'fr', 'Hello'],
    [{ fr: { a: 1 }, defaultValue: null, en: 'Hello' } as never, 'fr', 'Hello'],
    [[{ fr: 'x' }] as never, 'fr', ''],
    [12 as never, 'fr', '12'],
  ])('[A61] %j in %s reads %j', (text, language, shown) => {
    expect(textOf(text, language)).toBe(shown);
  });
});
