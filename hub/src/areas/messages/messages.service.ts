import type { CabinMessage, MESSAGE_TYPES } from '#contract/areas/messages.ts';
import type { LocalText } from '#contract/text.ts';
import type { Hub } from '#hub/hub.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { badRequest, notFound } from '#hub/shared/http/hub-error.ts';
import { cleanLocalText } from '#hub/shared/rich-text.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { presentMessage } from './messages.present.ts';
import { messagesStore, type Recipient } from './messages.store.ts';

/** To one account, to one cabin, or (with neither) to everybody on board. */
export interface Message {
  accountNumber?: string | undefined;
  cabin?: string | undefined;
  messageType: (typeof MESSAGE_TYPES)[number];
  messageTitle: LocalText;
  messageContent: LocalText;
}

/**
 * The statement that sends a message in a transaction: it arrives when, and only when, that commits. It may travel with
 * COMMIT (`closeWith`). Whether there is such a recipient is the caller's to know.
 */
export function sendMessageIn(tx: Sql, message: Message, now: Date) {
  const { accountNumber, cabin, messageType, messageTitle, messageContent } = message;
  return messagesStore(tx).add({
    messageType,
    title: messageTitle,
    content: cleanLocalText(messageContent) ?? '',
    accountNumber: accountNumber ?? null,
    cabin: cabin ?? null,
    createdAt: now,
  });
}

/** CD44: messages to one account, one cabin or all; what is read is known per account. */
export function messagesService({ sql, pms, clock, shipTime }: Pick<Hub, 'sql' | 'pms' | 'clock' | 'shipTime'>) {
  const store = messagesStore(sql);

  async function recipientOf({ accountNumber }: Session): Promise<Recipient | undefined> {
    if (!accountNumber) return undefined;
    return { accountNumber, cabin: (await pms.findByAccount(accountNumber))?.cabin ?? null };
  }

  return {
    async messages(session: Session): Promise<{ messages: CabinMessage[] }> {
      const recipient = await recipientOf(session);
      const rows = recipient ? await store.to(recipient) : [];
      return { messages: rows.map((row) => presentMessage(row, shipTime)) };
    },

    async read(
      session: Session,
      sourceMessageId: string,
    ): Promise<{ sourceMessageId: string; recipientMessageStatus: 'Read' }> {
      const recipient = await recipientOf(session);
      const isThere = recipient && (await store.markRead(sourceMessageId, recipient, clock.now()));
      if (!isThere) throw notFound('There is no such message.');
      return { sourceMessageId, recipientMessageStatus: 'Read' };
    },

    async send(message: Message): Promise<{ sourceMessageId: string }> {
      const { accountNumber, cabin } = message;
      if (accountNumber !== undefined && cabin !== undefined)
        throw badRequest('A message goes to one account or to one cabin, not to both.');
      if (accountNumber !== undefined && !(await pms.findByAccount(accountNumber)))
        throw notFound('No guest has this account number.');
      if (cabin !== undefined && (await pms.findByCabin(cabin)).length === 0)
        throw notFound('Nobody sleeps in this cabin.');
      const [sent] = await sendMessageIn(sql, message, clock.now());
      return { sourceMessageId: sent?.sourceMessageId ?? '' };
    },
  };
}
