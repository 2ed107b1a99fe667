import { expect, it } from 'vitest';
import { noBreaks } from './no-breaks.ts';

it.each([
  ['de', 'Etwa 3 km, 18 € pro Person', 'Etwa 3\u00a0km, 18\u00a0€ pro Person'],
  ['en', 'Boarding at 8:00 AM, 3 AMs', 'Boarding at 8:00\u00a0AM, 3 AMs'],
  ['de', 'Abzug, 30 × 40 cm', 'Abzug, 30\u00a0×\u00a040\u00a0cm'],
  ['de', '{h} Std. {m} Min.', '{h}\u00a0Std. {m}\u00a0Min.'],
  ['de', '3 mal, 4 Minuten: gut?', '3 mal, 4 Minuten: gut?'],
  ['fr', 'Qui vient ?', 'Qui vient\u202f?'],
  ['fr', 'Erreur : {message} ; réessayez !', 'Erreur\u00a0: {message}\u202f; réessayez\u202f!'],
  ['fr', 'Le réseau « Serena »', 'Le réseau «\u202fSerena\u202f»'],
  ['fr', 'à 19 h 30, à 12 500 m', 'à 19\u00a0h\u00a030, à 12\u202f500\u00a0m'],
])('%s: “%s” breaks where it may', (language, written, shown) => {
  expect(noBreaks(written, language)).toBe(shown);
});
