import { describe, expect, it } from 'vitest';
import { loadTerms } from './terms.ts';

const whole = async (language: string) =>
  Object.values(await loadTerms(language))
    .flatMap((term) => [term.heading, ...term.paragraphs])
    .join('\n');

const PAYMENT_FORMS = ['Mastercard', 'Visa', 'Amex', 'Sofort', 'Ideal', 'Mr. Cash', 'Paypal'];

describe('the booking terms', () => {
  it.each(['en', 'de', 'fr'])('[B127] in %s cover every point', async (language) => {
    const terms = await loadTerms(language);
    expect(Object.keys(terms)).toEqual([
      'booking',
      'price',
      'payment',
      'cancellation',
      'changes',
      'valueGuarantee',
      'complaints',
      'personalInjury',
      'conduct',
      'ticketConditions',
      'contact',
      'jurisdiction',
    ]);
    for (const { heading, paragraphs } of Object.values(terms)) {
      expect(heading).not.toBe('');
      expect(paragraphs.length).toBeGreaterThan(0);
    }
  });
  it.each([
    ['en', ['28 days', 'in writing within three months', '18 or over', '1 to 99', 'more than 24 hours before', 'cash']],
    ['de', ['28 Tagen', 'von drei Monaten', 'mindestens 18', '1 bis 99', 'mehr als 24 Stunden vor', 'Bargeld']],
    ['fr', ['28 jours', 'trois mois', '18 ans ou plus', '1 à 99', 'plus de 24 heures avant', 'espèces']],
  ])('[B128 B129 B130 B131 B132 B134] in %s state the limits and payment forms', async (language, phrases) => {
    const text = await whole(language);
    for (const phrase of [...phrases, ...PAYMENT_FORMS]) expect(text).toContain(phrase);
  });
  it('fall back to English', async () => {
    expect(await loadTerms('xx')).toBe(await loadTerms('en'));
  });
});
