import type { Transaction } from '#hub/shared/database/sql.ts';
import { GUEST_LANGUAGES, type GuestWords } from '#hub/shared/guest-words.ts';
import { sendMessageIn } from './messages.service.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const html = (paragraphs: readonly string[]) => paragraphs.map((one) => `<p>${escaped(one)}</p>`).join('');

/** The same words to each of these guests in a message of their own, in every language, as part of a transaction. */
export async function sendWords(tx: Transaction, words: GuestWords, now: Date): Promise<void> {
  const { accountNumbers, messageType, wordsIn } = words;
  const said = GUEST_LANGUAGES.map((language) => ({ language, ...wordsIn(language) }));
  const english = wordsIn('en');
  const titles = Object.fromEntries(said.map(({ language, title }) => [language, title]));
  const contents = Object.fromEntries(said.map(({ language, paragraphs }) => [language, html(paragraphs)]));
  for (const accountNumber of accountNumbers) {
    await sendMessageIn(
      tx,
      {
        accountNumber,
        messageType,
        messageTitle: { ...titles, defaultValue: english.title },
        messageContent: { ...contents, defaultValue: html(english.paragraphs) },
      },
      now,
    );
  }
}
