import { createTransport } from 'nodemailer';
import { afterEach, describe, expect, it } from 'vitest';
import { FaultSwitches } from '#sandbox/faults.ts';
import { type Sandbox, startSandbox } from '#sandbox/frame.ts';
import { type KeptMail, mailbox } from '#sandbox/mailbox/mailbox.partner.ts';

let sandbox: Sandbox | undefined;
afterEach(async () => {
  await sandbox?.close();
  sandbox = undefined;
});

async function open() {
  const faults = new FaultSwitches();
  const partner = mailbox({ faults, now: () => new Date('2026-05-04T10:00:00Z') });
  sandbox = await startSandbox({ partners: [partner], faults });
  const { url } = sandbox;
  const transport = createTransport({ host: '127.0.0.1', port: partner.smtpPort(), secure: false });
  return {
    faults,
    transport,
    page: async (path = '') => (await fetch(`${url}mailbox/${path}`)).text(),
    mails: async (query = '') => (await fetch(`${url}mailbox/mails${query}`)).json() as Promise<KeptMail[]>,
    clear: () => fetch(`${url}mailbox/mails`, { method: 'DELETE' }),
  };
}

const MAIL = { from: 'Meridian Star <hub@ship.test>', to: 'guest@home.test' };

describe('the mailbox', () => {
  it('keeps what a mail client sends, umlauts, long lines and dots included', async () => {
    const { transport, mails } = await open();
    const text = `.Grüße\n..\n${'lang '.repeat(80)}€`;
    await transport.sendMail({
      ...MAIL,
      subject: 'Ihre Buchung für heute: Fjordüberquerung mit Kaffee und Kuchen',
      text,
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      id: 1,
      receivedAt: '2026-05-04T10:00:00.000Z',
      from: 'Meridian Star <hub@ship.test>',
      recipients: ['guest@home.test'],
      subject: 'Ihre Buchung für heute: Fjordüberquerung mit Kaffee und Kuchen',
    });
    expect(mail?.text.trimEnd().replaceAll('\r\n', '\n')).toBe(text);
  });

  it('reads the parts of a mail: text, HTML and attachments', async () => {
    const { transport, mails } = await open();
    const attachments = [{ filename: 'Tickets für zwei.pdf', content: Buffer.alloc(3000, 7) }];
    await transport.sendMail({ ...MAIL, subject: 'Tickets', text: 'plain', html: '<p>ünder</p>', attachments });
    const [mail] = await mails();
    expect(mail?.text.trim()).toBe('plain');
    expect(mail?.html?.trim()).toBe('<p>ünder</p>');
    expect(mail?.attachments).toEqual([{ name: 'Tickets für zwei.pdf', type: 'application/pdf', size: 3000 }]);
  });

  it('lists the newest first, filters by recipient (hidden copies too) and forgets on DELETE', async () => {
    const { transport, mails, clear } = await open();
    await transport.sendMail({ ...MAIL, subject: 'one', text: '1' });
    await transport.sendMail({ ...MAIL, bcc: 'desk@ship.test', subject: 'two', text: '2' });
    expect((await mails()).map((mail) => mail.subject)).toEqual(['two', 'one']);
    expect((await mails('?to=desk@ship.test')).map((mail) => mail.subject)).toEqual(['two']);
    await clear();
    expect(await mails()).toEqual([]);
  });

  it('shows mails on a page without running their HTML', async () => {
    const { transport, page } = await open();
    expect(await page()).toContain('No mail yet.');
    await transport.sendMail({ ...MAIL, subject: '<b>bold</b>', text: 't', html: '<script>alert(1)</script>' });
    expect(await page()).toContain('&#60;b&#62;bold');
    const shown = await page('1');
    expect(shown).toContain('<iframe sandbox title="The mail" srcdoc="&#60;script&#62;alert(1)');
    expect(shown).not.toContain('<script>');
  });

  it('refuses a mail that is too large and goes on with the next', async () => {
    const { transport, mails } = await open();
    const attachments = [{ filename: 'film.mp4', content: Buffer.alloc(11 * 1024 * 1024, 7) }];
    await expect(transport.sendMail({ ...MAIL, text: 'x', attachments })).rejects.toThrow(/552|size/i);
    await transport.sendMail({ ...MAIL, subject: 'small', text: 'x' });
    expect((await mails()).map(({ subject }) => subject)).toEqual(['small']);
  });

  it('reads the encodings of other mail programs', async () => {
    const { transport, mails } = await open();
    const raw = [
      'From: =?iso-8859-1?Q?B=FCro?= <buero@ship.test>',
      'To: guest@home.test',
      'Subject: =?utf-8?B?R3LDvMOfZQ==?=',
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Sch=F6ne Reise',
    ].join('\r\n');
    await transport.sendMail({ envelope: { from: 'buero@ship.test', to: ['guest@home.test'] }, raw });
    const [mail] = await mails();
    expect(mail).toMatchObject({ from: 'Büro <buero@ship.test>', to: 'guest@home.test', subject: 'Grüße' });
    expect(mail?.text.trim()).toBe('Schöne Reise');
  });

  it.each(['refuse', 'garbage', 'down'])('fails the sender on %s', async (fault) => {
    const { faults, transport } = await open();
    faults.set('mailbox', fault);
    await expect(transport.sendMail({ ...MAIL, text: 'x' })).rejects.toThrow();
  });

  it('greets late on slow', async () => {
    const { faults, transport, mails } = await open();
    faults.set('mailbox', 'slow', 50);
    const before = performance.now();
    await transport.sendMail({ ...MAIL, text: 'x' });
    expect(performance.now() - before).toBeGreaterThan(45);
    expect(await mails()).toHaveLength(1);
  });
});
