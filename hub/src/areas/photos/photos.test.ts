import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingHub, startBookingHub } from '#hub-test/booking-hub.ts';

let hub: BookingHub;
beforeAll(async () => {
  hub = await startBookingHub();
  await hub.party('a', ['a0', 'a1']);
  await hub.sql`
    insert into photo_orders values
      ('P-1', 'a0', '2026-06-30', 'Ready', 3, 4400),
      ('P-2', 'a0', '2026-07-02', 'Ordered', 1, 2050),
      ('P-3', 'a1', '2026-07-02', 'Ordered', 1, 2000)`;
});
afterAll(() => hub.close());

async function sellPhotos(photoMatchEnabled: boolean) {
  await hub.sql`delete from deployment`;
  await hub.sql`
    insert into deployment (operator)
    values (${hub.sql.json({ currency: '€', featureFlags: { photoMatchEnabled } })})`;
}

describe('photo orders', () => {
  it('[B152] are those of the guest alone, the newest first, with the operator’s currency', async () => {
    await sellPhotos(true);
    const { status, body } = await hub.get('photomatch/orders', { session: await hub.login('a', 'a0') });
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        orderId: 'P-2',
        date: '02/07/2026',
        status: 'Ordered',
        totals: { grandCount: 1, grandTotal: 20.5, grandTotalString: '€20.50' },
      },
      {
        orderId: 'P-1',
        date: '30/06/2026',
        status: 'Ready',
        totals: { grandCount: 3, grandTotal: 44, grandTotalString: '€44.00' },
      },
    ]);
  });
  it('[B152] are not there where photos are not sold', async () => {
    await sellPhotos(false);
    const { status } = await hub.get('photomatch/orders', { session: await hub.login('a', 'a0') });
    expect(status).toBe(404);
  });
  it('ask for a login', async () => {
    expect((await hub.get('photomatch/orders')).status).toBe(403);
  });
});
