import type { Withdrawn } from '#hub/booking/ports.ts';
import { withdrawnWords } from '#hub/booking/withdrawn.words.ts';
import { currencySymbol } from '#hub/shared/currency.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import { sendWords } from './guest-words.message.ts';

/** Everybody whose booking an operator took back reads so, in the transaction that takes it back. */
export async function sendWithdrawn(tx: Transaction, withdrawn: Withdrawn, now: Date): Promise<void> {
  const currency = await currencySymbol(tx);
  await sendWords(
    tx,
    {
      accountNumbers: withdrawn.accountNumbers,
      messageType: 'Important',
      wordsIn: (language) => withdrawnWords(withdrawn, language, currency),
    },
    now,
  );
}
