import { describe, expect, it } from 'vitest';
import { formatTime } from '#contract/clock-time.ts';
import { formatPrice } from '#contract/money.ts';
import { dayInWords, formatDay, formatHubDate } from './dates.ts';
import { hoursAndMinutes } from './hours-and-minutes.ts';
import { dateOrder, localeOf } from './locale.ts';

it.each([
  ['[A69] en', 'en', { tag: 'en-GB', currency: 'GBP' }],
  ['[A70] de', 'de', { tag: 'de-DE', currency: 'EUR' }],
  ['[A70] de-AT', 'de-AT', { tag: 'de-DE', currency: 'EUR' }],
  ['[A71] fr', 'fr', { tag: 'fr-FR', currency: 'EUR' }],
  ['[A72] it', 'it', { tag: 'en-GB', currency: 'USD' }],
])('%s has its locale', (_name, language, locale) => {
  expect(localeOf(language)).toEqual(locale);
});

describe('dates', () => {
  it.each([
    ['[A63 A64] English', 'en', undefined, '05/03/2026'],
    ['[A10 A65] English with a US look', 'en', 'en-US', '03/05/2026'],
    ['[A66] German', 'de', undefined, '05.03.2026'],
    ['[A66] French', 'fr', undefined, '05.03.2026'],
    ['[A10 A66] German with a US look', 'de', 'en-US', '05.03.2026'],
  ])('%s', (_name, language, dateLocale, shown) => {
    expect(formatHubDate('05/03/2026', dateOrder(language, dateLocale))).toBe(shown);
    expect(formatDay('2026-03-05', dateOrder(language, dateLocale))).toBe(shown);
  });

  it('leaves a text that is no date as it is', () => {
    expect(formatHubDate('soon', 'dd/mm/yyyy')).toBe('soon');
  });

  it.each([
    ['en', undefined, 'Thursday 5 March'],
    ['en', 'en-US', 'Thursday, March 5'],
    ['de', 'en-US', 'Donnerstag, 5. März'],
    ['fr', undefined, 'jeudi 5 mars'],
  ])('in words of %s with %s: %s', (language, dateLocale, words) => {
    expect(dayInWords('2026-03-05', 'long', language, dateLocale)).toBe(words);
  });
});

it.each([
  ['[A67] 00:05', '00:05', false, '00:05'],
  ['[A67] 9:30', '9:30', false, '09:30'],
  ['[A9 A67] 00:05', '00:05', true, '12:05\u00a0AM'],
  ['[A9 A67] 12:00', '12:00', true, '12:00\u00a0PM'],
  ['[A9 A67] 23:59', '23:59', true, '11:59\u00a0PM'],
  ['no time', 'Late', true, 'Late'],
])('%s is shown (12 hours: %3$s)', (_name, time, use12Hours, shown) => {
  expect(formatTime(time, use12Hours)).toBe(shown);
});

it.each([
  [59, '£', '£59.00'],
  [1234.5, '€', '€1234.50'],
  [0.1 + 0.2, '£', '£0.30'],
])('[A68] %d in %s is %s', (amount, symbol, shown) => {
  expect(formatPrice(amount, symbol)).toBe(shown);
});

it.each([
  ['de', 1234.5, '€', '1234,50\u00a0€'],
  ['fr', 59, '£', '59,00\u00a0£'],
  ['de-DE', -4.5, '€', '-4,50\u00a0€'],
])('[BD3] in %s the amount comes first', (language, amount, symbol, shown) => {
  expect(formatPrice(amount, symbol, language)).toBe(shown);
});

it('splits minutes into hours and minutes', () => {
  expect(hoursAndMinutes(215)).toEqual({ hours: 3, minutes: 35 });
});
