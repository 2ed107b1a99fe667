import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type BookingHub, startBookingHub } from '#hub-test/booking-hub.ts';

let hub: BookingHub;
beforeAll(async () => {
  hub = await startBookingHub();
  await hub.party('a', ['a0', 'a1']);
  await hub.party('b', ['b0']);
  await hub.sql`update pms_guests set cabin = '8 001', cabin_key = '8001' where account_number = 'b0'`;
});
afterAll(() => hub.close());

/** What a guest's stream of a hub process says, piece by piece; the first is the comment that it is open. */
async function follow(origin: string, session: string) {
  const gone = new AbortController();
  onTestFinished(() => gone.abort());
  const headers = { SessionId: session, accept: 'text/event-stream' };
  const reply = await fetch(`${origin}/v1/cabinmessage/events`, { headers, signal: gone.signal });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const reader = (reply.body as ReadableStream<Uint8Array>).getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await next()).toBe(':\n\n');
  return next;
}

const send = (to: object) => hub.ops('ops/messages', { ...to, messageTitle: 'Hello', messageContent: 'Come' });
const NEWS = 'data: {"news":"messages","spreadSeconds":0}\n\n';
const NEWS_FOR_ALL = 'data: {"news":"messages","spreadSeconds":10}\n\n';

it('a message is told to its guest on every process, and to nobody else', async () => {
  const other = await hub.sibling();
  onTestFinished(() => other.close());
  const [here, there, mate, neighbour] = await Promise.all([
    follow(hub.origin, await hub.login('a', 'a0')),
    follow(other.origin, await hub.login('a', 'a0')),
    follow(other.origin, await hub.login('a', 'a1')),
    follow(hub.origin, await hub.login('b', 'b0')),
  ]);
  await send({ accountNumber: 'a0' });
  expect([await here(), await there()]).toEqual([NEWS, NEWS]);
  await send({ cabin: '8001' });
  expect(await neighbour()).toBe(NEWS);
  await send({});
  expect(await Promise.all([here(), there(), mate(), neighbour()])).toEqual(Array(4).fill(NEWS_FOR_ALL));
});

it('a message of a transaction that is taken back is never told', async () => {
  const next = await follow(hub.origin, await hub.login('a', 'a0'));
  const insert = (title: string) => hub.sql`
    insert into cabin_messages (message_type, title, content, account_number, created_at)
    values ('Normal', ${hub.sql.json(title)}, '""', 'a0', now())`;
  await hub.sql
    .begin(async (tx) => {
      await tx`
        insert into cabin_messages (message_type, title, content, account_number, created_at)
        values ('Normal', '"lost"', '""', 'a0', now())`;
      throw new Error('taken back');
    })
    .catch(() => undefined);
  await send({});
  expect(await next()).toBe(NEWS_FOR_ALL);
  await insert('kept');
  expect(await next()).toBe(NEWS);
});

it('needs a session', async () => {
  expect((await hub.get('cabinmessage/events')).status).toBe(403);
});
