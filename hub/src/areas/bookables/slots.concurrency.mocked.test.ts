import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BookablesHub, slotRequest, startBookablesHub } from '#hub-test/bookables-hub.ts';
import { openSession } from '#hub-test/booking-hub.ts';
import type { TestReply } from '#hub-test/hub.ts';
import { meetingOf } from '#hub-test/meeting.ts';

/** The locks as they are, or none at all: the only way to see that they are what keeps a slot from being sold twice. */
const locks = vi.hoisted(() => ({ on: true, meet: async (_: unknown): Promise<void> => undefined }));
vi.mock('#hub/booking/capacity-lock.ts', async (original) => {
  const real = await original<typeof import('#hub/booking/capacity-lock.ts')>();
  return {
    ...real,
    async lockScarce(...args: Parameters<typeof real.lockScarce>) {
      const [tx, , units] = args;
      if (locks.on) return real.lockScarce(...args);
      if (units) return locks.meet(tx);
    },
  };
});

const GUESTS = 50;
const CAPACITY = 7;
const PERSONS = 2;
/** Three couples fit into seven places; the seventh stays free. */
const COUPLES = Math.floor(CAPACITY / PERSONS);

let first: BookablesHub;
let second: Awaited<ReturnType<BookablesHub['sibling']>>;
let sessions: string[];

beforeAll(async () => {
  first = await startBookablesHub();
  second = await first.sibling();
  const accounts = Array.from({ length: GUESTS }, (_, n) => `couple-${n}`);
  await Promise.all(accounts.map((account) => first.party(account, [account, `${account}-other`])));
  sessions = await Promise.all(accounts.map((account) => openSession(first.hub.sessions, account, account)));
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** Everybody presses at the same moment, half of them on either hub. */
function rush(id: string, keyOf: (n: number) => string = (n) => `${id}-${n}`): Promise<TestReply[]> {
  return Promise.all(
    sessions.map((session, n) =>
      (n % 2 ? first : second).post(`dining/book/${id}`, slotRequest(id, undefined, { confirmOverlap: true }), {
        session,
        idempotencyKey: keyOf(n),
      }),
    ),
  );
}

const isBooked = ({ status, body }: TestReply) => status === 200 && body.failed === false;
const isRefused = ({ status, body }: TestReply) => status === 200 && body.failed === true && body.code === 'sold_out';

describe('the last places of a slot, wanted by fifty couples at once on two hubs', () => {
  it('are oversold with the locks off: the race is real', async () => {
    await first.bookable({ id: 'naive', slots: [{ span: '19:00-21:00', capacity: CAPACITY }] });
    await first.sql`alter table booking_units drop constraint booking_units_not_oversold`;
    // Each hub serves two crowds at a time: four have counted seven places, and each of them sells to a couple at least.
    locks.meet = meetingOf(COUPLES + 1);
    locks.on = false;
    await rush('naive').finally(() => {
      locks.on = true;
    });
    await first.sql`
      alter table booking_units add constraint booking_units_not_oversold check (taken between 0 and capacity) not valid`;
    expect(await first.personsIn('naive')).toBeGreaterThan(CAPACITY);
  });

  it('[B218] [BD45] are sold once each, everybody else is refused, and the same keys again change nothing', async () => {
    await first.bookable({ id: 'last', slots: [{ span: '19:00-21:00', capacity: CAPACITY }] });
    const replies = await rush('last');
    expect(replies.filter(isBooked)).toHaveLength(COUPLES);
    expect(replies.filter(isRefused)).toHaveLength(GUESTS - COUPLES);
    expect(await first.personsIn('last')).toBe(COUPLES * PERSONS);
    const again = await rush('last');
    for (const [n, reply] of replies.entries()) if (isBooked(reply)) expect(again[n]?.body).toEqual(reply.body);
    expect(await first.personsIn('last')).toBe(COUPLES * PERSONS);
  });

  it('of one guest who presses fifty times with one key are taken once', async () => {
    await first.bookable({ id: 'eager', slots: [{ span: '19:00-21:00', capacity: 100 }] });
    const [session = ''] = sessions;
    const replies = await Promise.all(
      Array.from({ length: GUESTS }, (_, n) =>
        (n % 2 ? first : second).post('dining/book/eager', slotRequest('eager', undefined, { confirmOverlap: true }), {
          session,
          idempotencyKey: 'eager',
        }),
      ),
    );
    expect(replies.every(isBooked)).toBe(true);
    for (const reply of replies) expect(reply.body).toEqual(replies[0]?.body);
    expect(await first.personsIn('eager')).toBe(PERSONS);
  });

  it('and the operator’s capacity, changed in the middle of it, leave no slot overbooked', async () => {
    await first.bookable({ id: 'shrinking', slots: [{ span: '19:00-21:00', capacity: 40 }] });
    const [slot] = await first.sql<{ id: string }[]>`select id::text from booking_units where object_id = 'shrinking'`;
    const [, change] = await Promise.all([
      rush('shrinking'),
      second.ops(`ops/bookables/slots/${slot?.id}/change`, { capacity: 10 }),
    ]);
    const limit = change.status === 200 ? 10 : 40;
    expect(await first.personsIn('shrinking')).toBeLessThanOrEqual(limit);
    expect(await first.personsIn('shrinking')).toBeGreaterThan(0);
  });
});
