import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BookingHub, bookingOf, ORDER, openSession, startBookingHub } from '#hub-test/booking-hub.ts';
import type { TestReply } from '#hub-test/hub.ts';
import { meetingOf } from '#hub-test/meeting.ts';

/**
 * The locks as they are, or none at all: the only way to see that they are what keeps places from being sold twice. Without
 * them the first guests wait for each other once they have counted the places, so that the race does not depend on luck.
 */
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

const GUESTS = 200;
const PLACES = 3;

let first: BookingHub;
let second: Awaited<ReturnType<BookingHub['sibling']>>;

beforeAll(async () => {
  first = await startBookingHub({ quiet: true });
  second = await first.sibling();
});
afterAll(async () => {
  await second.close();
  await first.close();
});

interface Guest {
  account: string;
  session: string;
  orders: boolean;
}

/** Guests who are parties of their own; every second has the excursion in the basket and will order. */
async function crowd(excursion: string, size: number): Promise<Guest[]> {
  return Promise.all(
    Array.from({ length: size }, async (_, n) => {
      const account = `${excursion}-${n}`;
      await first.party(account, [account]);
      const session = await openSession(first.hub.sessions, account, account);
      const orders = n % 2 === 1;
      if (orders) await first.add(session, excursion, [account]);
      return { account, session, orders };
    }),
  );
}

/** Each guest presses the button at the same moment, half of them on either hub. */
function rush(excursion: string, guests: readonly Guest[], press = pressed): Promise<TestReply[]> {
  return Promise.all(
    guests.map(({ account, session, orders }, n) => {
      const hub = n % 4 < 2 ? first : second;
      const options = { session, idempotencyKey: account };
      return press(() =>
        orders
          ? hub.post('passengers/cart/order', ORDER, options)
          : hub.post(`excursions/book/${excursion}`, bookingOf(excursion, [account]), options),
      );
    }),
  );
}

/** Whoever is asked to try again, as happens where a machine is too busy to serve the queue in time, does so. */
async function pressed(send: () => Promise<TestReply>): Promise<TestReply> {
  for (;;) {
    const reply = await send();
    if (reply.body?.code !== 'busy') return reply;
  }
}

/** The same without locks, where one guest more than there are places has counted before the first of them writes. */
function rushUnlocked(excursion: string, guests: readonly Guest[]): Promise<TestReply[]> {
  locks.meet = meetingOf(PLACES + 1);
  locks.on = false;
  return rush(excursion, guests, (send) => send()).finally(() => {
    locks.on = true;
  });
}

const isBooked = ({ status, body }: TestReply) => status === 200 && body.failed !== true;
const isRefused = ({ status, body }: TestReply) =>
  (status === 409 && body.code === 'sold_out') || (status === 200 && body.failed === true && body.code === 'sold_out');

describe('the last places, wanted by many at once on two hubs', () => {
  it('are oversold with the locks off: the race is real', async () => {
    await first.excursion({ id: 'naive', capacity: PLACES });
    const guests = await crowd('naive', 60);
    await first.sql`alter table booking_units drop constraint booking_units_not_oversold`;
    const replies = await rushUnlocked('naive', guests);
    await first.sql`
      alter table booking_units add constraint booking_units_not_oversold check (taken between 0 and capacity) not valid`;
    expect(replies.filter(isBooked).length).toBeGreaterThan(PLACES);
    expect((await first.guestsOn('naive')).length).toBeGreaterThan(PLACES);
  });

  it('are not oversold even then by a database that counts for itself: whoever comes too late is asked to try again', async () => {
    await first.excursion({ id: 'unlocked', capacity: PLACES });
    const guests = await crowd('unlocked', 60);
    const replies = await rushUnlocked('unlocked', guests);
    expect(replies.filter(isBooked)).toHaveLength(PLACES);
    expect(await first.guestsOn('unlocked')).toHaveLength(PLACES);
    const others = replies.filter((reply) => !isBooked(reply) && !isRefused(reply));
    expect(others).not.toHaveLength(0);
    for (const { status, body } of others) expect([status, body.code]).toEqual([503, 'busy']);
  });

  it('[B94 B121] are sold once each; everybody else reads a clear refusal (BD16)', async () => {
    await first.excursion({ id: 'last', capacity: PLACES });
    const guests = await crowd('last', GUESTS);
    const replies = await rush('last', guests);
    expect(replies.filter(isBooked)).toHaveLength(PLACES);
    expect(replies.filter(isRefused)).toHaveLength(GUESTS - PLACES);
    expect(await first.guestsOn('last')).toHaveLength(PLACES);

    // The same once more with the same keys: who was booked gets the same answer, nobody new gets in.
    const again = await rush('last', guests);
    for (const [n, reply] of replies.entries()) if (isBooked(reply)) expect(again[n]?.body).toEqual(reply.body);
    expect(again.filter(isBooked)).toHaveLength(PLACES);
    expect(await first.guestsOn('last')).toHaveLength(PLACES);
  });

  it('of one guest, pressed many times on both hubs with one key, are taken once', async () => {
    await first.excursion({ id: 'eager', capacity: PLACES });
    const [guest] = await crowd('eager', 1);
    const replies = await rush(
      'eager',
      Array.from({ length: 40 }, () => guest as Guest),
    );
    for (const reply of replies) expect(reply.body).toEqual(replies[0]?.body);
    expect(replies.every(isBooked)).toBe(true);
    expect(await first.guestsOn('eager')).toHaveLength(1);
  });

  it('of two overlapping excursions, pressed at once, leave one guest on one of them', async () => {
    await first.excursion({ id: 'left', time: '09:00' });
    await first.excursion({ id: 'right', time: '10:00' });
    await first.party('torn', ['torn']);
    const session = await openSession(first.hub.sessions, 'torn', 'torn');
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const id = n % 2 ? 'left' : 'right';
        return (n % 3 ? first : second).post(`excursions/book/${id}`, bookingOf(id, ['torn']), { session });
      }),
    );
    expect(replies.filter(isBooked)).toHaveLength(1);
    expect([...(await first.guestsOn('left')), ...(await first.guestsOn('right'))]).toHaveLength(1);
  });

  it('that come free while others press go to who waits, and never over the capacity', async () => {
    await first.excursion({ id: 'churn', capacity: PLACES, waitlist: true });
    const guests = await crowd('churn', 60);
    const direct = guests.filter((guest) => !guest.orders);
    await rush('churn', direct.slice(0, 12));
    const cancelAll = async () => {
      for (const account of await first.guestsOn('churn')) {
        const [row] = await first.sql<{ reference: string }[]>`
          select reference from bookings where account_number = ${account} and status = 'C'`;
        if (row) await first.ops(`ops/bookings/${row.reference}/cancel`);
      }
    };
    await Promise.all([rush('churn', guests.slice(24)), cancelAll(), cancelAll()]);
    expect(await first.guestsOn('churn')).toHaveLength(PLACES);
    const [money] = await first.sql<{ lines: number; due: number }[]>`
      select (select coalesce(sum(amount), 0)::int from invoice_lines l join bookings b on b.id = l.booking_id
          join booking_units u on u.id = b.unit_id where u.object_id = 'churn') as lines,
        (select coalesce(sum(price), 0)::int from bookings b join booking_groups g using (reference)
          join booking_units u on u.id = b.unit_id where u.object_id = 'churn' and b.status = 'C' and g.kind = 'direct') as due`;
    expect(money?.lines).toBe(money?.due);
  });
});
