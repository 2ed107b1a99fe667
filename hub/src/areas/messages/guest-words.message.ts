import { MOVED_UP_LANGUAGES, type MovedUpLanguage } from '#hub/booking/moved-up.words.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import { sendMessageIn } from './messages.service.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const html = (paragraphs: readonly string[]) => paragraphs.map((one) => `<p>${escaped(one)}</p>`).join('');

interface Words {
  title: string;
  paragraphs: readonly string[];
}

/** The same words to each of these guests in a message of their own, in every language, as part of a transaction. */
export async function sendWords(
  tx: Transaction,
  accountNumbers: readonly string[],
  wordsIn: (language: MovedUpLanguage) => Words,
  now: Date,
): Promise<void> {
  const said = MOVED_UP_LANGUAGES.map((language) => ({ language, ...wordsIn(language) }));
  const english = wordsIn('en');
  const titles = Object.fromEntries(said.map(({ language, title }) => [language, title]));
  const contents = Object.fromEntries(said.map(({ language, paragraphs }) => [language, html(paragraphs)]));
  for (const accountNumber of accountNumbers) {
    await sendMessageIn(
      tx,
      {
        accountNumber,
        messageType: 'Important',
        messageTitle: { ...titles, defaultValue: english.title },
        messageContent: { ...contents, defaultValue: html(english.paragraphs) },
      },
      now,
    );
  }
}
