import { expect, it } from 'vitest';
import { translator } from '#portal/shared/i18n/texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { PLACE_TEXTS } from './places/places.ts';

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
  expect(translator(en, 'en')('kiosk_logout_countdown', { n: 5 })).toBe('Logout - 5 seconds');
});

it('[A49] holds the text for bookings that fail', () => {
  expect(en.booking_cannot_be_completed).toBe('The booking cannot be completed, please contact the relevant team');
});

const TEXTS = { en, de, fr };

it.each([
  ['en', 0, '0 excursions'],
  ['en', 1, '1 excursion'],
  ['en', 2, '2 excursions'],
  ['de', 0, '0 Ausflüge'],
  ['de', 1, '1 Ausflug'],
  ['fr', 0, '0 excursion'],
  ['fr', 1, '1 excursion'],
  ['fr', 2, '2 excursions'],
] as const)('counts by the rules of the language: %s %d is “%s”', (language, n, expected) => {
  expect(translator(TEXTS[language], language)('excursions_count', { n })).toBe(expected);
});

it('has a form for one wherever a count stands before a word that changes', () => {
  const counts = Object.keys(en).filter((key) => key.endsWith('_one'));
  expect(counts.toSorted()).toEqual(
    expect.arrayContaining([
      'confirmation_nights_one',
      'excursion_book_places_one',
      'excursions_count_one',
      'holiday_cruise_days_one',
      'holiday_nights_one',
      'marketplace_count_one',
      'messages_unread_one',
      'photos_items_one',
      'tac_persons_count_one',
    ]),
  );
  for (const key of counts) {
    expect(slots(en[key as keyof typeof en]), key).toEqual(slots(en[key.slice(0, -'_one'.length) as keyof typeof en]));
  }
});

it('no page chooses a form by itself', () => {
  const sources = import.meta.glob<string>('/portal/src/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const choosing = Object.entries(sources).filter(
    ([name, text]) => !name.includes('/texts/') && /_one['"`]/.test(text),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(choosing.map(([name]) => name)).toEqual(['/portal/src/shared/i18n/texts.ts']);
});

it.each(
  Object.entries(PLACE_TEXTS).flatMap(([place, texts]) =>
    (['en', 'de', 'fr'] as const).map((language) => [place, language, texts?.[language] ?? {}] as const),
  ),
)('%s has words of its own in %s, with the same places to fill', (_place, _language, texts) => {
  expect(Object.keys(texts).length).toBeGreaterThan(10);
  for (const [key, text] of Object.entries(texts))
    expect(slots(String(text)), key).toEqual(slots(en[key as keyof typeof en]));
});

/** Ships alone muster and have cards and cabins to log in with. */
const OF_SHIPS = /^(muster|blocked_|swipe_|relogin_|login_)/;
const whole = (words: string) => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu');

it.each([
  ['Resort', 'en', whole('ships?|decks?|cabins?|cruises?|voyages?|ports?|gangway|ashore|shore|on board|the crew')],
  ['Resort', 'de', /schiff|kreuzfahrt|kabine|hafen|häfen|gangway|landausfl|\bdeck|\bbord|crew/i],
  ['Resort', 'fr', whole('navires?|croisières?|ponts?|cabines?|escales?|passerelle|ports?|bord|à terre|équipage')],
  ['Airline', 'en', whole('ships?|cruises?|voyages?|ports?|piers?|gangway|ashore|shore')],
  ['Airline', 'de', /schiff|kreuzfahrt|hafen|häfen|gangway|landausfl|liegeplatz|anleger|\bpier\b/i],
  ['Airline', 'fr', whole('navires?|croisières?|escales?|passerelle|ports?|à terre')],
] as const)('a guest of a %s reads nothing of ships in %s', (place, language, ship) => {
  const texts = Object.entries({ ...TEXTS[language], ...PLACE_TEXTS[place]?.[language] });
  const read = (text: string) => text.replace(/\{\w+\}/g, '');
  expect(texts.filter(([key, text]) => !OF_SHIPS.test(key) && ship.test(read(text)))).toEqual([]);
});
