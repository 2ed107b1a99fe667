import { describe, expect, it } from 'vitest';
import { loadTerms } from './terms.ts';

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
    ['[B128]', 'complaints', 'en', 'Complaints must be made in writing within 28 days'],
    ['[B128]', 'complaints', 'de', 'Beschwerden müssen innerhalb von 28 Tagen'],
    ['[B128]', 'complaints', 'fr', 'Toute réclamation doit être faite par écrit dans les 28 jours'],
    ['[B129]', 'personalInjury', 'en', 'A personal injury claim must be made in writing within three months'],
    ['[B129]', 'personalInjury', 'de', 'innerhalb von drei Monaten nach dem Ereignis schriftlich'],
    ['[B129]', 'personalInjury', 'fr', 'par écrit dans un délai de trois mois'],
    ['[B130]', 'booking', 'en', 'The booker must be 18 or over'],
    ['[B130]', 'booking', 'de', 'Wer bucht, muss mindestens 18 Jahre alt sein'],
    ['[B130]', 'booking', 'fr', 'La personne qui réserve doit avoir 18 ans ou plus'],
    ['[B131]', 'booking', 'en', 'A group has 1 to 99 persons'],
    ['[B131]', 'booking', 'de', 'Eine Gruppe besteht aus 1 bis 99 Personen'],
    ['[B131]', 'booking', 'fr', 'Un groupe compte de 1 à 99 personnes'],
    ['[B132]', 'valueGuarantee', 'en', 'the evidence more than 24 hours before the start'],
    ['[B132]', 'valueGuarantee', 'de', 'den Nachweis mehr als 24 Stunden vor Beginn'],
    ['[B132]', 'valueGuarantee', 'fr', 'la preuve plus de 24 heures avant le départ'],
    ['[B134]', 'payment', 'en', `We accept cash, ${PAYMENT_FORMS.join(', ')}.`],
    ['[B134]', 'payment', 'de', `Wir nehmen Bargeld, ${PAYMENT_FORMS.join(', ')}.`],
    ['[B134]', 'payment', 'fr', `Nous acceptons les espèces, ${PAYMENT_FORMS.join(', ')}.`],
  ] as const)('%s under %s, in %s: %s', async (_, section, language, words) => {
    expect((await loadTerms(language))[section].paragraphs.join(' ')).toContain(words);
  });
  it('fall back to English', async () => {
    expect(await loadTerms('xx')).toBe(await loadTerms('en'));
  });
});
