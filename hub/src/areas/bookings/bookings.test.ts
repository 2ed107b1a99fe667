import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BookingHub, startBookingHub } from '#hub-test/booking-hub.ts';
import { TEST_SERVICE_KEY } from '#hub-test/hub.ts';

let hub: BookingHub;
beforeAll(async () => {
  hub = await startBookingHub();
});
afterAll(() => hub.close());

let trip = '';
let run = 0;
/** Every test has an excursion of its own with 2 places and a waitlist. */
beforeEach(async () => {
  run += 1;
  trip = `trip${run}`;
  await hub.excursion({ id: trip, capacity: 2, waitlist: true });
});

/** A party of adults that books; answers its reference. */
async function books(name: string, size: number, excursion = trip): Promise<string> {
  const accounts = Array.from({ length: size }, (_, n) => `${run}-${name}${n}`);
  await hub.party(`${run}-${name}`, accounts);
  const session = await hub.login(`${run}-${name}`, accounts[0] ?? null);
  hub.clock.advance(1000);
  return (await hub.book(session, excursion, accounts)).body.bookingReference;
}
const g = (...names: string[]) => names.map((name) => `${run}-${name}`);
const cancel = async (reference: string, only?: object) =>
  (await hub.ops(`ops/bookings/${reference}/cancel`, only)).body;
const places = async (id = trip) =>
  (await hub.get(`ops/excursions/${id}/places`, { serviceKey: TEST_SERVICE_KEY })).body;

describe('cancelling through ops', () => {
  it('[B150] turns the bookings X, takes the charge back with a counter line, frees the places', async () => {
    const reference = await books('a', 2);
    const { cancelled, promoted } = await cancel(reference);
    expect(cancelled.map((one: { bookingStatus: string }) => one.bookingStatus)).toEqual(['X', 'X']);
    expect(promoted).toEqual([]);
    expect(await places()).toEqual({
      id: trip,
      capacity: 2,
      booked: 0,
      free: 2,
      waiting: 0,
      withdrawn: false,
      promoted: [],
    });
    expect(await hub.charged(g('a0')[0] ?? '')).toEqual([5000, -5000]);
    expect((await cancel(reference)).cancelled).toEqual([]);
    expect(await hub.charged(g('a0')[0] ?? '')).toEqual([5000, -5000]);
  });
  it('can take one guest, one excursion, and lets a cancelled guest book again', async () => {
    const reference = await books('a', 2);
    await cancel(reference, { accountNumbers: g('a1') });
    expect(await hub.guestsOn(trip)).toEqual(g('a0'));
    const session = await hub.login(`${run}-a`, `${run}-a0`);
    expect((await hub.book(session, trip, g('a1'))).body.bookingStatus).toBe('C');
    expect((await cancel(reference, { excursionId: 'another' })).cancelled).toEqual([]);
  });
  it('knows no other references', async () => {
    expect((await hub.ops('ops/bookings/NOTTHERE/cancel')).status).toBe(404);
    expect((await hub.get('ops/bookings/NOTTHERE', { serviceKey: TEST_SERVICE_KEY })).status).toBe(404);
    expect((await hub.post('ops/bookings/NOTTHERE/cancel', {})).status).toBe(401);
    const reference = await books('a', 1);
    const { body } = await hub.get(`ops/bookings/${reference}`, { serviceKey: TEST_SERVICE_KEY });
    expect(body).toEqual([expect.objectContaining({ bookingReference: reference, bookingStatus: 'C', price: 50 })]);
  });
  it('of an order lowers what is due and adds no line', async () => {
    await hub.party(`${run}-o`, g('o0', 'o1'));
    const session = await hub.login(`${run}-o`, `${run}-o0`);
    await hub.add(session, trip, g('o0', 'o1'));
    const { body } = await hub.order(session);
    await cancel(body.groupReference, { accountNumbers: g('o1') });
    expect(await hub.charged(`${run}-o1`)).toEqual([]);
    expect((await hub.get('passengers/bookings', { session })).body).toHaveLength(1);
  });
});

describe('the waitlist', () => {
  it('moves the longest-waiting party up in the same step, and charges it (BD34)', async () => {
    const first = await books('a', 2);
    const second = await books('b', 2);
    await books('c', 2);
    const { promoted } = await cancel(first);
    expect(promoted).toEqual([second]);
    expect(await hub.guestsOn(trip)).toEqual(g('b0', 'b1'));
    expect(await hub.guestsOn(trip, 'W')).toEqual(g('c0', 'c1'));
    expect([await hub.charged(`${run}-b0`), await hub.charged(`${run}-c0`)]).toEqual([[5000], []]);
    const session = await hub.login(`${run}-b`, `${run}-b0`);
    const appointments = (await hub.get('pms/accounts/appointments', { session })).body;
    expect(appointments).toEqual([expect.objectContaining({ bookingStatus: 'C', bookingReference: second })]);
  });
  it('passes over a party that does not fit as a whole', async () => {
    const first = await books('a', 2);
    await books('b', 2);
    const third = await books('c', 1);
    expect((await cancel(first, { accountNumbers: g('a0') })).promoted).toEqual([third]);
    expect(await hub.guestsOn(trip, 'W')).toEqual(g('b0', 'b1'));
  });
  it('passes over guests who have something else by now, and comes back to them', async () => {
    const first = await books('a', 2);
    const second = await books('b', 2);
    const third = await books('c', 2);
    await hub.excursion({ id: `${trip}-other`, time: '10:00' });
    const session = await hub.login(`${run}-b`, `${run}-b0`);
    const other = await hub.book(session, `${trip}-other`, g('b1'));
    expect((await cancel(first)).promoted).toEqual([third]);
    await cancel(third);
    expect(await hub.guestsOn(trip)).toEqual([]);
    expect((await cancel(other.body.bookingReference)).promoted).toEqual([second]);
    expect(await hub.guestsOn(trip)).toEqual(g('b0', 'b1'));
  });
  it('moves up when the operator adds places, at the price that was shown', async () => {
    await books('a', 2);
    const second = await books('b', 2);
    const third = await books('c', 1);
    const { body } = await hub.ops(`ops/excursions/${trip}/change`, { capacity: 5, price: { adult: 99 } });
    expect(body).toEqual({
      id: trip,
      capacity: 5,
      booked: 5,
      free: 0,
      waiting: 0,
      withdrawn: false,
      promoted: [second, third],
    });
    expect(await hub.charged(`${run}-c0`)).toEqual([5000]);
  });
  it('does not move once the excursion has begun', async () => {
    const now = hub.clock.now();
    const first = await books('a', 2);
    await books('b', 1);
    hub.clock.set('2026-06-17T09:00:00Z');
    expect((await cancel(first)).promoted).toEqual([]);
    hub.clock.set(now);
  });
});

describe('what an operator changes', () => {
  it('never puts the capacity below what is booked', async () => {
    await books('a', 2);
    const { status, body } = await hub.ops(`ops/excursions/${trip}/change`, { capacity: 1 });
    expect([status, body.code]).toEqual([409, 'capacity_below_booked']);
    expect((await hub.ops(`ops/excursions/${trip}/change`, { capacity: 2, waitlist: false })).body.free).toBe(0);
    expect(await books('b', 1)).toBeUndefined();
  });
  it('leaves the price of who has booked', async () => {
    await books('a', 1);
    await hub.ops(`ops/excursions/${trip}/change`, { price: { adult: 70.5 } });
    await books('b', 1);
    expect([await hub.charged(`${run}-a0`), await hub.charged(`${run}-b0`)]).toEqual([[5000], [7050]]);
  });
  it('withdraws an excursion with every booking, waiting ones too', async () => {
    await books('a', 2);
    await books('b', 1);
    const { body } = await hub.ops(`ops/excursions/${trip}/withdraw`);
    expect(body).toMatchObject({ booked: 0, waiting: 0, withdrawn: true, promoted: [] });
    expect(await hub.guestsOn(trip, 'X')).toEqual(g('a0', 'a1', 'b0'));
    expect([await hub.charged(`${run}-a0`), await hub.charged(`${run}-b0`)]).toEqual([[5000, -5000], []]);
    expect((await hub.get(`excursions/${trip}`)).status).toBe(404);
    const session = await hub.login(`${run}-a`, `${run}-a0`);
    const appointments = (await hub.get('pms/accounts/appointments', { session })).body;
    expect(appointments).toEqual([expect.objectContaining({ bookingStatus: 'X' })]);
    expect((await hub.ops(`ops/excursions/${trip}/withdraw`)).status).toBe(200);
  });
  it('knows no other excursions', async () => {
    for (const call of ['change', 'withdraw'])
      expect((await hub.ops(`ops/excursions/none/${call}`, {})).status).toBe(404);
    expect((await hub.get('ops/excursions/none/places', { serviceKey: TEST_SERVICE_KEY })).status).toBe(404);
    expect((await hub.ops(`ops/excursions/${trip}/change`, { capacity: -1 })).status).toBe(400);
  });
});

describe('my bookings', () => {
  it('[B148 B149] lists the guest’s own appointments of every status, by date and time', async () => {
    await hub.excursion({ id: `${trip}-first`, day: '2026-06-16', duration: null });
    await books('full', 2);
    await hub.party(`${run}-me`, g('me0', 'me1'));
    const session = await hub.login(`${run}-me`, `${run}-me0`);
    await hub.book(session, trip, g('me0'));
    const dropped = await hub.book(session, `${trip}-first`, g('me0', 'me1'));
    await cancel(dropped.body.bookingReference, { accountNumbers: g('me0') });
    const { body } = await hub.get('pms/accounts/appointments', { session });
    expect(body.map((one: { date: string; bookingStatus: string }) => [one.date, one.bookingStatus])).toEqual([
      ['16/06/2026', 'X'],
      ['17/06/2026', 'W'],
    ]);
    expect(body[0]).not.toHaveProperty('toTime');
    const lead = await hub.login(`${run}-me`, null);
    expect((await hub.get('pms/accounts/appointments', { session: lead })).body).toEqual(body);
  });
  it('[B155] lists what the party has booked, and nothing for a session without a party (BD2)', async () => {
    await books('a', 2);
    const session = await hub.login(`${run}-a`, `${run}-a1`);
    expect((await hub.get('passengers/bookings', { session })).body).toHaveLength(2);
    const nobody = await hub.login(null, null);
    for (const path of ['passengers/bookings', 'pms/accounts/appointments']) {
      expect((await hub.get(path, { session: nobody })).body).toEqual([]);
    }
  });
});
