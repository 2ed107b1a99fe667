import type { LocalText } from '#contract/text.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { foldCode } from '#hub/shared/fold.ts';

export interface MessageRow {
  id: string;
  sourceMessageId: string;
  messageType: string;
  title: LocalText;
  content: LocalText;
  createdAt: Date;
  isRead: boolean;
}

/** Whose messages are looked at. */
export interface Recipient {
  accountNumber: string;
  cabin: string | null;
}

export interface NewMessage extends Pick<MessageRow, 'messageType' | 'title' | 'content' | 'createdAt'> {
  accountNumber: string | null;
  cabin: string | null;
}

const folded = (code: string | null) => (code === null ? null : foldCode(code));

/** Recipients are stored and compared folded, whoever wrote them: "8 014" and "8014" are one cabin. */
export function messagesStore(sql: Sql) {
  const addressedTo = ({ accountNumber, cabin }: Recipient) => sql`
    m.voyage_id = current_voyage() and (m.account_number = ${folded(accountNumber)} or m.cabin = ${folded(cabin)}
      or (m.account_number is null and m.cabin is null))`;

  return {
    to: (recipient: Recipient) => sql<MessageRow[]>`
      select m.id::text, source_message_id as "sourceMessageId", message_type as "messageType", title, content,
        created_at as "createdAt", r.read_at is not null as "isRead"
      from cabin_messages m
      left join cabin_message_readings r on r.message_id = m.id and r.account_number = ${recipient.accountNumber}
      where ${addressedTo(recipient)} order by created_at desc, m.id desc`,

    /** Whether there is such a message to this recipient. */
    async markRead(sourceMessageId: string, recipient: Recipient, now: Date): Promise<boolean> {
      const found = await sql`
        with message as (
          select m.id from cabin_messages m where source_message_id = ${sourceMessageId} and ${addressedTo(recipient)}),
        reading as (
          insert into cabin_message_readings (message_id, account_number, read_at)
          select id, ${recipient.accountNumber}, ${now} from message on conflict do nothing)
        select id from message`;
      return found.length > 0;
    },

    /** Not sent before it is awaited or executed. */
    add: ({ messageType, title, content, accountNumber, cabin, createdAt }: NewMessage) => sql<
      { sourceMessageId: string }[]
    >`
      insert into cabin_messages (message_type, title, content, account_number, cabin, created_at)
      values (${messageType}, ${sql.json(title)}, ${sql.json(content)}, ${folded(accountNumber)}, ${folded(cabin)},
        ${createdAt})
      returning source_message_id as "sourceMessageId"`,
  };
}
