// A mail server that keeps what it gets: SMTP on a loopback port, a page for people and a list for tests.
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { FaultSwitches } from '#sandbox/faults.ts';
import { mailboxPage, mailPage } from '#sandbox/mailbox/mailbox-page.ts';
import { type ReadMail, readMail } from '#sandbox/mailbox/read-mail.ts';
import { type Envelope, SmtpDialogue } from '#sandbox/mailbox/smtp-dialogue.ts';
import { html, json, type Partner, type PartnerReply } from '#sandbox/partner.ts';

export interface KeptMail extends ReadMail {
  id: number;
  receivedAt: string;
  /** The addresses of the envelope, which also name hidden copies. */
  recipients: string[];
}

export interface MailboxOptions {
  faults: FaultSwitches;
  smtpPort?: number;
  now?: () => Date;
}

export interface Mailbox extends Partner {
  smtpPort(): number;
}

/** The mailbox forgets its oldest mails beyond this many. */
const MOST_MAILS = 500;

export function mailbox({ faults, smtpPort = 0, now = () => new Date() }: MailboxOptions): Mailbox {
  const mails: KeptMail[] = [];
  let nextId = 1;
  const sockets = new Set<Socket>();
  let server: Server | undefined;

  function keep({ to, message }: Envelope): void {
    mails.unshift({ id: nextId++, receivedAt: now().toISOString(), recipients: to, ...readMail(message) });
    mails.length = Math.min(mails.length, MOST_MAILS);
  }

  function converse(socket: Socket): void {
    sockets.add(socket.setEncoding('utf8'));
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const setting = faults.get('mailbox');
    if (setting?.fault === 'down') {
      socket.destroy();
      return;
    }
    if (setting?.fault === 'refuse') {
      socket.end('554 No mail today (sandbox fault)\r\n');
      return;
    }
    if (setting?.fault === 'garbage') {
      socket.end('<html>\r\n');
      return;
    }
    const dialogue = new SmtpDialogue(keep);
    const greet = () => socket.writable && socket.write(SmtpDialogue.greeting);
    if (setting?.fault === 'slow') setTimeout(greet, setting.delayMs).unref();
    else greet();
    socket.on('data', (text: string) => {
      socket.write(dialogue.hear(text));
      if (dialogue.done) socket.end();
    });
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
    smtpPort: () => (server?.address() as AddressInfo | null)?.port ?? smtpPort,
    answer(call) {
      if (call.path === '') return html(mailboxPage(mails));
      if (call.path === 'mails' && call.method === 'GET') return json(list(call.query.get('to')));
      if (call.path === 'mails' && call.method === 'DELETE') {
        mails.length = 0;
        return json([]);
      }
      return answerOne(call.path);
    },
    open: () =>
      new Promise((resolve, reject) => {
        server = createServer(converse).once('error', reject);
        server.listen(smtpPort, '127.0.0.1', resolve);
      }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        if (server) server.close(() => resolve());
        else resolve();
      }),
  };
}
