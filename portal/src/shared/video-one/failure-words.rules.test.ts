import { expect, it } from 'vitest';
import { translator } from '#portal/shared/i18n/texts.ts';
import { de } from '#portal/texts/de.ts';
import { en } from '#portal/texts/en.ts';
import { failureWords } from './failure-words.rules.ts';

const english = translator(en, 'en');
const german = translator(de, 'de');

it.each([
  ['[C36] a message that is missing', 'No detailed message available', 'Mehr ist darüber nicht bekannt.'],
  ['[C37] no answer', 'Failed to fetch', 'Es kam keine Antwort (Failed to fetch).'],
  ['[C37] an error nobody knows', 'broken wire', 'broken wire'],
  ['[C37] silence', 'The answer took too long.', 'Die Antwort hat zu lange gedauert.'],
  [
    '[C37] garbage',
    'The answer of the video provider cannot be read.',
    'Die Antwort des Videodienstes ist nicht lesbar.',
  ],
  [
    '[C101] a film without a stream',
    'error while retrieving playout assets: Load failed',
    'Der Film ließ sich nicht öffnen: Es kam keine Antwort (Load failed).',
  ],
  [
    '[C102] a place that was not saved',
    'error while setting played seconds',
    'Die Stelle, an der Sie aufgehört haben, wurde nicht gespeichert.',
  ],
  ['[C35] what the provider said', 'The film library is closed.', 'The film library is closed.'],
])('%s is told in the guest’s language, in English word for word', (_, message, inGerman) => {
  expect(failureWords(message, english)).toBe(message);
  expect(failureWords(message, german)).toBe(inGerman);
});
