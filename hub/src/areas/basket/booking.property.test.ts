import {
  type Arbitrary,
  array,
  asyncProperty,
  assert as check,
  constantFrom,
  integer,
  oneof,
  record,
  subarray,
} from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookedEntry } from '#contract/areas/booking-changes.ts';
import { type BookablesHub, slotRequest, startBookablesHub } from '#hub-test/bookables-hub.ts';
import { PORT_DATE, PORT_DAY } from '#hub-test/booking-hub.ts';

let hub: BookablesHub;
const sessions: Record<string, string> = {};
const guestSessions: Record<string, string> = {};
const PARTIES = { a: ['a1', 'a2', 'a3'], b: ['b1', 'b2'], c: ['c1'] } as const;
type PartyId = keyof typeof PARTIES;
const TRIPS = ['t1', 't2', 't3'] as const;
/** Tables that overlap with the excursions of the day, and one with nothing. */
const TABLES = ['10:00-12:00', '14:30-16:00', '20:00-22:00'] as const;

beforeAll(async () => {
  hub = await startBookablesHub();
  await hub.party('a', ['a1', 'a2', { accountNumber: 'a3', type: 'Child' }]);
  await hub.party('b', ['b1', 'b2']);
  await hub.party('c', ['c1']);
  for (const [id, accounts] of Object.entries(PARTIES)) {
    sessions[id] = await hub.login(id, accounts[0]);
    for (const account of accounts) guestSessions[account] = await hub.login(id, account);
  }
});
afterAll(() => hub.close());

/** Excursions as at the beginning: two that overlap, one apart, few places, one with a waitlist. */
async function startOver() {
  await hub.sql`truncate booking_units, invoice_lines, bookings, booking_groups, basket_elements, basket_served, mail_outbox, excursions,
    bookables cascade`;
  await hub.excursion({ id: 't1', time: '09:00', capacity: 2, waitlist: true });
  await hub.excursion({ id: 't2', time: '11:00', capacity: 3, waitlist: true });
  await hub.excursion({ id: 't3', time: '15:00', capacity: 2, adultPrice: 0 });
  await hub.bookable({ id: 'table', slots: TABLES.map((span) => ({ day: PORT_DAY, span, capacity: 3 })) });
}

type Step =
  | { do: 'add'; party: PartyId; trip: string; guests: string[] }
  | { do: 'remove'; party: PartyId; trip: string; guests: string[] }
  | { do: 'book'; party: PartyId; trip: string; guests: string[] }
  | { do: 'dine'; party: PartyId; guest: number; span: string; persons: number }
  | { do: 'tables'; span: string; capacity: number }
  | { do: 'read'; party: PartyId }
  | { do: 'order'; party: PartyId }
  | { do: 'cancel'; pick: number }
  | { do: 'leave'; party: PartyId; pick: number }
  | { do: 'switch'; party: PartyId; pick: number; trip: string; span: string; guests: number; persons: number }
  | { do: 'capacity'; trip: string; capacity: number }
  | { do: 'price'; trip: string; adult: number }
  | { do: 'withdraw'; trip: string };

const party = constantFrom<PartyId>('a', 'b', 'c');
const trip = constantFrom(...TRIPS);
const withGuests = (what: 'add' | 'remove' | 'book'): Arbitrary<Step> =>
  party.chain((id) =>
    record({
      do: constantFrom(what),
      party: constantFrom(id),
      trip,
      guests: subarray([...PARTIES[id]], { minLength: 1 }),
    }),
  );
const step: Arbitrary<Step> = oneof(
  { weight: 6, arbitrary: withGuests('add') },
  { weight: 2, arbitrary: withGuests('remove') },
  { weight: 6, arbitrary: withGuests('book') },
  {
    weight: 5,
    arbitrary: record({
      do: constantFrom('dine' as const),
      party,
      guest: integer({ min: 0, max: 2 }),
      span: constantFrom(...TABLES),
      persons: integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: record({
      do: constantFrom('tables' as const),
      span: constantFrom(...TABLES),
      capacity: integer({ min: 0, max: 5 }),
    }),
  },
  { weight: 6, arbitrary: record({ do: constantFrom('order' as const, 'read' as const), party }) },
  { weight: 4, arbitrary: record({ do: constantFrom('cancel' as const), pick: integer({ min: 0, max: 9 }) }) },
  { weight: 4, arbitrary: record({ do: constantFrom('leave' as const), party, pick: integer({ min: 0, max: 5 }) }) },
  {
    weight: 6,
    arbitrary: record({
      do: constantFrom('switch' as const),
      party,
      pick: integer({ min: 0, max: 5 }),
      trip,
      span: constantFrom(...TABLES),
      guests: integer({ min: 1, max: 3 }),
      persons: integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: record({ do: constantFrom('capacity' as const), trip, capacity: integer({ min: 0, max: 5 }) }),
  },
  { weight: 1, arbitrary: record({ do: constantFrom('price' as const), trip, adult: integer({ min: 0, max: 90 }) }) },
  { weight: 1, arbitrary: record({ do: constantFrom('withdraw' as const), trip }) },
);

async function take(one: Step) {
  if (one.do === 'add' || one.do === 'remove') return hub[one.do](sessions[one.party] ?? '', one.trip, one.guests);
  if (one.do === 'book') return hub.book(sessions[one.party] ?? '', one.trip, one.guests);
  if (one.do === 'dine') {
    const accounts = PARTIES[one.party];
    const session = guestSessions[accounts[one.guest % accounts.length] ?? ''] ?? '';
    const changes = { date: PORT_DATE, numberOfPersons: one.persons };
    return hub.bookSlot(session, 'dining', slotRequest('table', one.span, changes));
  }
  if (one.do === 'tables') {
    const [slot] = await hub.sql<{ id: string }[]>`
      select id::text from booking_units where starts_at = ${`${PORT_DAY} ${one.span.slice(0, 5)}`}::timestamp
        and object_id = 'table'`;
    return hub.ops(`ops/bookables/slots/${slot?.id}/change`, { capacity: one.capacity });
  }
  if (one.do === 'read') return hub.get('passengers/cart', { session: sessions[one.party] });
  if (one.do === 'order') return hub.order(sessions[one.party] ?? '');
  if (one.do === 'capacity') return hub.ops(`ops/excursions/${one.trip}/change`, { capacity: one.capacity });
  if (one.do === 'price') return hub.ops(`ops/excursions/${one.trip}/change`, { price: { adult: one.adult } });
  if (one.do === 'withdraw') return hub.ops(`ops/excursions/${one.trip}/withdraw`);
  if (one.do === 'leave' || one.do === 'switch') return manage(one);
  const references = await hub.sql<
    { reference: string }[]
  >`select reference from booking_groups order by created_at, reference`;
  const chosen = references[one.pick % Math.max(1, references.length)];
  return hub.ops(`ops/bookings/${chosen?.reference ?? 'NONE'}/cancel`);
}

/** A guest cancels, or changes at the price that the hub says. */
async function manage(one: Extract<Step, { do: 'leave' | 'switch' }>): Promise<{ status: number }> {
  const session = sessions[one.party];
  const entries: BookedEntry[] = (await hub.get('passengers/bookings/entries', { session })).body;
  const entry = entries[one.pick % Math.max(1, entries.length)];
  if (!entry) return { status: 200 };
  const path = `passengers/bookings/${entry.bookingReference}/${entry.unit}`;
  if (one.do === 'leave') return hub.post(`${path}/cancel`, {}, { session });
  const [unit] = await hub.sql<{ id: string }[]>`
    select id::text from booking_units where case when ${entry.kind === 'excursion'} then object_id = ${one.trip}
      else object_id = 'table' and starts_at = ${`${PORT_DAY} ${one.span.slice(0, 5)}`}::timestamp end`;
  const who =
    entry.kind === 'excursion' ? { accountNumbers: PARTIES[one.party].slice(0, one.guests) } : { persons: one.persons };
  const wanted = { unit: unit?.id, ...who };
  const { difference = 0 } = (await hub.post(`${path}/quote`, wanted, { session })).body;
  return hub.post(`${path}/change`, { ...wanted, difference }, { session });
}

/** Everything that must hold whatever has happened. */
async function audit() {
  const appointments = hub.sql`
    (select b.*, u.starts_at, u.ends_at from bookings b join booking_units u on u.id = b.unit_id)`;
  for (const id of TRIPS) {
    const [row] = await hub.sql<
      {
        capacity: number;
        counter: number;
        taken: number;
        active: number;
        guests: number;
        waiting: number;
        withdrawn: boolean;
      }[]
    >`
      select capacity, withdrawn_at is not null as withdrawn, e.taken as counter,
        count(b.id) filter (where status in ('C', 'R'))::int as taken,
        count(b.id) filter (where status = 'W')::int as waiting,
        count(b.id) filter (where status <> 'X')::int as active,
        count(distinct account_number) filter (where status <> 'X')::int as guests
      from booking_units e left join bookings b on b.unit_id = e.id where e.object_id = ${id} group by e.id`;
    if (!row) throw new Error(`${id} is gone`);
    expect(row.counter).toBe(row.taken);
    expect(row.taken).toBeLessThanOrEqual(row.capacity);
    expect(row.guests).toBe(row.active);
    if (row.withdrawn) {
      expect(row.active).toBe(0);
      continue;
    }
    const { currentAvailability } = (await hub.get(`excursions/availability/${id}`)).body;
    expect(row.taken + currentAvailability).toBe(row.capacity);
  }
  const wrong = await hub.sql`
    select 1 from booking_units u where taken > capacity or taken <> (
      select coalesce(sum(persons), 0) from bookings b where b.unit_id = u.id and b.status in ('C', 'R'))`;
  expect(wrong).toHaveLength(0);
  const twice = await hub.sql`
    select 1 from bookings b join booking_units u on u.id = b.unit_id where u.kind <> 'excursion' and b.status = 'C'
    group by b.unit_id, b.party_id having count(*) > 1`;
  expect(twice).toHaveLength(0);
  const [money] = await hub.sql<{ charged: number; direct: number; waitingLines: number; wrongTotals: number }[]>`
    select (select coalesce(sum(amount), 0)::int from invoice_lines) as charged,
      (select coalesce(sum(price), 0)::int from bookings b join booking_groups g using (reference)
        where g.kind = 'direct' and b.status in ('C', 'R')) as direct,
      (select count(*)::int from invoice_lines l join bookings b on b.id = l.booking_id
        where b.status = 'W') as "waitingLines",
      (select count(*)::int from booking_groups g where g.kind = 'order' and g.total <>
        (select sum(price) from bookings b where b.reference = g.reference)) as "wrongTotals"`;
  expect(money?.charged).toBe(money?.direct);
  expect([money?.waitingLines, money?.wrongTotals]).toEqual([0, 0]);
  const overlapping = await hub.sql`
    select 1 from ${appointments} one join ${appointments} other on one.account_number = other.account_number
      and one.unit_id < other.unit_id and one.starts_at < other.ends_at and other.starts_at < one.ends_at
    where one.status in ('C', 'R') and other.status in ('C', 'R')`;
  expect(overlapping).toHaveLength(0);
  const stuck = await hub.sql`
    select 1 from booking_units e where withdrawn_at is null and exists (
      select 1 from bookings w where w.unit_id = e.id and w.status = 'W'
        and not exists (select 1 from ${appointments} a join bookings m on m.reference = w.reference
            and m.unit_id = e.id and m.account_number = a.account_number
          where a.status in ('C', 'R') and a.starts_at < e.ends_at and e.starts_at < a.ends_at)
      group by w.reference having count(*) <= e.capacity - (
        select count(*) from bookings t where t.unit_id = e.id and t.status in ('C', 'R')))`;
  expect(stuck).toHaveLength(0);
}

describe('any sequence of what guests and operators do', () => {
  it('[B89 B101 B150] keeps booked + free = capacity, charges = prices, no guest twice, nobody waiting who fits', async () => {
    const property = asyncProperty(array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await startOver();
      for (const one of steps) {
        const { status } = await take(one);
        expect(status).toBeLessThan(500);
      }
      await audit();
    });
    await check(property, { numRuns: 25 });
  }, 120_000);

  it('keeps them when everything happens at once', async () => {
    const property = asyncProperty(array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      await startOver();
      const replies = await Promise.all(steps.map(take));
      expect(replies.filter((reply) => reply.status >= 500)).toEqual([]);
      await audit();
    });
    await check(property, { numRuns: 15 });
  }, 120_000);
});
