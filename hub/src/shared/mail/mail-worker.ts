import { createTransport } from 'nodemailer';
import type { Hub } from '#hub/hub.ts';
import { type LeasedMail, leaseDueMails, markFailed, markSent } from './mail-outbox.ts';

/** Hands one mail to whoever delivers it; fails when it was not taken. */
export type Deliver = (mail: LeasedMail) => Promise<void>;

type Needs = Pick<Hub, 'sql' | 'clock' | 'log'>;

const BATCH = 20;
const LOOK_EVERY_MS = 2_000;
const SMTP_TIMEOUT_MS = 30_000; // well inside the lease

/** SMTP as the settings have it. */
export function smtpDelivery(url: string, from: string): Deliver & { close(): void } {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    } as never,
    { from },
  );
  const deliver = async ({ messageId, recipient, subject, text, html }: LeasedMail) => {
    await transport.sendMail({ messageId, to: recipient, subject, text, html });
  };
  return Object.assign(deliver, { close: () => transport.close() });
}

/** Delivers what is due now; answers how many mails it took. */
export async function deliverDueMails({ sql, clock, log }: Needs, deliver: Deliver): Promise<number> {
  const mails = await leaseDueMails(sql, clock.now(), BATCH);
  for (const mail of mails) {
    try {
      await deliver(mail);
      await markSent(sql, mail.id, clock.now());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn('a mail was not delivered', { mail: mail.id, attempts: mail.attempts, reason });
      await markFailed(sql, mail, reason, clock.now());
    }
  }
  return mails.length;
}

/** Looks into the outbox until it is stopped; one per hub process, any number of processes. */
export function startMailWorker(hub: Needs, deliver: Deliver): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function look() {
    try {
      while (!stopped && (await deliverDueMails(hub, deliver)) === BATCH);
    } catch (error) {
      hub.log.error('the mail worker could not look into the outbox', { error });
    }
    if (!stopped) timer = setTimeout(start, LOOK_EVERY_MS).unref();
  }
  function start() {
    running = look();
  }
  start();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** The worker of a running hub, until the hub closes. */
export function sendMails(hub: Hub, smtpUrl: string): void {
  const smtp = smtpDelivery(smtpUrl, hub.settings.mailFrom);
  const worker = startMailWorker(hub, smtp);
  hub.lifecycle.beforeClose(async () => {
    await worker.stop();
    smtp.close();
  });
}
