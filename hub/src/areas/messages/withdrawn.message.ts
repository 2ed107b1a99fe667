import type { Withdrawn } from '#hub/booking/ports.ts';
import { withdrawnWords } from '#hub/booking/withdrawn.words.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import { operatorWordings } from '#hub/shared/wording.ts';
import { sendWords } from './guest-words.message.ts';

/** Everybody whose booking an operator took back reads so, in the transaction that takes it back. */
export async function sendWithdrawn(tx: Transaction, withdrawn: Withdrawn, now: Date): Promise<void> {
  const wordings = await operatorWordings(tx);
  await sendWords(
    tx,
    {
      accountNumbers: withdrawn.accountNumbers,
      messageType: 'Important',
      wordsIn: (language) => withdrawnWords(withdrawn, wordings(language)),
    },
    now,
  );
}
