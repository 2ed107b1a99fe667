import type { MailState, OutgoingMail } from '#contract/areas/messages.ts';
import type { Hub } from '#hub/hub.ts';
import { HubError, notFound } from '#hub/shared/http/hub-error.ts';
import { presentMail } from './mails.present.ts';
import { mailsStore } from './mails.store.ts';

/** What became of the ship's mails, and another try for those that did not go. */
export function mailsService({ sql, clock }: Pick<Hub, 'sql' | 'clock'>) {
  const store = mailsStore(sql);
  return {
    async list(state: MailState | undefined): Promise<{ mails: OutgoingMail[] }> {
      return { mails: (await store.list(state)).map(presentMail) };
    },

    async resend(id: string | undefined): Promise<{ mails: number }> {
      const mails = await store.resend(id, clock.now());
      if (id !== undefined && mails === 0) {
        const state = await store.stateOf(id);
        if (state === undefined) throw notFound('There is no such mail.');
        throw new HubError(409, 'mail_not_waiting', `This mail is ${state}: there is nothing to send again.`);
      }
      return { mails };
    },
  };
}
