import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntryCancelled, EntryChanged } from '#contract/areas/booking-changes.ts';
import { type BookingHub, bookingOf, ORDER, startBookingHub } from '#hub-test/booking-hub.ts';
import { type Press, pressWhileKilled } from '#hub-test/killed-hub.ts';

/** `npm run bench -- faults` kills under more load; each life here costs the start of a whole process. */
const ORDERING = { kills: 20, answersPerLife: 6 };
const CHANGING = { kills: 8, answersPerLife: 5 };
/** Every party orders two excursions for both its guests, or books one directly. */
const TRIPS = ['morning', 'evening'] as const;

let hub: BookingHub;
beforeAll(async () => {
  hub = await startBookingHub();
});
afterAll(() => hub.close());

describe('a hub that is killed again and again', () => {
  it('[B121 B124] loses no order it confirmed, leaves none half done and books nothing twice', async () => {
    const count = (ORDERING.kills + 1) * ORDERING.answersPerLife;
    const doesOrder = (n: number) => n % 3 > 0;
    await hub.excursion({ id: 'morning', time: '09:00', capacity: count * 2 });
    await hub.excursion({ id: 'evening', time: '18:00', capacity: count * 2 });
    const presses: Press[] = [];
    for (let n = 0; n < count; n++) {
      const accounts = [`${n}-1`, `${n}-2`];
      await hub.party(`party${n}`, accounts);
      const session = await hub.login(`party${n}`, accounts[0] ?? null);
      if (doesOrder(n)) for (const trip of TRIPS) await hub.add(session, trip, accounts);
      const press = doesOrder(n)
        ? { path: 'passengers/cart/order', body: ORDER }
        : { path: 'excursions/book/morning', body: bookingOf('morning', accounts) };
      presses.push({ key: `party${n}`, session, ...press });
    }

    const confirmed = await pressWhileKilled<{ groupReference?: string; bookingReference?: string }>(
      hub.sql,
      presses,
      ORDERING,
    );

    expect(confirmed.size).toBe(count);
    const groups = await hub.sql<{ party: string; reference: string; kind: string; places: number; mails: number }[]>`
      select g.party_id as party, g.reference, g.kind, count(b.id)::int as places,
        (select count(*)::int from mail_outbox where subject like '%' || g.reference) as mails
      from booking_groups g left join bookings b on b.reference = g.reference and b.status = 'C'
      group by g.reference`;
    expect(groups).toHaveLength(count);
    for (const { party, reference, kind, places, mails } of groups) {
      const answer = confirmed.get(party);
      expect([party, reference]).toEqual([party, answer?.groupReference ?? answer?.bookingReference]);
      expect([places, mails]).toEqual(kind === 'order' ? [4, 1] : [2, 0]);
    }
    const orders = presses.filter((_, n) => doesOrder(n)).length;
    expect(await hub.guestsOn('evening')).toHaveLength(orders * 2);
    expect(await hub.guestsOn('morning')).toHaveLength(count * 2);
    expect(await hub.sql`select 1 from basket_elements`).toHaveLength(0);
    const [money] = await hub.sql`
      select (select sum(amount)::int from invoice_lines) as charged,
        (select sum(total)::int from booking_groups where kind = 'order') as ordered`;
    expect(money).toEqual({ charged: (count - orders) * 2 * 5000, ordered: orders * 4 * 5000 });
  }, 600_000);

  it('[BD34] cancels and changes once what it said it did, and gives each free place to one who waits', async () => {
    const count = (CHANGING.kills + 1) * CHANGING.answersPerLife;
    const doesCancel = (n: number) => n % 2 === 0;
    await hub.excursion({ id: 'old', time: '09:00', capacity: count, waitlist: true, adultPrice: 5000 });
    await hub.excursion({ id: 'new', time: '10:00', capacity: count, adultPrice: 6500 });
    const bookAlone = async (account: string) => {
      await hub.party(account, [account]);
      const session = await hub.login(account, account);
      expect((await hub.post('excursions/book/old', bookingOf('old', [account]), { session })).status).toBe(200);
      return session;
    };
    const [to] = await hub.sql<{ id: string }[]>`select id::text from booking_units where object_id = 'new'`;
    const presses: Press[] = [];
    for (let n = 0; n < count; n++) {
      const key = `holder${n}`;
      const session = await bookAlone(key);
      const [entry] = (await hub.get('passengers/bookings/entries', { session })).body;
      const path = `passengers/bookings/${entry.bookingReference}/${entry.unit}`;
      const press = doesCancel(n)
        ? { path: `${path}/cancel`, body: {} }
        : { path: `${path}/change`, body: { unit: to?.id, difference: 15 } };
      presses.push({ key, session, ...press });
    }
    for (let n = 0; n < count; n++) await bookAlone(`waiting${n}`);

    const answers = await pressWhileKilled<EntryCancelled | EntryChanged>(hub.sql, presses, CHANGING);

    expect([...answers.values()].filter(({ failed }) => failed)).toEqual([]);
    expect((await hub.guestsOn('old')).toSorted()).toEqual(
      Array.from({ length: count }, (_, n) => `waiting${n}`).toSorted(),
    );
    const changed = presses.filter((_, n) => !doesCancel(n)).map(({ key }) => key);
    expect((await hub.guestsOn('new')).toSorted()).toEqual(changed.toSorted());
    const accounts = await hub.sql<{ account: string; charged: number; told: number }[]>`
      select b.account_number as account,
        (select sum(amount)::int from invoice_lines l where l.account_number = b.account_number) as charged,
        (select count(*)::int from cabin_messages m where m.account_number = b.account_number) as told
      from bookings b where b.account_number ~ '^(holder|waiting)' group by b.account_number`;
    for (const { account, charged, told } of accounts) {
      const n = Number(account.replace(/\D/g, ''));
      const due = account.startsWith('waiting') ? 5000 : doesCancel(n) ? 0 : 6500;
      expect([account, charged]).toEqual([account, due]);
      if (account.startsWith('waiting')) expect([account, told]).toEqual([account, 1]);
    }
  }, 300_000);
});
