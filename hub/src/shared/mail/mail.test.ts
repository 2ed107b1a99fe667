import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';
import { type LeasedMail, MAX_ATTEMPTS, mailOutbox, queueMail, waitAfter } from './mail-outbox.ts';
import { type Deliver, deliverDueMails, startMailWorker } from './mail-worker.ts';
import { smtpDelivery } from './smtp-delivery.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub({ quiet: true });
});
afterAll(() => hub.close());
beforeEach(() => hub.sql`delete from mail_outbox`);

const MAIL = { recipient: 'anna@example.com', subject: 'Hello', text: 'Good morning.' };
const queue = () => queueMail(hub.sql, MAIL, hub.clock.now());
const send = (deliver: Deliver) => deliverDueMails(hub.hub, { deliver });
const stored = () => hub.sql`select * from mail_outbox order by id`;

describe('the outbox', () => {
  it('delivers a mail once and marks it', async () => {
    await queue();
    const delivered: LeasedMail[] = [];
    const deliver = async (mail: LeasedMail) => void delivered.push(mail);
    expect(await send(deliver)).toBe(1);
    expect(await send(deliver)).toBe(0);
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
      expect(await send(refuse)).toBe(1);
      hub.clock.advance(waitAfter(attempt) - 1);
      expect(await send(refuse)).toBe(0);
      hub.clock.advance(1);
    }
    expect(await send(refuse)).toBe(0);
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
    const workers = [hub.hub, sibling.hub, hub.hub, sibling.hub].map((one) => deliverDueMails(one, { deliver }));
    await Promise.all(workers);
    while ((await send(deliver)) > 0);
    expect(delivered).toHaveLength(30);
    expect(new Set(delivered).size).toBe(30);
    await sibling.close();
  });

  it('gives a mail out twice never, though two hubs look and its server is slower than the lease', async () => {
    for (let n = 0; n < 6; n++) await queue();
    const sibling = await hub.sibling();
    const taken: string[] = [];
    const server = Promise.withResolvers<void>();
    const deliver = async (mail: LeasedMail) => {
      taken.push(mail.id);
      await server.promise;
    };
    const leaseMs = 1_000;
    const workers = [hub.hub, sibling.hub].map((one) => startMailWorker(one, { deliver, leaseMs }));
    await expect.poll(() => taken.length).toBe(6);
    const [{ at: secondEnd } = { at: new Date() }] = await hub.sql<{ at: Date }[]>`
      select clock_timestamp() + ${2 * leaseMs} * interval '1 millisecond' as at`;
    const renewedPast = async () => (await stored()).every(({ leased_until }) => leased_until > secondEnd);
    await expect.poll(renewedPast, { timeout: 20_000 }).toBe(true);
    server.resolve();
    await expect.poll(async () => (await stored()).every(({ sent_at }) => sent_at), { timeout: 20_000 }).toBe(true);
    await Promise.all(workers.map((worker) => worker.stop()));
    await sibling.close();
    expect(taken).toHaveLength(6);
    expect(new Set(taken).size).toBe(6);
  });

  it('marks a mail that was sent, however often the database refuses to note it', async () => {
    await queue();
    await hub.sql`create function no_note() returns trigger language plpgsql as
      $$ begin if new.sent_at is not null and nextval('notes') < 3 then raise exception 'not now'; end if; return new; end $$`;
    await hub.sql`create sequence notes`;
    await hub.sql`create trigger no_note before update on mail_outbox for each row execute function no_note()`;
    const taken: string[] = [];
    expect(await send(async (mail) => void taken.push(mail.id))).toBe(1);
    await hub.sql`drop trigger no_note on mail_outbox`;
    expect(taken).toHaveLength(1);
    expect((await stored())[0]).toMatchObject({ sent_at: hub.clock.now(), attempts: 1, last_error: null });
  });

  it('takes a mail back from a worker that died, when its lease has run out, and not before', async () => {
    await queue();
    const lost = await mailOutbox(hub.sql).lease(hub.clock.now(), 120_000);
    expect(lost).toMatchObject({ attempts: 1 });
    expect(await send(async () => undefined)).toBe(0);
    await hub.sql`update mail_outbox set leased_until = clock_timestamp()`;
    const again: LeasedMail[] = [];
    expect(await send(async (mail) => void again.push(mail))).toBe(1);
    expect(again[0]).toMatchObject({ attempts: 2, messageId: lost?.messageId });
  });

  it('lets nobody who lost the lease undo what the next one did', async () => {
    await queue();
    const outbox = mailOutbox(hub.sql);
    const late = await outbox.lease(hub.clock.now(), 0);
    await send(async () => undefined);
    if (late) await outbox.markFailed(late, 'too late', hub.clock.now());
    expect((await stored())[0]).toMatchObject({ sent_at: hub.clock.now(), last_error: null });
  });
});

describe('delivery by SMTP', () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _, done) {
      let message = '';
      stream.setEncoding('utf8').on('data', (chunk) => {
        message += chunk;
      });
      stream.on('end', () => {
        received.push(message);
        done();
      });
    },
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it('hands the mail over with sender, recipient and Message-ID', async () => {
    await queue();
    const smtp = smtpDelivery(`smtp://127.0.0.1:${port}`, 'Ship <portal@ship.example>');
    expect(await send(smtp)).toBe(1);
    smtp.close();
    const [row] = await stored();
    expect(row?.sent_at).toBeTruthy();
    expect(received[0]).toContain('From: Ship <portal@ship.example>');
    expect(received[0]).toContain('To: anna@example.com');
    expect(received[0]).toContain(`Message-ID: ${row?.message_id}`);
    expect(received[0]).toContain('Good morning.');
  });

  it('is sent by the operator’s name, with HTML beside the text and its files', async () => {
    const attachments = [
      { filename: 'booking.ics', contentType: 'text/calendar; method=PUBLISH', content: 'BEGIN:VCALENDAR' },
    ];
    const mail = { recipient: 'anna@example.com', subject: 'Hello', text: 'Plain.', html: '<p>Designed.</p>' };
    await queueMail(hub.sql, { ...mail, senderName: 'Meridian Voyages', attachments }, hub.clock.now());
    const smtp = smtpDelivery(`smtp://127.0.0.1:${port}`, 'Ship <portal@ship.example>');
    await send(smtp);
    smtp.close();
    const message = received.at(-1) ?? '';
    expect(message).toContain('From: Meridian Voyages <portal@ship.example>');
    for (const part of ['multipart/alternative', 'Plain.', '<p>Designed.</p>', 'text/calendar', 'filename=booking.ics'])
      expect(message).toContain(part);
  });

  it('keeps a mail while nobody listens', async () => {
    await queue();
    const smtp = smtpDelivery('smtp://127.0.0.1:1', 'Ship <portal@ship.example>');
    await send(smtp);
    smtp.close();
    expect((await stored())[0]).toMatchObject({ sent_at: null, attempts: 1 });
  });
});
