import { randomUUID } from 'node:crypto';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface Mail {
  recipient: string;
  subject: string;
  text: string;
  html?: string;
  /** Who writes, by name; the address is a setting of the hub. */
  senderName?: string | undefined;
  attachments?: readonly MailAttachment[] | undefined;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** A mail that a worker took to deliver it. */
export interface LeasedMail extends Mail {
  id: string;
  messageId: string;
  attempts: number;
  leaseId: string;
}

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 60 * 60_000;
export const MAX_ATTEMPTS = 12;

/** The statement that puts mails into the outbox: sent when, and only when, its transaction commits. */
export function queueMails(sql: Sql, mails: readonly Mail[], now: Date) {
  const rows = mails.map(({ recipient, subject, text, html, senderName, attachments }) => ({
    message_id: `<${randomUUID()}@gangway>`,
    recipient,
    subject,
    body_text: text,
    body_html: html,
    sender_name: senderName,
    attachments,
  }));
  return sql`
    insert into mail_outbox (message_id, recipient, subject, body_text, body_html, sender_name, attachments, created_at,
      next_attempt_at)
    select mail.*, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${sql.json(rows as never)}) as mail (message_id text, recipient text, subject text,
      body_text text, body_html text, sender_name text, attachments jsonb)`;
}

export function queueMail(sql: Sql, mail: Mail, now: Date) {
  return queueMails(sql, [mail], now);
}

/** Doubles from 30 s up to an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}

/** What the workers do with the outbox; see docs/algorithms/mail.md. */
export function mailOutbox(sql: Sql) {
  const leaseEnd = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;

  return {
    /** Takes one mail that is due, so that no other worker has it while the lease runs. */
    async lease(now: Date, leaseMs: number): Promise<LeasedMail | undefined> {
      const [mail] = await sql<LeasedMail[]>`
        update mail_outbox set attempts = attempts + 1, lease_id = ${randomUUID()}, leased_until = ${leaseEnd(leaseMs)}
        where id = (
          select id from mail_outbox
          where sent_at is null and given_up_at is null and next_attempt_at <= ${now}
            and (leased_until is null or leased_until <= clock_timestamp())
          order by next_attempt_at, id limit 1 for update skip locked)
        returning id::text, message_id as "messageId", recipient, subject, body_text as text, body_html as html,
          sender_name as "senderName", attachments, attempts, lease_id as "leaseId"`;
      return mail;
    },

    async renew({ id, leaseId }: LeasedMail, leaseMs: number): Promise<void> {
      await sql`update mail_outbox set leased_until = ${leaseEnd(leaseMs)} where id = ${id} and lease_id = ${leaseId}`;
    },

    /** Whoever held the lease last: what was sent was sent. */
    async markSent({ id }: LeasedMail, now: Date): Promise<void> {
      await sql`
        update mail_outbox set sent_at = ${now}, given_up_at = null, last_error = null, lease_id = null,
          leased_until = null
        where id = ${id} and sent_at is null`;
    },

    async markFailed({ id, leaseId, attempts }: LeasedMail, reason: string, now: Date): Promise<void> {
      const next = new Date(now.getTime() + waitAfter(attempts));
      const givenUpAt = attempts >= MAX_ATTEMPTS ? now : null;
      await sql`
        update mail_outbox set next_attempt_at = ${next}, last_error = ${reason.slice(0, 500)},
          given_up_at = ${givenUpAt}, lease_id = null, leased_until = null
        where id = ${id} and lease_id = ${leaseId}`;
    },
  };
}
export type MailOutbox = ReturnType<typeof mailOutbox>;
