import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sql } from '#hub/shared/database/sql.ts';
import { closeWith } from '#hub/shared/database/transactions.ts';
import { type BookingHub, startBookingHub } from '#hub-test/booking-hub.ts';
import { sendMessageIn } from './messages.service.ts';

let hub: BookingHub;
beforeAll(async () => {
  hub = await startBookingHub();
  await hub.party('a', ['a0', 'a1']);
  await hub.party('b', ['b0']);
});
afterAll(() => hub.close());
beforeEach(async () => {
  await hub.sql`delete from cabin_messages`;
});

const hello = { messageTitle: 'Hello', messageContent: { defaultValue: 'Come ashore', de: 'Kommt an Land' } };
const send = (message: object) => hub.ops('ops/messages', { ...hello, ...message });
async function messagesOf(party: string, account: string) {
  const { body } = await hub.get('cabinmessage/get/app', { session: await hub.login(party, account) });
  return body.messages as Record<string, unknown>[];
}
async function read(party: string, account: string, id: string) {
  return hub.post(`cabinmessage/read/app/${id}`, undefined, { session: await hub.login(party, account) });
}

describe('cabin messages', () => {
  it('[C274 C275 C276] come with everything a guest reads, the newest first', async () => {
    await send({ accountNumber: 'a0', messageType: 'Urgent' });
    hub.clock.advance(60_000);
    const { body } = await send({ messageTitle: 'To all' });
    const messages = await messagesOf('a', 'a0');
    expect(messages).toEqual([
      expect.objectContaining({ messageTitle: 'To all', messageType: 'Normal', sourceMessageId: body.sourceMessageId }),
      {
        id: expect.any(String),
        sourceMessageId: expect.any(String),
        messageType: 'Urgent',
        recipientMessageStatus: 'Sent',
        createdAt: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/),
        ...hello,
      },
    ]);
    const rows = await hub.sql<{ id: string; sourceMessageId: string }[]>`
      select id::text, source_message_id as "sourceMessageId" from cabin_messages order by created_at desc`;
    expect(messages.map(({ id, sourceMessageId }) => ({ id, sourceMessageId }))).toEqual([...rows]);
  });

  it('[C274] [CD44] go to one account, one cabin or all, and to nobody else', async () => {
    const [{ cabin } = { cabin: '' }] = await hub.sql<{ cabin: string }[]>`
      select cabin from pms_guests where account_number = 'a0'`;
    await send({ accountNumber: 'a0', messageTitle: 'account' });
    await send({ cabin, messageTitle: 'cabin' });
    await send({ messageTitle: 'all' });
    const titles = async (party: string, account: string) =>
      (await messagesOf(party, account)).map(({ messageTitle }) => messageTitle).toSorted();
    expect(await titles('a', 'a0')).toEqual(['account', 'all', 'cabin']);
    expect(await titles('a', 'a1')).not.toContain('account');
    expect(await titles('b', 'b0')).not.toContain('account');
  });

  it('[C277 C278] [CD44] are read per guest, and reading again changes nothing', async () => {
    const { body } = await send({});
    const id = body.sourceMessageId;
    expect((await read('a', 'a0', id)).body).toEqual({ sourceMessageId: id, recipientMessageStatus: 'Read' });
    const readAt = async () => (await hub.sql`select read_at as at from cabin_message_readings`).map(({ at }) => at);
    const first = hub.clock.now();
    hub.clock.advance(60_000);
    expect((await read('a', 'a0', id)).status).toBe(200);
    expect(await readAt()).toEqual([first]);
    expect((await messagesOf('a', 'a0'))[0]?.recipientMessageStatus).toBe('Read');
    expect((await messagesOf('b', 'b0'))[0]?.recipientMessageStatus).toBe('Sent');
  });

  it('[C277] [CD44] of another guest, or none at all, are 404', async () => {
    const { body } = await send({ accountNumber: 'a0' });
    expect((await read('b', 'b0', body.sourceMessageId)).status).toBe(404);
    expect((await read('a', 'a0', '../nothing')).status).toBe(404);
    expect((await messagesOf('a', 'a0'))[0]?.recipientMessageStatus).toBe('Sent');
  });

  it('lose what could run', async () => {
    await send({ messageContent: '<p onclick="x()">Hi<script>x()</script></p>' });
    expect((await messagesOf('a', 'a0'))[0]?.messageContent).toBe('<p>Hi</p>');
  });

  it.each([
    ['an account in capitals', { accountNumber: 'A0' }],
    ['an account with stray spaces', { accountNumber: ' a 0 ' }],
    ['a cabin with a space', { cabin: '7 001' }],
    ['a cabin in full-width digits', { cabin: '７００１' }],
  ])('[CD44] arrive when the operator writes %s', async (_, recipient) => {
    expect((await send({ ...recipient, messageTitle: 'spelled' })).status).toBe(200);
    expect((await messagesOf('a', 'a0')).map(({ messageTitle }) => messageTitle)).toEqual(['spelled']);
  });

  it('[CD44] arrive where the PMS itself spells a cabin with a space', async () => {
    await hub.sql`update pms_guests set cabin = '8 014', cabin_key = '8014' where account_number = 'b0'`;
    await send({ cabin: '8014', messageTitle: 'compact' });
    await send({ cabin: '8 014', messageTitle: 'spaced' });
    expect((await messagesOf('b', 'b0')).map(({ messageTitle }) => messageTitle)).toEqual(['spaced', 'compact']);
    expect(await messagesOf('a', 'a0')).toEqual([]);
  });

  const movedUp = {
    accountNumber: 'a0',
    messageType: 'Important',
    messageTitle: 'You have a place',
    messageContent: 'See you at nine.',
  } as const;

  it('come with a transaction of somebody else, also as its last statement', async () => {
    const now = hub.clock.now();
    await hub.sql.begin(async (tx) => {
      await sendMessageIn(tx, { ...movedUp, messageTitle: 'awaited' }, now);
      return closeWith(undefined, [sendMessageIn(tx, { ...movedUp, messageTitle: 'closing' }, now)]);
    });
    expect((await messagesOf('a', 'a0')).map(({ messageTitle }) => messageTitle)).toEqual(['closing', 'awaited']);
  });

  it('do not come when that transaction is rolled back', async () => {
    const work = async (tx: Sql) => {
      await sendMessageIn(tx, movedUp, hub.clock.now());
      throw new Error('sold out after all');
    };
    await expect(hub.sql.begin(work)).rejects.toThrow('sold out after all');
    expect(await messagesOf('a', 'a0')).toEqual([]);
  });

  it.each([
    ['to two at once', { accountNumber: 'a0', cabin: '1' }, 400],
    ['to a stranger', { accountNumber: 'nobody' }, 404],
    ['to an empty cabin', { cabin: 'none' }, 404],
    ['to an account left blank', { accountNumber: ' ' }, 400],
    ['to a cabin left blank', { cabin: '' }, 400],
    ['of an unknown type', { messageType: 'Loud' }, 400],
  ])('cannot be sent %s', async (_, message, status) => {
    expect((await send(message)).status).toBe(status);
    expect(await messagesOf('a', 'a0')).toEqual([]);
  });

  it('[C273] ask for a login', async () => {
    expect((await hub.get('cabinmessage/get/app')).status).toBe(403);
    expect((await hub.post('cabinmessage/read/app/1')).status).toBe(403);
  });
});
