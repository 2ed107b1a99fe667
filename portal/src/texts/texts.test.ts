import { expect, it } from 'vitest';
import { translator } from '#portal/shared/i18n/texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

it.each([
  ['de', de],
  ['fr', fr],
] as const)('[A62] %s has every key of English, with the same places to fill and a text', (_language, texts) => {
  expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
  for (const [key, english] of Object.entries(en)) {
    const text = texts[key as keyof typeof en];
    expect({ key, slots: slots(text), isEmpty: text.trim() === '' }).toEqual({
      key,
      slots: slots(english),
      isEmpty: false,
    });
  }
});

it('fills the places of a text', () => {
  expect(translator(en)('kiosk_logout_countdown', { n: 5 })).toBe('Logout - 5 seconds');
});

it('[A49] holds the text for bookings that fail', () => {
  expect(en.booking_cannot_be_completed).toBe('The booking cannot be completed, please contact the relevant team');
});
