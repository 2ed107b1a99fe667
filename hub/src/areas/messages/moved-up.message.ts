import { movedUpWords } from '#hub/booking/moved-up.words.ts';
import type { MovedUp } from '#hub/booking/ports.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import { operatorWordings } from '#hub/shared/wording.ts';
import { sendWords } from './guest-words.message.ts';

/** K7: everybody who came off a waiting list reads so in a message of their own, in the transaction that moved them up. */
export async function sendMovedUp(tx: Transaction, moved: MovedUp, now: Date): Promise<void> {
  const wordings = await operatorWordings(tx);
  await sendWords(
    tx,
    {
      accountNumbers: moved.accountNumbers,
      messageType: 'Important',
      wordsIn: (language) => movedUpWords(moved, wordings(language)),
    },
    now,
  );
}
