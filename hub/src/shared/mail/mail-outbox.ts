import { randomUUID } from 'node:crypto';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface Mail {
  recipient: string;
  subject: string;
  text: string;
  html?: string;
}

/** A mail that a worker took to deliver it. */
export interface LeasedMail extends Mail {
  id: string;
  messageId: string;
  attempts: number;
}

const MINUTE_MS = 60_000;
/** Long enough for the slowest SMTP server; a worker that died gives its mails back after it. */
export const LEASE_MS = 2 * MINUTE_MS;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;
export const MAX_ATTEMPTS = 12;

/** The statement that puts a mail into the outbox: sent when, and only when, its transaction commits. */
export function queueMail(sql: Sql, { recipient, subject, text, html }: Mail, now: Date) {
  return sql`
    insert into mail_outbox (message_id, recipient, subject, body_text, body_html, created_at, next_attempt_at)
    values (${`<${randomUUID()}@gangway>`}, ${recipient}, ${subject}, ${text}, ${html ?? null}, ${now}, ${now})`;
}

/** Takes due mails so that no other worker has them, for the length of the lease. */
export async function leaseDueMails(sql: Sql, now: Date, limit: number): Promise<LeasedMail[]> {
  return sql<LeasedMail[]>`
    update mail_outbox set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + LEASE_MS)}
    where id in (
      select id from mail_outbox where sent_at is null and given_up_at is null and next_attempt_at <= ${now}
      order by next_attempt_at, id limit ${limit} for update skip locked)
    returning id::text, message_id as "messageId", recipient, subject, body_text as text, body_html as html, attempts`;
}

export async function markSent(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`update mail_outbox set sent_at = ${now}, last_error = null where id = ${id}`;
}

/** Doubles from 30 s up to an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}

export async function markFailed(sql: Sql, mail: LeasedMail, reason: string, now: Date): Promise<void> {
  const next = new Date(now.getTime() + waitAfter(mail.attempts));
  const givenUpAt = mail.attempts >= MAX_ATTEMPTS ? now : null;
  await sql`
    update mail_outbox set next_attempt_at = ${next}, last_error = ${reason.slice(0, 500)}, given_up_at = ${givenUpAt}
    where id = ${mail.id}`;
}
