import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BookingHub, startBookingHub } from '#hub-test/booking-hub.ts';
import { TEST_SERVICE_KEY } from '#hub-test/hub.ts';

let hub: BookingHub;
beforeAll(async () => {
  hub = await startBookingHub();
});
afterAll(() => hub.close());

let run = 0;
let account = '';
beforeEach(async () => {
  account = `folio${++run}`;
  await hub.party(`party-${account}`, [account, `${account}-mate`]);
});

const charge = (body: object, accountNumber = account) => hub.ops(`ops/accounts/${accountNumber}/charges`, body);
async function invoices(accountNumber = account) {
  return hub.get('pms/invoices', { session: await hub.login(`party-${account}`, accountNumber) });
}
const massage = {
  department: 'Spa',
  description: { defaultValue: 'Massage', de: 'Massage, lang' },
  amount: 89,
  discounts: [{ description: 'Port day offer', amount: 13.35 }],
};

describe('the folio', () => {
  it('[C265 C266 C271] shows what was charged to the account, in ship time, with discounts taken off', async () => {
    hub.clock.advance(60_000);
    expect((await charge(massage)).status).toBe(200);
    hub.clock.advance(60_000);
    await charge({ department: 'Bars', description: 'Coffee', amount: 3.5 });
    const { body } = await invoices();
    expect(body).toEqual([
      { ...lineOf(massage), charges: 89, chargesWithDiscounts: 75.65, chargeDate: expect.any(String) },
      {
        chargeDate: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/),
        department: 'Bars',
        description: 'Coffee',
        charges: 3.5,
        chargesWithDiscounts: 3.5,
      },
    ]);
  });

  it.each([
    ['in capitals', (typed: string) => typed.toUpperCase()],
    ['with a stray space', (typed: string) => `${typed.slice(0, 3)}%20${typed.slice(3)}`],
  ])('[C265] shows a charge whose account the till spelled %s', async (_, spell) => {
    expect((await charge(massage, spell(account))).status).toBe(200);
    expect((await invoices()).body).toHaveLength(1);
  });

  it('[C265] takes a charge once, though the till spells the account differently when it asks again', async () => {
    const options = { serviceKey: TEST_SERVICE_KEY, idempotencyKey: `till-${account}` };
    await hub.post(`ops/accounts/${account}/charges`, massage, options);
    await hub.post(`ops/accounts/${account.toUpperCase()}/charges`, massage, options);
    expect((await invoices()).body).toHaveLength(1);
  });

  it('[C265] is that of the guest alone', async () => {
    await charge(massage);
    expect((await invoices(`${account}-mate`)).body).toEqual([]);
  });

  it('[C265] [CD43] has what was booked on board', async () => {
    const trip = `trip-${account}`;
    await hub.excursion({ id: trip, capacity: 5 });
    await hub.book(await hub.login(`party-${account}`, account), trip, [account]);
    const [line] = (await invoices()).body;
    expect(line).toMatchObject({ department: 'Excursions', charges: 50, chargesWithDiscounts: 50 });
  });

  it('charges once per key', async () => {
    const options = { serviceKey: TEST_SERVICE_KEY, headers: { 'Idempotency-Key': account } };
    const twice = [1, 2].map(() => hub.post(`ops/accounts/${account}/charges`, massage, options));
    const [first, second] = await Promise.all(twice);
    expect(second?.body).toEqual(first?.body);
    expect((await invoices()).body).toHaveLength(1);
  });

  it.each([
    ['an unknown account', () => charge(massage, 'nobody'), 404],
    ['discounts above the charge', () => charge({ ...massage, amount: 5 }), 400],
    ['no amount', () => charge({ department: 'Bars', description: 'x' }), 400],
    ['an amount beyond all measure', () => charge({ ...massage, amount: 1e9 }), 400],
  ])('refuses %s', async (_, call, status) => {
    expect((await call()).status).toBe(status);
    expect((await invoices()).body).toEqual([]);
  });

  it('[C263] asks for a login', async () => {
    expect((await hub.get('pms/invoices')).status).toBe(403);
  });
});

function lineOf({ department, description, discounts }: typeof massage) {
  return { department, description, discounts };
}
