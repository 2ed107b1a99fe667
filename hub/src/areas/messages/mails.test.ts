import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox, queueMail } from '#hub/shared/mail/mail-outbox.ts';
import { deliverDueMails } from '#hub/shared/mail/mail-worker.ts';
import { startTestHub, TEST_SERVICE_KEY, type TestHub } from '#hub-test/hub.ts';

const HOUR_MS = 3_600_000;

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub({ quiet: true });
});
afterAll(() => hub.close());
beforeEach(() => hub.sql`delete from mail_outbox`);

const queue = (subject: string) =>
  queueMail(hub.sql, { recipient: 'anna@example.com', subject, text: 'Good morning.' }, hub.clock.now());
const refuse = () => Promise.reject(new Error('550 no such mailbox'));
async function giveUp() {
  for (let attempt = 1; attempt <= 12; attempt++) {
    await deliverDueMails(hub.hub, { deliver: refuse });
    hub.clock.advance(HOUR_MS);
  }
}
async function list(query: Record<string, string> = {}) {
  const { status, body } = await hub.get('ops/mails', { serviceKey: TEST_SERVICE_KEY, query });
  expect(status).toBe(200);
  return body.mails as Record<string, unknown>[];
}
const resend = (body: object = {}) => hub.ops('ops/mails/resend', body);
const states = async (query?: Record<string, string>) =>
  (await list(query)).map(({ subject, state }) => `${subject}: ${state}`);

describe('mails for the operator', () => {
  it('show state, attempts and the last error, the newest first, and leave out what was sent', async () => {
    await queue('sent');
    await deliverDueMails(hub.hub, { deliver: async () => undefined });
    await queue('lost');
    await giveUp();
    const now = hub.clock.now().toISOString();
    await queue('under way');
    await mailOutbox(hub.sql).lease(hub.clock.now(), 60_000);
    await queue('fresh');
    expect(await states()).toEqual(['fresh: waiting', 'under way: sending', 'lost: givenUp']);
    expect((await list())[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      state: 'waiting',
      recipient: 'anna@example.com',
      subject: 'fresh',
      attempts: 0,
      lastError: null,
      createdAt: now,
      nextAttemptAt: now,
      sentAt: null,
    });
    expect((await list({ state: 'givenUp' }))[0]).toMatchObject({
      subject: 'lost',
      attempts: 12,
      lastError: '550 no such mailbox',
      nextAttemptAt: null,
    });
    expect(await states({ state: 'sent' })).toEqual(['sent: sent']);
    expect((await list({ state: 'sent' }))[0]?.sentAt).toMatch(/^2026-/);
  });

  it('that were given up are kept, and sent when the operator asks, with the Message-ID they had', async () => {
    await queue('one');
    await queue('two');
    await giveUp();
    const before = await hub.sql`select message_id from mail_outbox order by id`;
    expect((await resend()).body).toEqual({ mails: 2 });
    const sent: string[] = [];
    await deliverDueMails(hub.hub, { deliver: async (mail) => void sent.push(mail.messageId) });
    expect(sent).toEqual(before.map(({ message_id }) => message_id));
    expect((await resend()).body).toEqual({ mails: 0 });
  });

  it('go at once, one by its number, and have twelve attempts again', async () => {
    await queue('one');
    await queue('two');
    await giveUp();
    const [two] = await list();
    expect((await resend({ id: two?.id })).body).toEqual({ mails: 1 });
    expect(await states()).toEqual(['two: waiting', 'one: givenUp']);
    await deliverDueMails(hub.hub, { deliver: refuse });
    expect((await list())[0]).toMatchObject({ subject: 'two', state: 'waiting', attempts: 1 });
  });

  it('are not sent again when they were sent, are just being sent, or do not exist', async () => {
    await queue('sent');
    await deliverDueMails(hub.hub, { deliver: async () => undefined });
    await queue('under way');
    await mailOutbox(hub.sql).lease(hub.clock.now(), 60_000);
    const [sending] = await list();
    const [sent] = await list({ state: 'sent' });
    const replies = [await resend({ id: sent?.id }), await resend({ id: sending?.id }), await resend({ id: '999' })];
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'mail_not_waiting'],
      [409, 'mail_not_waiting'],
      [404, 'not_found'],
    ]);
    expect((await resend({ id: 'one' })).status).toBe(400);
  });

  it('are for operators alone', async () => {
    expect((await hub.get('ops/mails')).status).toBe(401);
    expect((await hub.post('ops/mails/resend', {})).status).toBe(401);
  });
});
