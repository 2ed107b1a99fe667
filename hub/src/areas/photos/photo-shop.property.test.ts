import {
  type Arbitrary,
  array,
  asyncProperty,
  assert as check,
  constantFrom,
  integer,
  oneof,
  record,
} from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PhotosHub, startPhotosHub } from '#hub-test/photos-hub.ts';

let hub: PhotosHub;
const GUESTS = ['x1', 'x2'] as const;
type Guest = (typeof GUESTS)[number];
const sessions: Record<string, string> = {};
const photos: string[] = [];

beforeAll(async () => {
  hub = await startPhotosHub();
  for (const guest of GUESTS) sessions[guest] = await hub.guest(guest);
  for (let n = 0; n < 5; n++) {
    photos.push(await hub.photo({ id: `x-${n}`, folder: n < 3 ? 'gala' : 'shore', cabin: '7001' }));
  }
  await hub.sql`
    insert into photo_credits (account_number, variant_id, granted) values ('x1', 'print', 2), ('x2', 'file', 1)`;
});
afterAll(() => hub.close());

type Step =
  | { do: 'want'; guest: Guest; photo: number; variant: string; count: number }
  | { do: 'remove'; guest: Guest; photo: number }
  | { do: 'bulk'; guest: Guest; bulk: string }
  | { do: 'order' | 'twice' | 'empty' | 'flip'; guest: Guest }
  | { do: 'status'; pick: number; status: string };

const guest = constantFrom(...GUESTS);
const step: Arbitrary<Step> = oneof(
  {
    weight: 8,
    arbitrary: record({
      do: constantFrom('want' as const),
      guest,
      photo: integer({ min: 0, max: 4 }),
      variant: constantFrom('print', 'large', 'file'),
      count: integer({ min: 0, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: record({ do: constantFrom('remove' as const), guest, photo: integer({ min: 0, max: 4 }) }) },
  {
    weight: 2,
    arbitrary: record({ do: constantFrom('bulk' as const), guest, bulk: constantFrom('ten', 'all', 'frame') }),
  },
  { weight: 4, arbitrary: record({ do: constantFrom('order', 'order', 'twice', 'empty', 'flip'), guest }) },
  {
    weight: 1,
    arbitrary: record({
      do: constantFrom('status' as const),
      pick: integer({ min: 0, max: 9 }),
      status: constantFrom('InProduction', 'Ready', 'Cancelled'),
    }),
  },
);

/** An order costs what the basket said in the moment before, and the basket is empty behind it. */
async function order(session: string, copies: number) {
  const before = await hub.cart(session);
  const replies = await Promise.all(Array.from({ length: copies }, () => hub.placeOrder(session)));
  const placed = replies.filter(({ status }) => status === 200);
  if (!before.totals || before.totals.grandCount === 0) {
    expect(replies.every(({ status }) => status === 409)).toBe(true);
    return;
  }
  expect(placed).toHaveLength(1);
  const { grandTotal, grandCount, photoCount } = before.totals;
  expect(placed[0]?.body.totals).toMatchObject({ grandTotal, grandCount, photoCount });
  expect((await hub.cart(session)).totals.grandCount).toBe(0);
}

async function take(one: Step) {
  const session = 'guest' in one ? (sessions[one.guest] ?? '') : '';
  if (one.do === 'want') await hub.want(session, photos[one.photo] ?? '', { [one.variant]: one.count });
  if (one.do === 'remove') await hub.removeFromCart(session, { photos: [{ id: photos[one.photo] }] });
  if (one.do === 'bulk') await hub.addToCart(session, { bulk: one.bulk });
  if (one.do === 'order') await order(session, 1);
  if (one.do === 'twice') await order(session, 3);
  if (one.do === 'empty') await hub.emptyCart(session);
  if (one.do === 'flip') {
    await ((await hub.consentOf(session)) ? hub.optOut(session) : hub.optIn(session));
  }
  if (one.do === 'status') {
    const orders = await hub.sql<
      { id: string }[]
    >`select order_id as id from photo_orders order by ordered_at, order_id`;
    const picked = orders[one.pick % Math.max(1, orders.length)];
    if (picked) await hub.setStatus(picked.id, one.status);
  }
}

/** What must hold after anything that guests and the photo desk do. */
async function holds() {
  const accounts = await hub.sql`
    select a.account, coalesce((select sum(amount) from invoice_lines l where l.account_number = a.account), 0)::int as charged,
      coalesce((select sum(grand_total) from photo_orders o
        where o.account_number = a.account and o.status <> 'Cancelled'), 0)::int as owed
    from unnest(${[...GUESTS]}::text[]) a (account)`;
  for (const { account, charged, owed } of accounts) expect([account, charged]).toEqual([account, owed]);
  const wrong = await hub.sql`
    select o.order_id from photo_orders o where o.grand_total <> o.bulk_total + (
      select coalesce(sum(l.total), 0) from photo_order_lines l where l.voyage_id = o.voyage_id and l.order_id = o.order_id)`;
  expect([...wrong]).toEqual([]);
  const overdrawn = await hub.sql`
    select c.account_number from photo_credits c where c.granted < (
      select coalesce(sum(l.free), 0) from photo_order_lines l join photo_orders o using (voyage_id, order_id)
      where o.account_number = c.account_number and l.variant_id = c.variant_id and o.status <> 'Cancelled')`;
  expect([...overdrawn]).toEqual([]);
  const kept = await hub.sql`
    select b.account_number from photo_basket_photos b join photo_consents c using (voyage_id, account_number)
    where not c.decision`;
  expect([...kept]).toEqual([]);
}

describe('whatever guests and the photo desk do', () => {
  it('orders cost what baskets said, accounts are charged what was ordered, credits last [BD54 BD55 BD59]', async () => {
    await check(
      asyncProperty(array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        for (const one of steps) await take(one);
        await holds();
        for (const session of Object.values(sessions)) if (!(await hub.consentOf(session))) await hub.optIn(session);
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
