import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookedEntry } from '#contract/areas/booking-changes.ts';
import { type BookingHub, startBookingHub } from '#hub-test/booking-hub.ts';
import { TEST_SERVICE_KEY } from '#hub-test/hub.ts';
import { endOverdueOffers } from './waiting-offers.service.ts';

let hub: BookingHub;
let run = 0;
let trip: string;
const sessions: Record<string, string> = {};
beforeAll(async () => {
  hub = await startBookingHub();
  await hub.sql`
    insert into deployment (operator) values (${hub.sql.json({ name: 'Test', currency: '£', bookingTerms: { offerMinutes: 30 } })})
    on conflict (only_row) do update set operator = excluded.operator`;
});
afterAll(() => hub.close());

/** One place, which somebody has, and two parties who wait for it in turn. */
beforeEach(async () => {
  run += 1;
  trip = `trip${run}`;
  await hub.excursion({ id: trip, capacity: 1, waitlist: true });
  for (const name of ['holder', 'first', 'second']) {
    await hub.party(`${name}${run}`, [`${name}${run}`]);
    sessions[name] = await hub.login(`${name}${run}`, `${name}${run}`);
    await hub.book(sessions[name], trip, [`${name}${run}`]);
  }
});

async function entryOf(name: string): Promise<BookedEntry | undefined> {
  const { body } = await hub.get('passengers/bookings/entries', { session: sessions[name] });
  return body.find((one: BookedEntry) => one.objectId === trip);
}
async function press(name: string, verb: string) {
  const entry = await entryOf(name);
  return hub.post(
    `passengers/bookings/${entry?.bookingReference}/${entry?.unit}/${verb}`,
    {},
    { session: sessions[name] },
  );
}
const minutesLater = async (minutes: number) => {
  hub.clock.set(new Date(hub.clock.now().getTime() + minutes * 60_000));
  await endOverdueOffers(hub.hub);
};
const titles = async (name: string) => {
  const { body } = await hub.get('cabinmessage/get/app', { session: sessions[name] });
  return body.messages.map((one: { messageTitle: { en: string } }) => one.messageTitle.en);
};
const words = async (name: string): Promise<string> => {
  const { body } = await hub.get('cabinmessage/get/app', { session: sessions[name] });
  return JSON.stringify(body.messages);
};
const free = async () => (await hub.get(`excursions/availability/${trip}`)).body.currentAvailability;
const wrong = async () => (await hub.get('ops/places/check', { serviceKey: TEST_SERVICE_KEY })).body.wrong;

describe('a place that comes free, where the operator offers it', () => {
  it('[B150] is held for the longest-waiting, who accepts and is charged then', async () => {
    expect([(await entryOf('first'))?.waiting, (await entryOf('second'))?.waiting]).toEqual([
      { position: 1 },
      { position: 2 },
    ]);
    await press('holder', 'cancel');
    expect((await entryOf('first'))?.waiting).toMatchObject({
      position: 1,
      offer: { until: { time: expect.any(String) } },
    });
    expect([await free(), await hub.guestsOn(trip), await hub.charged(`first${run}`)]).toEqual([0, [], []]);
    expect(await titles('first')).toContain('A place is held for you');
    expect(await wrong()).toEqual([]);
    expect((await press('second', 'accept')).body).toMatchObject({ failed: true, code: 'offer_ended' });
    expect((await press('first', 'accept')).body).toMatchObject({ failed: false, difference: 50 });
    expect([await hub.guestsOn(trip), await hub.charged(`first${run}`)]).toEqual([[`first${run}`], [5000]]);
    expect(await wrong()).toEqual([]);
  });

  it('goes to the next when it is declined', async () => {
    await press('holder', 'cancel');
    await press('first', 'cancel');
    expect(await entryOf('first')).toBeUndefined();
    expect((await entryOf('second'))?.waiting?.offer).toBeTruthy();
  });

  it('goes to the next when the time is over; who missed it stands behind, and leaves the list the second time', async () => {
    await press('holder', 'cancel');
    await minutesLater(29);
    expect((await entryOf('first'))?.waiting?.offer).toBeTruthy();
    await minutesLater(2);
    expect((await entryOf('second'))?.waiting).toMatchObject({ position: 1, offer: expect.anything() });
    expect((await entryOf('first'))?.waiting).toEqual({ position: 2 });
    expect(await titles('first')).toContain('The offer has ended');
    await minutesLater(31);
    expect((await entryOf('first'))?.waiting?.offer).toBeTruthy();
    await minutesLater(31);
    expect(await entryOf('first')).toBeUndefined();
    expect(await titles('first')).toContain('You are no longer on the waitlist');
    expect((await entryOf('second'))?.waiting?.offer).toBeTruthy();
    expect(await wrong()).toEqual([]);
  });

  it('is on sale again when nobody else waits; who missed it is not asked at once, is told so and can book', async () => {
    await press('second', 'cancel');
    await press('holder', 'cancel');
    await minutesLater(31);
    expect([await entryOf('first'), await free()]).toEqual([undefined, 1]);
    expect((await titles('first')).filter((one: string) => one === 'A place is held for you')).toHaveLength(1);
    expect(await words('first')).toContain('Nobody else is waiting for it, so it is on sale again.');
    expect(await wrong()).toEqual([]);
    const name = `first${run}`;
    expect((await hub.book(sessions.first ?? '', trip, [name])).body).toMatchObject({ bookingStatus: 'C' });
  });

  it('is on sale again when the next do not fit', async () => {
    await press('second', 'cancel');
    await hub.party(`pair${run}`, [`one${run}`, `two${run}`]);
    const pair = await hub.login(`pair${run}`, `one${run}`);
    await hub.book(pair, trip, [`one${run}`, `two${run}`]);
    await press('holder', 'cancel');
    await minutesLater(31);
    expect([await entryOf('first'), await free()]).toEqual([undefined, 1]);
    expect(await wrong()).toEqual([]);
  });

  it('ends with the start: nobody is asked any more, and who missed it is told that booking is closed', async () => {
    await press('holder', 'cancel');
    await hub.sql`update bookings set offered_until = ${hub.clock.now()} where offered_until is not null`;
    await hub.sql`update booking_units set starts_at = '2020-01-01 09:00' where object_id = ${trip}`;
    await minutesLater(1);
    expect([await entryOf('first'), (await entryOf('second'))?.waiting?.offer]).toEqual([undefined, undefined]);
    expect(await words('first')).toContain('was not accepted before booking closed');
    expect(await wrong()).toEqual([]);
  });

  it('cannot be accepted after its time, even before anybody has looked', async () => {
    await press('holder', 'cancel');
    hub.clock.set(new Date(hub.clock.now().getTime() + 31 * 60_000));
    expect((await press('first', 'accept')).body).toMatchObject({ failed: true, code: 'offer_ended' });
    expect(await hub.charged(`first${run}`)).toEqual([]);
  });

  it('is not sold to anybody else meanwhile', async () => {
    await press('holder', 'cancel');
    await hub.party(`late${run}`, [`late${run}`]);
    const late = await hub.login(`late${run}`, `late${run}`);
    expect((await hub.book(late, trip, [`late${run}`])).body).toMatchObject({ bookingStatus: 'W' });
  });
});
