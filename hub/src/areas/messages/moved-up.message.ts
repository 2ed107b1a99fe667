import { MOVED_UP_LANGUAGES, movedUpWords } from '#hub/booking/moved-up.words.ts';
import type { MovedUp } from '#hub/booking/ports.ts';
import { currencySymbol } from '#hub/shared/currency.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import { sendMessageIn } from './messages.service.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** K7: everybody who came off a waiting list reads so in a message of their own, in the transaction that moved them up. */
export async function sendMovedUp(tx: Transaction, moved: MovedUp, now: Date): Promise<void> {
  const currency = await currencySymbol(tx);
  const said = MOVED_UP_LANGUAGES.map((language) => ({ language, ...movedUpWords(moved, language, currency) }));
  const html = (paragraphs: readonly string[]) => paragraphs.map((one) => `<p>${escaped(one)}</p>`).join('');
  const messageTitle = Object.fromEntries(said.map(({ language, title }) => [language, title]));
  const messageContent = Object.fromEntries(said.map(({ language, paragraphs }) => [language, html(paragraphs)]));
  const [english] = said;
  if (!english) return;
  for (const accountNumber of moved.accountNumbers) {
    await sendMessageIn(
      tx,
      {
        accountNumber,
        messageType: 'Important',
        messageTitle: { ...messageTitle, defaultValue: english.title },
        messageContent: { ...messageContent, defaultValue: html(english.paragraphs) },
      },
      now,
    );
  }
}
