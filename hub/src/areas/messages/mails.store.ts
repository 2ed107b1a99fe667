import type { MailState } from '#contract/areas/messages.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface MailRow {
  id: string;
  state: MailState;
  recipient: string;
  subject: string;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  nextAttemptAt: Date;
  sentAt: Date | null;
}

const NEWEST = 200;

/** The outbox as operators see it; the workers' side is `shared/mail/mail-outbox.ts`. */
export function mailsStore(sql: Sql) {
  const state = sql`case when sent_at is not null then 'sent' when given_up_at is not null then 'givenUp'
    when leased_until > clock_timestamp() then 'sending' else 'waiting' end`;

  return {
    list: (wanted: MailState | undefined) => sql<MailRow[]>`
      select id::text, ${state} as state, recipient, subject, attempts, last_error as "lastError",
        created_at as "createdAt", next_attempt_at as "nextAttemptAt", sent_at as "sentAt"
      from mail_outbox where ${wanted ? sql`${state} = ${wanted}` : sql`sent_at is null`}
      order by mail_outbox.id desc limit ${NEWEST}`,

    async stateOf(id: string): Promise<MailState | undefined> {
      const [row] = await sql<{ state: MailState }[]>`select ${state} as state from mail_outbox where id = ${id}`;
      return row?.state;
    },

    /** Due at once, with all attempts before it again; neither what was sent nor what is just being sent. */
    async resend(id: string | undefined, now: Date): Promise<number> {
      const which = id === undefined ? sql`given_up_at is not null` : sql`id = ${id}`;
      const { count } = await sql`
        update mail_outbox set attempts = 0, given_up_at = null, next_attempt_at = ${now}
        where ${which} and sent_at is null and (leased_until is null or leased_until <= clock_timestamp())`;
      return count;
    },
  };
}
