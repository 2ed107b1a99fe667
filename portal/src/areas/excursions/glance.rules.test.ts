import { describe, expect, it } from 'vitest';
import { knownEffort, languageNames } from './glance.rules.ts';

describe('what a tile tells at a glance', () => {
  it.each([
    ['easy', 'easy'],
    ['demanding', 'demanding'],
    ['gruelling', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('knows the effort %s as %s', (effort, known) => {
    expect(knownEffort(effort)).toBe(known);
  });

  it.each([
    [['en', 'de'], 'en', 'English, German'],
    [['en', 'de'], 'de', 'Englisch, Deutsch'],
    [['en', 'de'], 'fr', 'Anglais, allemand'],
    [['en', 'en'], 'en', 'English'],
    [['not a tag', 'fr'], 'en', 'French'],
    [[], 'en', ''],
    [undefined, 'en', ''],
  ])('names the languages %j in %s as "%s"', (tags, language, names) => {
    expect(languageNames(tags, language)).toBe(names);
  });
});
