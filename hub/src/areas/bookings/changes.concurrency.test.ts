import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BookedEntry } from '#contract/areas/booking-changes.ts';
import { type BookingHub, bookingOf, openSession, startBookingHub } from '#hub-test/booking-hub.ts';
import type { TestReply } from '#hub-test/hub.ts';

const GUESTS = 200;
const PLACES = 40;
/** Some more than all who book it: whoever presses first, a few of those who change over find a place. */
const PLACES_TO_CHANGE_TO = GUESTS / 2 + 5;

let first: BookingHub;
let second: Awaited<ReturnType<BookingHub['sibling']>>;

beforeEach(async () => {
  first = await startBookingHub({ quiet: true });
  second = await first.sibling();
});
afterEach(async () => {
  await second.close();
  await first.close();
});

interface Guest {
  account: string;
  session: string;
  entry?: BookedEntry;
}

/** Guests who are parties of their own. */
const crowd = (size: number): Promise<Guest[]> =>
  Promise.all(
    Array.from({ length: size }, async (_, n) => {
      const account = `g${n}`;
      await first.party(account, [account]);
      return { account, session: await openSession(first.hub.sessions, account, account) };
    }),
  );

async function entryOf({ session }: Guest): Promise<BookedEntry | undefined> {
  return (await first.get('passengers/bookings/entries', { session })).body[0];
}

const unitOf = async (objectId: string) =>
  (await first.sql<{ id: string }[]>`select id::text from booking_units where object_id = ${objectId}`)[0]?.id ?? '';

/** What must hold whatever happened: places, nobody twice, every line of every account. */
async function audit() {
  const units = await first.sql<{ objectId: string; taken: number; booked: number; guests: number; free: number }[]>`
    select u.object_id as "objectId", u.taken, u.capacity - u.taken as free,
      (select count(*)::int from bookings b where b.unit_id = u.id and b.status = 'C') as booked,
      (select count(distinct account_number)::int from bookings b where b.unit_id = u.id and b.status = 'C') as guests
    from booking_units u`;
  for (const { taken, booked, guests, free } of units) {
    expect([booked, guests]).toEqual([taken, taken]);
    expect(free).toBeGreaterThanOrEqual(0);
  }
  const wrongAccounts = await first.sql`
    select b.account_number from (select account_number, sum(price) filter (where status = 'C') as price from bookings
      group by account_number) b
    left join (select account_number, sum(amount) as amount from invoice_lines group by account_number) l
      on l.account_number = b.account_number
    where coalesce(b.price, 0) <> coalesce(l.amount, 0)`;
  expect(wrongAccounts).toHaveLength(0);
  const twice = await first.sql`
    select 1 from bookings where status = 'C' group by account_number having count(*) > 1`;
  expect(twice).toHaveLength(0);
  const stuck = await first.sql`
    select 1 from booking_units u where u.taken < u.capacity
      and exists (select from bookings b where b.unit_id = u.id and b.status = 'W')`;
  expect(stuck).toHaveLength(0);
}

describe('200 guests who cancel, change and book at once on two hubs', () => {
  it('leave places that add up, nobody twice, and charges equal to prices; free places go to who waits', async () => {
    await first.excursion({ id: 'left', time: '09:00', capacity: PLACES, waitlist: true, adultPrice: 5000 });
    await first.excursion({
      id: 'right',
      time: '10:00',
      capacity: PLACES_TO_CHANGE_TO,
      waitlist: true,
      adultPrice: 6500,
    });
    const guests = await crowd(GUESTS);
    const book = (guest: Guest, trip: string, hub: Pick<BookingHub, 'post'> = first): Promise<TestReply> =>
      hub.post(`excursions/book/${trip}`, bookingOf(trip, [guest.account]), { session: guest.session });
    // Half of them hold or wait for a place before the rush begins.
    for (const [n, guest] of guests.slice(0, GUESTS / 2).entries()) {
      await book(guest, n % 2 ? 'left' : 'right');
      guest.entry = await entryOf(guest);
    }
    const targets = { left: await unitOf('right'), right: await unitOf('left') } as Record<string, string>;

    function press(guest: Guest, n: number): Promise<TestReply> {
      const hub = n % 4 < 2 ? first : second;
      const { entry, session, account } = guest;
      if (!entry) return book(guest, n % 2 ? 'left' : 'right', hub);
      const path = `passengers/bookings/${entry.bookingReference}/${entry.unit}`;
      const options = { session, idempotencyKey: account };
      if (n % 3 === 0) return hub.post(`${path}/cancel`, {}, options);
      const difference = entry.objectId === 'left' ? 15 : -15;
      return hub.post(`${path}/change`, { unit: targets[entry.objectId], difference }, options);
    }
    const replies = await Promise.all(guests.map(press));
    expect(replies.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    await audit();

    // Pressed again with the same keys, once the crowd is gone: what happened once does not happen twice.
    const before = await first.sql`select count(*)::int as lines from invoice_lines`;
    const done = guests
      .map((guest, n) => ({ guest, n, reply: replies[n] }))
      .filter(({ guest, reply }) => {
        return guest.entry && reply?.status === 200 && reply.body.failed === false;
      });
    // Of either kind: a crowd that can only cancel has not changed anything.
    for (const doesCancel of [true, false])
      expect(done.filter(({ n }) => (n % 3 === 0) === doesCancel).length).toBeGreaterThan(0);
    for (const { guest, n, reply } of done.slice(0, 20)) expect((await press(guest, n)).body).toEqual(reply?.body);
    expect(await first.sql`select count(*)::int as lines from invoice_lines`).toEqual(before);
    await audit();
  }, 120_000);
});
