import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingHub, bookingOf, ORDER, startBookingHub } from '#hub-test/booking-hub.ts';
import { startKillable } from '#hub-test/killable-hub.ts';

/** `npm run bench -- faults` kills under more load; each life here costs the start of a whole process. */
const KILLS = 20;
const ANSWERS_PER_LIFE = 6;
const CLIENTS = 8;
/** Every party orders two excursions for both its guests, or books one directly. */
const TRIPS = ['morning', 'evening'] as const;

let hub: BookingHub;
beforeAll(async () => {
  hub = await startBookingHub();
});
afterAll(() => hub.close());

interface Customer {
  party: string;
  accounts: string[];
  session: string;
  orders: boolean;
}

async function customer(n: number): Promise<Customer> {
  const party = `party${n}`;
  const accounts = [`${n}-1`, `${n}-2`];
  await hub.party(party, accounts);
  const session = await hub.login(party, accounts[0] ?? null);
  const orders = n % 3 > 0;
  if (orders) for (const trip of TRIPS) await hub.add(session, trip, accounts);
  return { party, accounts, session, orders };
}

describe('a hub that is killed again and again', () => {
  it('[B121 B124] loses no order it confirmed, leaves none half done and books nothing twice', async () => {
    const count = (KILLS + 1) * ANSWERS_PER_LIFE;
    await hub.excursion({ id: 'morning', time: '09:00', capacity: count * 2 });
    await hub.excursion({ id: 'evening', time: '18:00', capacity: count * 2 });
    const customers = [];
    for (let n = 0; n < count; n++) customers.push(await customer(n));

    let current = startKillable(hub.sql);
    let next = startKillable(hub.sql);
    let kills = 0;
    let sinceStart = 0;
    const confirmed = new Map<string, string>();

    /** Ends the process without a word, in the middle of whatever it does; the next one is ready or soon will be. */
    async function kill() {
      const victim = await current;
      kills += 1;
      sinceStart = 0;
      current = next;
      next = startKillable(hub.sql);
      victim.child.kill('SIGKILL');
    }

    async function press({ party, accounts, session, orders }: Customer): Promise<string> {
      const path = orders ? 'passengers/cart/order' : 'excursions/book/morning';
      const body = JSON.stringify(orders ? ORDER : bookingOf('morning', accounts));
      const headers = { 'content-type': 'application/json', SessionId: session, 'Idempotency-Key': party };
      for (;;) {
        const { origin } = await current;
        try {
          const reply = await fetch(`${origin}/v1/${path}`, { method: 'POST', headers, body });
          const answer = (await reply.json()) as { groupReference?: string; bookingReference?: string };
          if (reply.status === 200) return answer.groupReference ?? answer.bookingReference ?? '';
          if (reply.status !== 503) throw new Error(`${party}: ${reply.status} ${JSON.stringify(answer)}`);
        } catch (error) {
          if (!(error instanceof TypeError)) throw error; // fetch: the connection is gone; the same key again
        }
      }
    }

    const queue = [...customers];
    let killing = Promise.resolve();
    const clients = Array.from({ length: CLIENTS }, async () => {
      for (let one = queue.shift(); one; one = queue.shift()) {
        confirmed.set(one.party, await press(one));
        sinceStart += 1;
        if (sinceStart === ANSWERS_PER_LIFE && kills < KILLS) killing = killing.then(kill);
      }
    });
    await Promise.all(clients);
    await killing;
    for (const { child } of await Promise.all([current, next])) child.kill('SIGKILL');

    expect(kills).toBe(KILLS);
    expect(confirmed.size).toBe(count);
    const groups = await hub.sql<{ party: string; reference: string; kind: string; places: number; mails: number }[]>`
      select g.party_id as party, g.reference, g.kind, count(b.id)::int as places,
        (select count(*)::int from mail_outbox where subject like '%' || g.reference) as mails
      from booking_groups g left join bookings b on b.reference = g.reference and b.status = 'C'
      group by g.reference`;
    expect(groups).toHaveLength(count);
    for (const { party, reference, kind, places, mails } of groups) {
      expect([party, reference]).toEqual([party, confirmed.get(party)]);
      expect([places, mails]).toEqual(kind === 'order' ? [4, 1] : [2, 0]);
    }
    const orders = customers.filter((one) => one.orders).length;
    expect(await hub.guestsOn('evening')).toHaveLength(orders * 2);
    expect(await hub.guestsOn('morning')).toHaveLength(count * 2);
    expect(await hub.sql`select 1 from basket_elements`).toHaveLength(0);
    const [money] = await hub.sql`
      select (select sum(amount)::int from invoice_lines) as charged,
        (select sum(total)::int from booking_groups where kind = 'order') as ordered`;
    expect(money).toEqual({ charged: (count - orders) * 2 * 5000, ordered: orders * 4 * 5000 });
  }, 600_000);
});
