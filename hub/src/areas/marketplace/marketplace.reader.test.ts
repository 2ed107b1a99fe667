import { describe, expect, it } from 'vitest';
import { readerOf } from './marketplace.reader.ts';

describe('how a guest reads the marketplace', () => {
  it('[B239] by the headers of the call', () => {
    const headers = {
      'accept-language': 'de-DE',
      'x-musement-currency': 'EUR',
      'x-musement-application': 'gangway-meridian',
      'x-musement-market': 'de',
    };
    expect(readerOf(headers)).toEqual({ language: 'de-DE', currency: 'EUR', source: 'gangway-meridian', market: 'de' });
  });

  it('in English and euros when nothing is said', () => {
    expect(readerOf({})).toEqual({ language: 'en-GB', currency: 'EUR', source: 'gangway' });
  });

  it.each([
    ['fr', 'fr'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de-AT'],
    ['zh-Hant-TW', 'zh'],
    ['*', 'en-GB'],
    ['../../x', 'en-GB'],
    ['x'.repeat(5_000), 'en-GB'],
    ['de\u00a0evil', 'en-GB'],
  ])('the language of %j is %s', (given, expected) => {
    expect(readerOf({ 'accept-language': given }).language).toBe(expected);
  });

  it.each([
    ['gbp', 'GBP'],
    ['EURO', 'EUR'],
    ['£', 'EUR'],
    ['', 'EUR'],
  ])('the currency of %j is %s', (given, expected) => {
    expect(readerOf({ 'x-musement-currency': given }).currency).toBe(expected);
  });

  it.each(['a b', 'x'.repeat(61), 'é', '<b>'])('%j is neither a source nor a market', (word) => {
    const reader = readerOf({ 'x-musement-application': word, 'x-musement-market': word });
    expect(reader).toMatchObject({ source: 'gangway' });
    expect(reader).not.toHaveProperty('market');
  });
});
