import { expect, it } from 'vitest';
import { currentLanguage, LANGUAGES, languageAtStart, languageOffered, offeredLanguages } from './languages.ts';

it('[A13] the languages are German, English and French', () => {
  expect([...LANGUAGES].sort()).toEqual(['de', 'en', 'fr']);
});

it('[A14] offers those of the profile that the portal has, in its order and by its names', () => {
  const profile = [
    { code: 'fr-CH', name: 'Français' },
    { code: 'it', name: 'Italiano' },
    { code: 'DE', name: 'Deutsch' },
    { code: 'de-AT', name: 'Österreichisch' },
  ];
  expect(offeredLanguages(profile)).toEqual([
    { code: 'fr', name: 'Français' },
    { code: 'de', name: 'Deutsch' },
  ]);
});

it('[A14] a language without a name is written in itself', () => {
  expect(offeredLanguages([{ code: 'de', name: '' }, { code: 'fr' }])).toEqual([
    { code: 'de', name: 'Deutsch' },
    { code: 'fr', name: 'Français' },
  ]);
});

it.each([
  ['[A54] the stored one', 'fr', {}, 'de-DE', 'fr'],
  ['[A56] the browser’s', undefined, {}, 'de-AT', 'de'],
  ['[A28] the configured default', undefined, { defaultLanguage: 'fr' }, 'de', 'fr'],
  ['[A57] the fallback', undefined, {}, 'ja', 'en'],
  ['[A28] a configured fallback', undefined, { fallbackLanguage: 'de' }, 'ja', 'de'],
  ['[A57] English without anything', undefined, {}, undefined, 'en'],
] as const)('%s is the language at start', (_name, stored, configured, browser, expected) => {
  expect(languageAtStart(stored, configured, browser)).toBe(expected);
});

const offered = offeredLanguages([
  { code: 'de', name: 'Deutsch' },
  { code: 'en', name: 'English' },
]);

it.each([
  ['[A58] an offered language stays', 'en', offered, 'en'],
  ['[A59] another becomes the first offered', 'fr', offered, 'de'],
  [
    '[A56 A59] a browser in a language the portal has not gets the first too',
    currentLanguage(undefined, {}, 'it'),
    offered,
    'de',
  ],
  ['[A60] English when none is offered', 'fr', [], 'en'],
] as const)('%s', (_name, current, list, expected) => {
  expect(languageOffered(current, list)).toBe(expected);
});
