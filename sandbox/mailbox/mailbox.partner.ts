// A mail server that keeps what it gets: SMTP on a loopback port, a page for people and a list for tests.
import type { FaultSwitches } from '#sandbox/faults.ts';
import { type Envelope, mailServer } from '#sandbox/mailbox/mail-server.ts';
import { mailboxPage, mailPage } from '#sandbox/mailbox/mailbox-page.ts';
import { type ReadMail, readMail } from '#sandbox/mailbox/read-mail.ts';
import { html, json, type Partner, type PartnerReply } from '#sandbox/partner.ts';

export interface KeptMail extends ReadMail {
  id: number;
  receivedAt: string;
  /** The addresses of the envelope, which also name hidden copies. */
  recipients: string[];
}

export interface MailboxOptions {
  faults: FaultSwitches;
  host?: string;
  smtpPort?: number;
  now?: () => Date;
}

export interface Mailbox extends Partner {
  smtpPort(): number;
}

/** The mailbox forgets its oldest mails beyond this many. */
const MOST_MAILS = 500;

export function mailbox({ faults, host = '127.0.0.1', smtpPort = 0, now = () => new Date() }: MailboxOptions): Mailbox {
  const mails: KeptMail[] = [];
  let nextId = 1;
  const server = mailServer(faults, keep);

  async function keep({ recipients, message }: Envelope): Promise<void> {
    const mail = await readMail(message);
    mails.unshift({ id: nextId++, receivedAt: now().toISOString(), recipients, ...mail });
    mails.length = Math.min(mails.length, MOST_MAILS);
  }

  function list(recipient: string | null): KeptMail[] {
    return recipient ? mails.filter((mail) => mail.recipients.includes(recipient)) : mails;
  }

  function answerOne(path: string): PartnerReply | undefined {
    const mail = mails.find((one) => String(one.id) === path);
    return mail && html(mailPage(mail));
  }

  return {
    name: 'mailbox',
    title: 'Mail server: everything the hub sends ends here',
    smtpPort: () => server.port() ?? smtpPort,
    answer(call) {
      if (call.path === '') return html(mailboxPage(mails));
      if (call.path === 'mails' && call.method === 'GET') return json(list(call.query.get('to')));
      if (call.path === 'mails' && call.method === 'DELETE') {
        mails.length = 0;
        return json([]);
      }
      return answerOne(call.path);
    },
    open: () => server.open(smtpPort, host),
    close: server.close,
  };
}
