import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';
import { type LeasedMail, MAX_ATTEMPTS, queueMail, waitAfter } from './mail-outbox.ts';
import { deliverDueMails, smtpDelivery } from './mail-worker.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub({ quiet: true });
});
afterAll(() => hub.close());
beforeEach(() => hub.sql`delete from mail_outbox`);

const MAIL = { recipient: 'anna@example.com', subject: 'Hello', text: 'Good morning.' };
const queue = () => queueMail(hub.sql, MAIL, hub.clock.now());
const stored = () => hub.sql`select * from mail_outbox order by id`;

describe('the outbox', () => {
  it('delivers a mail once and marks it', async () => {
    await queue();
    const delivered: LeasedMail[] = [];
    const deliver = async (mail: LeasedMail) => void delivered.push(mail);
    expect(await deliverDueMails(hub.hub, deliver)).toBe(1);
    expect(await deliverDueMails(hub.hub, deliver)).toBe(0);
    expect(delivered).toEqual([
      expect.objectContaining({ ...MAIL, attempts: 1, messageId: expect.stringMatching(/^<.+@.+>$/) }),
    ]);
    expect((await stored())[0]).toMatchObject({ sent_at: hub.clock.now() });
  });

  it('holds nothing of a transaction that was rolled back', async () => {
    const failed = hub.sql.begin(async (tx) => {
      await queueMail(tx, MAIL, hub.clock.now());
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await stored()).toEqual([]);
  });

  it('tries again later, ever later, with the same Message-ID, and gives up at last', async () => {
    await queue();
    const seen: string[] = [];
    const refuse = async (mail: LeasedMail) => {
      seen.push(mail.messageId);
      throw new Error('550 no such mailbox');
    };
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      expect(await deliverDueMails(hub.hub, refuse)).toBe(1);
      hub.clock.advance(waitAfter(attempt) - 1);
      expect(await deliverDueMails(hub.hub, refuse)).toBe(0);
      hub.clock.advance(1);
    }
    expect(await deliverDueMails(hub.hub, refuse)).toBe(0);
    expect(new Set(seen).size).toBe(1);
    expect((await stored())[0]).toMatchObject({
      attempts: MAX_ATTEMPTS,
      sent_at: null,
      last_error: '550 no such mailbox',
    });
    expect([1, 2, 8, 12].map(waitAfter)).toEqual([30_000, 60_000, 3_600_000, 3_600_000]);
  });

  it('gives each mail to one of many workers', async () => {
    for (let n = 0; n < 30; n++) await queue();
    const sibling = await hub.sibling();
    const delivered: string[] = [];
    const deliver = async (mail: LeasedMail) => void delivered.push(mail.id);
    const workers = [hub.hub, sibling.hub, hub.hub, sibling.hub].map((one) => deliverDueMails(one, deliver));
    await Promise.all(workers);
    while ((await deliverDueMails(hub.hub, deliver)) > 0);
    expect(delivered).toHaveLength(30);
    expect(new Set(delivered).size).toBe(30);
    await sibling.close();
  });

  it('takes a mail back from a worker that died', async () => {
    await queue();
    void deliverDueMails(hub.hub, () => new Promise(() => undefined));
    await expect.poll(async () => (await stored())[0]?.attempts).toBe(1);
    const none: LeasedMail[] = [];
    const deliver = async (mail: LeasedMail) => void none.push(mail);
    expect(await deliverDueMails(hub.hub, deliver)).toBe(0);
    hub.clock.advance(2 * 60_000);
    expect(await deliverDueMails(hub.hub, deliver)).toBe(1);
  });
});

describe('delivery by SMTP', () => {
  let server: Server;
  let port = 0;
  const received: string[] = [];
  beforeAll(async () => {
    server = createServer((socket) => {
      let isData = false;
      let message = '';
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n')) {
          if (isData) {
            if (line === '.') {
              isData = false;
              received.push(message);
              socket.write('250 queued\r\n');
            } else message += `${line}\n`;
          } else if (/^EHLO/.test(line)) socket.write('250 test\r\n');
          else if (/^DATA/.test(line)) {
            isData = true;
            message = '';
            socket.write('354 go\r\n');
          } else if (/^QUIT/.test(line)) socket.end('221 bye\r\n');
          else if (line) socket.write('250 ok\r\n');
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('hands the mail over with sender, recipient and Message-ID', async () => {
    await queue();
    const smtp = smtpDelivery(`smtp://127.0.0.1:${port}`, 'Ship <portal@ship.example>');
    expect(await deliverDueMails(hub.hub, smtp)).toBe(1);
    smtp.close();
    const [row] = await stored();
    expect(row?.sent_at).toBeTruthy();
    expect(received[0]).toContain('From: Ship <portal@ship.example>');
    expect(received[0]).toContain('To: anna@example.com');
    expect(received[0]).toContain(`Message-ID: ${row?.message_id}`);
    expect(received[0]).toContain('Good morning.');
  });
  it('keeps a mail while nobody listens', async () => {
    await queue();
    const smtp = smtpDelivery('smtp://127.0.0.1:1', 'Ship <portal@ship.example>');
    await deliverDueMails(hub.hub, smtp);
    smtp.close();
    expect((await stored())[0]).toMatchObject({ sent_at: null, attempts: 1 });
  });
});
