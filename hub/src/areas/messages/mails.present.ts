import type { OutgoingMail } from '#contract/areas/messages.ts';
import type { MailRow } from './mails.store.ts';

export function presentMail({ createdAt, nextAttemptAt, sentAt, ...mail }: MailRow): OutgoingMail {
  return {
    ...mail,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: mail.state === 'waiting' ? nextAttemptAt.toISOString() : null,
    sentAt: sentAt?.toISOString() ?? null,
  };
}
