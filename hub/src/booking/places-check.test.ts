import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingHub, startBookingHub } from '#hub-test/booking-hub.ts';
import { TEST_SERVICE_KEY } from '#hub-test/hub.ts';

let hub: BookingHub;
beforeAll(async () => {
  hub = await startBookingHub();
  await hub.excursion({ id: 'boat', capacity: 3 });
  await hub.excursion({ id: 'walk', time: '15:00' });
  await hub.party('pair', ['1', '2']);
  await hub.book(await hub.login('pair', '1'), 'boat', ['1', '2']);
});
afterAll(() => hub.close());

const check = async () => (await hub.get('ops/places/check', { serviceKey: TEST_SERVICE_KEY })).body;

describe('the check of places', () => {
  it('finds nothing where the numbers are those of the bookings', async () => {
    expect(await check()).toEqual({ units: 2, wrong: [] });
  });

  it('names what does not add up', async () => {
    await hub.sql`update booking_units set taken = 1 where object_id = 'boat'`;
    await hub.sql`update booking_units set taken = 4 where object_id = 'walk'`;
    expect(await check()).toEqual({
      units: 2,
      wrong: [
        { id: expect.any(String), kind: 'excursion', objectId: 'boat', capacity: 3, taken: 1, booked: 2 },
        { id: expect.any(String), kind: 'excursion', objectId: 'walk', capacity: 20, taken: 4, booked: 0 },
      ],
    });
  });

  it('is an operator’s', async () => {
    expect((await hub.get('ops/places/check')).status).toBe(401);
  });
});
