import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BookingHub, cartEntry, PORT_DATE, startBookingHub, text } from '#hub-test/booking-hub.ts';

let hub: BookingHub;
let session: string;

beforeAll(async () => {
  hub = await startBookingHub();
  await hub.party('family', ['1', { accountNumber: '2', type: 'Child' }, '3']);
  await hub.party('others', ['91', '92', '93']);
  await hub.excursion({ id: 'boat' });
  await hub.excursion({ id: 'hike', time: '13:00', capacity: 2 });
  await hub.excursion({ id: 'clash', time: '11:59' });
  await hub.excursion({ id: 'palace', type: 'ResortExcursion', day: '2026-06-18', adultPrice: 1010 });
  session = await hub.login('family', '1');
});
afterAll(() => hub.close());
beforeEach(() => hub.sql`delete from basket_elements`);

const cart = async (as = session) => (await hub.get('passengers/cart', { session: as })).body;
const lines = (body: { excursions: { excursion: { id: string }; passenger: { id: string } }[] }) =>
  body.excursions.map((one) => `${one.excursion.id} ${one.passenger.id}`);
const change = (entries: unknown) => hub.post('passengers/cart', entries, { session });

describe('the basket', () => {
  it('[B101 B102 B109] carries elements with everything the guest has to see', async () => {
    await hub.add(session, 'boat', ['1']);
    const { status, body } = await change([cartEntry('add', 'palace', '1', '18/06/2026')]);
    expect(status).toBe(200);
    expect(body.totalPrice).toBe(60.1);
    expect(body.excursions).toEqual([
      {
        id: expect.any(String),
        type: 'CruiseExcursion',
        price: 50,
        passenger: {
          id: 'p1',
          firstName: 'First1',
          lastName: 'Guest',
          type: 'Adult',
          lead: true,
          accountNumber: '1',
        },
        excursion: {
          id: 'boat',
          name: text('Trip boat'),
          port: { name: text('Naples'), countryName: text('Italy') },
          timeOfDay: '09:00',
          bookingCode: 'BOAT',
        },
        itinerary: { id: 'day-7', date: PORT_DATE },
        date: PORT_DATE,
        bookingInformation: expect.any(String),
      },
      expect.objectContaining({ type: 'ResortExcursion', date: '18/06/2026', price: 10.1 }),
    ]);
    expect(body.excursions[1]).not.toHaveProperty('itinerary');
    expect(body.excursions[1].excursion.destination).toEqual({ id: 'palma', name: text('Palma') });
    expect(await cart()).toEqual(body);
  });

  it('[B107] removes by bookingInformation or by excursion and date; what is gone is gone (BD10)', async () => {
    const { body } = await hub.add(session, 'boat', ['1', '3']);
    const { bookingInformation, type } = body.excursions[0];
    const byInformation = { type, bookingInformation, passenger: { id: 'p1' }, action: 'remove' };
    expect(lines((await change([byInformation])).body)).toEqual(['boat p3']);
    const again = await change([byInformation, cartEntry('remove', 'boat', '3')]);
    expect([again.status, again.body]).toEqual([200, { excursions: [], totalPrice: 0 }]);
    expect((await change([cartEntry('remove', 'nowhere', '3')])).status).toBe(200);
  });

  it('adds a passenger once however often it is asked (BD10)', async () => {
    await hub.add(session, 'boat', ['1']);
    const { body } = await change([cartEntry('add', 'boat', '1'), cartEntry('add', 'boat', '1')]);
    expect(lines(body)).toEqual(['boat p1']);
  });

  it('is the party’s, for each of its sessions, and nobody else’s (BD2)', async () => {
    await hub.add(session, 'boat', ['1']);
    expect(lines(await cart(await hub.login('family', '3')))).toEqual(['boat p1']);
    expect(lines(await cart(await hub.login('family', null)))).toEqual(['boat p1']);
    expect(await cart(await hub.login('others', '91'))).toEqual({ excursions: [], totalPrice: 0 });
    expect(await cart(await hub.login(null, null))).toEqual({ excursions: [], totalPrice: 0 });
  });

  it('is priced at every read, by the age on the day (BD13, BD14)', async () => {
    await hub.add(session, 'boat', ['1', '2']);
    expect((await cart()).totalPrice).toBe(75);
    await hub.ops('ops/excursions/boat/change', { price: { child: 19.99 } });
    expect((await cart()).totalPrice).toBe(69.99);
    await hub.ops('ops/excursions/boat/change', { price: { child: 25 } });
  });

  it('drops what has begun, was withdrawn or lost its price at the next read (BD13)', async () => {
    await hub.excursion({ id: 'soon', day: '2026-06-15', time: '11:00' });
    await hub.excursion({ id: 'off', day: '2026-06-16', time: '09:00' });
    await hub.excursion({ id: 'dear', day: '2026-06-16', time: '15:00' });
    await hub.add(session, 'boat', ['1']);
    for (const [id, date] of [
      ['soon', '15/06/2026'],
      ['off', '16/06/2026'],
      ['dear', '16/06/2026'],
    ] as const) {
      expect((await change([cartEntry('add', id, '1', date)])).status).toBe(200);
    }
    await hub.ops('ops/excursions/off/withdraw');
    await hub.ops('ops/excursions/dear/change', { price: { adult: null } });
    expect(lines(await cart())).toEqual(['boat p1', 'soon p1']);
    hub.clock.set('2026-06-15T11:00:00Z');
    expect(lines(await cart())).toEqual(['boat p1']);
    expect((await cart()).totalPrice).toBe(50);
    hub.clock.set('2026-06-15T10:00:00Z');
  });
});

describe('a change of the basket', () => {
  const refusal = async (entries: unknown) => {
    const { status, body } = await change(entries);
    return [status, body.code];
  };

  it.each([
    ['a passenger of another party', [cartEntry('add', 'boat', '91')]],
    ['an unknown excursion', [cartEntry('add', 'nowhere', '1')]],
    ['another date', [cartEntry('add', 'boat', '1', '18/06/2026')]],
    ['no excursion', [{ action: 'add', passenger: { id: 'p1' } }]],
    ['a made-up bookingInformation', [{ action: 'add', passenger: { id: 'p1' }, bookingInformation: 'AAAA' }]],
    ['another action', [{ ...cartEntry('add', 'boat', '1'), action: 'buy' }]],
    ['no entries', []],
    ['no array', cartEntry('add', 'boat', '1')],
    ['an unknown type', [{ ...cartEntry('add', 'boat', '1'), type: 'BalloonRide' }]],
  ])('with %s is malformed (BD2, BD10)', async (_, entries) => {
    expect(await refusal(entries)).toEqual([400, 'bad_request']);
  });

  it('is made whole or not at all (BD10)', async () => {
    await hub.add(session, 'boat', ['3']);
    expect(
      (await change([cartEntry('add', 'boat', '1'), cartEntry('remove', 'boat', '3'), cartEntry('add', 'boat', '91')]))
        .status,
    ).toBe(400);
    expect(await refusal([cartEntry('remove', 'boat', '3'), cartEntry('add', 'boat', '2')])).toEqual([
      409,
      'adult_required',
    ]);
    expect(lines(await cart())).toEqual(['boat p3']);
  });

  it('[B34] is held to the free places (BD11)', async () => {
    expect(await refusal(['1', '2', '3'].map((guest) => cartEntry('add', 'hike', guest)))).toEqual([
      409,
      'too_many_passengers',
    ]);
    expect((await hub.add(session, 'hike', ['1', '2'])).status).toBe(200);
    expect(await refusal([cartEntry('add', 'hike', '3')])).toEqual([409, 'too_many_passengers']);
    expect((await change([cartEntry('remove', 'hike', '2'), cartEntry('add', 'hike', '3')])).status).toBe(200);
  });

  it('[B35] leaves no child alone, also when an adult is taken out (BD12)', async () => {
    expect(await refusal([cartEntry('add', 'boat', '2')])).toEqual([409, 'adult_required']);
    await hub.add(session, 'boat', ['1', '2']);
    expect(await refusal([cartEntry('remove', 'boat', '1')])).toEqual([409, 'adult_required']);
    expect((await change([cartEntry('remove', 'boat', '1'), cartEntry('remove', 'boat', '2')])).status).toBe(200);
  });

  it('[B88] takes nobody who cannot come', async () => {
    await hub.add(session, 'boat', ['1']);
    expect(await refusal([cartEntry('add', 'clash', '1')])).toEqual([409, 'not_eligible']);
    expect((await change([cartEntry('add', 'clash', '3')])).status).toBe(200);
    await hub.book(session, 'hike', ['3']);
    expect(await refusal([cartEntry('add', 'hike', '3')])).toEqual([409, 'not_eligible']);
  });

  it('takes nothing that can no longer be booked', async () => {
    await hub.excursion({ id: 'began', day: '2026-06-15', time: '09:00' });
    expect(await refusal([cartEntry('add', 'began', '1', '15/06/2026')])).toEqual([409, 'not_bookable']);
  });

  it('from many sessions at once leaves one whole basket', async () => {
    const all = await Promise.all(['1', '3', '1', '3'].map((account) => hub.login('family', account)));
    const replies = await Promise.all(
      all.flatMap((one, n) => [
        hub.add(one, 'boat', ['1', '3']),
        n % 2 ? hub.remove(one, 'boat', ['3']) : hub.add(one, 'palace', []),
      ]),
    );
    expect(replies.filter((reply) => reply.status >= 500)).toEqual([]);
    expect(new Set(lines(await cart())).size).toBe(lines(await cart()).length);
  });
});
