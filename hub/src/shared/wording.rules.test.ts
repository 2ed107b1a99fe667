import { describe, expect, it } from 'vitest';
import { wordingsOf } from './wording.ts';

describe('prices, days and times in what an operator writes', () => {
  it.each([
    ['a British look', 'meridian', '£', 'en', '£59.00', 'Wednesday 17 June', '13:05'],
    ['an American look', 'nightflight', '$', 'en', '$59.00', 'Wednesday, June 17', '1:05\u00a0PM'],
    ['an American look in German', 'nightflight', '$', 'de', '59,00\u00a0$', 'Mittwoch, 17. Juni', '13:05'],
    ['an American look in French', 'nightflight', '$', 'fr', '59,00\u00a0$', 'mercredi 17 juin', '13:05'],
    ['a look that is not known', 'own', null, 'en', '£59.00', 'Wednesday 17 June', '13:05'],
  ] as const)('of %s', (_name, look, currency, language, price, day, time) => {
    const wording = wordingsOf({ look, currency })(language);
    expect([wording.money(5900), wording.day('2026-06-17'), wording.time('13:05')]).toEqual([price, day, time]);
  });

  it('without an operator are British', () => {
    const { money, time } = wordingsOf(undefined)('en');
    expect([money(100), time('20:00')]).toEqual(['£1.00', '20:00']);
  });
});
