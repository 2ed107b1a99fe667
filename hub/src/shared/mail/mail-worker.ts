import { setTimeout as wait } from 'node:timers/promises';
import type { Hub } from '#hub/hub.ts';
import { type LeasedMail, MAX_ATTEMPTS, mailOutbox } from './mail-outbox.ts';
import { smtpDelivery } from './smtp-delivery.ts';

/** Hands one mail to whoever delivers it; fails when it was not taken. */
export type Deliver = (mail: LeasedMail) => Promise<void>;

type Needs = Pick<Hub, 'sql' | 'clock' | 'log'>;

export interface Delivery {
  deliver: Deliver;
  /** How long a worker that died keeps its mail from the others. */
  leaseMs?: number;
}

const LEASE_MS = 120_000;
/** One slow recipient's server does not keep the other mails waiting. */
const SENDERS = 4;
const LOOK_EVERY_MS = 2_000;
const MARK_AGAIN_MS = 500;
/** After which a mail that was sent is left to its lease: the database has been away for as long. */
const MARK_ATTEMPTS = 240;

/** Takes one mail that is due and delivers it; says whether there was one. */
export async function deliverNext({ sql, clock, log }: Needs, { deliver, leaseMs = LEASE_MS }: Delivery) {
  const outbox = mailOutbox(sql);
  const mail = await outbox.lease(clock.now(), leaseMs);
  if (!mail) return false;

  const about = { mail: mail.id, attempts: mail.attempts };
  const renewal = setInterval(() => outbox.renew(mail, leaseMs).catch(() => undefined), leaseMs / 4);
  try {
    const failure = await deliver(mail).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (failure === undefined) {
      await untilDone(() => outbox.markSent(mail, clock.now()));
    } else {
      await outbox.markFailed(mail, failure, clock.now());
      if (mail.attempts >= MAX_ATTEMPTS) log.error('a mail was given up', { ...about, reason: failure });
      else log.warn('a mail was not delivered', { ...about, reason: failure });
    }
  } finally {
    clearInterval(renewal);
  }
  return true;
}

/** A mail that was sent must not be forgotten because the database is away for a moment. */
async function untilDone(mark: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await mark();
    } catch (error) {
      if (attempt === MARK_ATTEMPTS) throw error;
      await wait(MARK_AGAIN_MS);
    }
  }
}

/** Delivers what is due now; answers how many mails it took. */
export async function deliverDueMails(hub: Needs, delivery: Delivery): Promise<number> {
  let taken = 0;
  while (await deliverNext(hub, delivery)) taken += 1;
  return taken;
}

/** Looks into the outbox until it is stopped; one per hub process, any number of processes. */
export function startMailWorker(hub: Needs, delivery: Delivery): { stop(): Promise<void> } {
  const stop = new AbortController();

  async function sendUntilStopped() {
    while (!stop.signal.aborted) {
      try {
        while (!stop.signal.aborted && (await deliverNext(hub, delivery)));
      } catch (error) {
        hub.log.error('the mail worker could not look into the outbox', { error });
      }
      await wait(LOOK_EVERY_MS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  }
  const senders = Array.from({ length: SENDERS }, sendUntilStopped);

  return {
    async stop() {
      stop.abort();
      await Promise.all(senders);
    },
  };
}

/** The worker of a running hub, until the hub closes. */
export function sendMails(hub: Hub, smtpUrl: string): void {
  const smtp = smtpDelivery(smtpUrl, hub.settings.mailFrom);
  const worker = startMailWorker(hub, { deliver: smtp });
  hub.lifecycle.beforeClose(async () => {
    await worker.stop();
    smtp.close();
  });
}
