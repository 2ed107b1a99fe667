import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BookablesHub, DINNER_DATE, startBookablesHub } from '#hub-test/bookables-hub.ts';
import { TEST_SERVICE_KEY } from '#hub-test/hub.ts';

let hub: BookablesHub;
let session: string;

beforeAll(async () => {
  hub = await startBookablesHub();
  await hub.party('family', ['1', '2', '3', '4', '5', '6']);
  session = await hub.login('family', '1');
  await hub.category('arts', 'activity');
  await hub.category('sport', 'activity');
  await hub.category('massage', 'spa');
  await hub.bookable({ id: 'painting', module: 'activity', category: 'arts', price: 1500, duration: 90 });
  await hub.bookable({ id: 'climbing', module: 'activity', category: 'sport', externalId: null });
  await hub.bookable({
    id: 'pergola',
    wayfinderProfile: 'poi-pergola',
    justToKnow: true,
    minimumPersons: 2,
    maximumPersons: 6,
    slots: [
      { day: '2026-06-14', span: '19:00-21:00' },
      { day: '2026-06-15', span: '10:00-11:00' },
      { day: '2026-06-15', span: '12:00-14:00', capacity: 3 },
      { day: '2026-06-15', span: '23:00-00:30' },
      { day: '2026-06-18', span: '19:00-21:00', capacity: 0 },
    ],
  });
  await hub.bookable({ id: 'stones', module: 'spa', category: 'massage', price: 9500, duration: 50 });
});
afterAll(() => hub.close());

const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe('what there is', () => {
  it.each([
    ['[B187]', 'activitycategory', ['arts', 'sport']],
    ['[B187]', 'activity', ['painting', 'climbing']],
    ['[B188]', 'activity?categoryId=arts', ['painting']],
    ['[B188]', 'activity?categoryId=nothing', []],
    ['[B190]', 'dining', ['pergola']],
    ['[B192]', 'spacategory', ['massage']],
    ['[B193]', 'spa?categoryId=massage', ['stones']],
    ['[B193]', 'spa?categoryId=arts', []],
  ])('%s is read with GET %s by anybody, in the operator’s order', async (_, path, expected) => {
    const { status, body } = await hub.get(path);
    expect([status, ids(body)]).toEqual([200, expected]);
  });

  it('[B189 B191 B194 B195] carries everything that is known of it', async () => {
    expect((await hub.get('dining/pergola')).body).toMatchObject({
      id: 'pergola',
      title: { defaultValue: 'pergola', de: 'pergola (de)' },
      description: { defaultValue: '<p>About pergola</p>' },
      externalId: 'EXT-pergola',
      wayfinderProfile: { id: 'poi-pergola' },
      justToKnow: { defaultValue: 'Bring a jacket' },
    });
    expect((await hub.get('activity/painting')).body).toMatchObject({ price: 15, duration: 90 });
    expect((await hub.get('spa/stones')).body).toMatchObject({ price: 95, duration: 50 });
    expect((await hub.get('activity/climbing')).body).not.toHaveProperty('externalId');
  });

  it.each(['dining/painting', 'spa/nothing', 'wine/bookingInformation/pergola', 'dining/bookingInformation/stones'])(
    'answers 404 to %s',
    async (path) => {
      expect((await hub.get(path)).status).toBe(404);
    },
  );

  it('is kept as bytes with an ETag, until an operator hides or shows something', async () => {
    await hub.bookable({ id: 'bistro' });
    await hub.ops('ops/bookables/bistro/publish', { published: true });
    const first = await hub.get('dining');
    const etag = first.headers.get('etag') ?? '';
    expect((await hub.get('dining', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect(ids(first.body)).toEqual(['pergola', 'bistro']);
    // The announcement is part of the change: a hub that dies behind it leaves no other one stale.
    const afterwards = vi.spyOn(hub.hub.events, 'publish').mockRejectedValue(new Error('killed here'));
    expect((await hub.ops('ops/bookables/bistro/publish', { published: false })).status).toBe(200);
    afterwards.mockRestore();
    expect(ids((await hub.get('dining')).body)).toEqual(['pergola']);
    expect((await hub.get('dining/bistro')).status).toBe(404);
    expect((await hub.ops('ops/bookables/nothing/publish', { published: true })).status).toBe(404);
  });
});

describe('the booking information', () => {
  it('[B208 B209 B211] has the bounds and the days on which a time is still to come, named in every language', async () => {
    const { body } = await hub.get('dining/bookingInformation/pergola');
    expect(body).toEqual({
      minimumNumberOfPersons: 2,
      maximumNumberOfPersons: 6,
      dates: [
        {
          value: '15/06/2026',
          label: { en: 'Mon 15 Jun', de: 'Mo., 15. Juni', fr: 'lun. 15 juin', defaultValue: 'Mon 15 Jun' },
        },
        { value: '18/06/2026', label: expect.objectContaining({ defaultValue: 'Thu 18 Jun' }) },
      ],
    });
  });

  it('[B207] of a treatment is for one', async () => {
    expect((await hub.get('spa/bookingInformation/stones')).body).toMatchObject({
      minimumNumberOfPersons: 1,
      maximumNumberOfPersons: 1,
    });
  });

  it('[B221] is refused for what has no external id', async () => {
    const { status, body } = await hub.get('activity/bookingInformation/climbing');
    expect([status, body.code]).toEqual([409, 'not_bookable']);
  });

  it('lets a day go when its last time has begun on the ship’s clock, kept bytes or not', async () => {
    await hub.bookable({ id: 'brunch', slots: [{ day: '2026-06-15', span: '10:05-11:00' }] });
    const dates = async () => (await hub.get('dining/bookingInformation/brunch')).body.dates;
    expect(await dates()).toHaveLength(1);
    hub.clock.set('2026-06-15T10:05:00Z');
    expect(await dates()).toHaveLength(0);
    hub.clock.set('2026-06-15T10:00:00Z');
  });
});

describe('the times of a day', () => {
  it('[B213 B214] are those with room for so many that have not begun (BD45)', async () => {
    const midnight = { label: '23:00 – 00:30', fromTime: '23:00', toTime: '00:30' };
    const lunch = { label: '12:00 – 14:00', fromTime: '12:00', toTime: '14:00' };
    expect((await hub.times(session, 'dining', 'pergola', '15/06/2026', 3)).body).toEqual([lunch, midnight]);
    expect((await hub.times(session, 'dining', 'pergola', '15/06/2026', 4)).body).toEqual([midnight]);
  });

  it.each([
    ['of a past day', '14/06/2026', 2],
    ['of a day without slots', '17/06/2026', 2],
    ['of a day that is full', '18/06/2026', 2],
    ['for too few', '15/06/2026', 1],
    ['for too many', '15/06/2026', 7],
  ])('[B215] %s are none', async (_, date, persons) => {
    const { status, body } = await hub.times(session, 'dining', 'pergola', date, persons);
    expect([status, body]).toEqual([200, []]);
  });

  it('refuses what is no request, and only a missing session is 403', async () => {
    const post = (body: unknown, options?: object) => hub.post('dining/availabilityTimes/pergola', body, options);
    const good = { date: '15/06/2026', bookingRequest: { numberOfPersons: 2 } };
    expect((await post(good, { session })).status).toBe(200);
    expect((await post({ ...good, date: 'tomorrow' }, { session })).status).toBe(400);
    expect((await post({ ...good, bookingRequest: { numberOfPersons: 0 } }, { session })).status).toBe(400);
    expect((await post({ date: '15/06/2026' }, { session })).status).toBe(400);
    expect((await post(good)).status).toBe(403);
    expect((await hub.times(session, 'activity', 'climbing', DINNER_DATE, 2)).status).toBe(409);
    expect((await hub.times(session, 'dining', 'nothing', DINNER_DATE, 2)).status).toBe(404);
  });
});

describe('the conditions', () => {
  it('[B217] are those of the module, empty where there are none', async () => {
    await hub.sql`
      insert into conditions (module, condition_text) values ('spa', ${hub.sql.json({ defaultValue: 'Come early' })})`;
    expect((await hub.get('conditions/spa')).body).toMatchObject({ conditionText: { defaultValue: 'Come early' } });
    expect((await hub.get('conditions/dining')).body).toEqual({});
  });

  it('[B91] say whether the account may book (BD37)', async () => {
    await hub.party('owing', [{ accountNumber: '7', isBlocked: true }]);
    const blocked = await hub.login('owing', '7');
    const { body } = await hub.get('conditions/allowed/dining', { session: blocked });
    expect(body).toMatchObject({ allowed: false, code: 'blocked_account' });
    expect((await hub.get('conditions/allowed/spa', { session })).body).toEqual({ allowed: true, messages: [] });
    expect((await hub.get('conditions/allowed/wine', { session })).status).toBe(404);
  });
});

describe('an operator', () => {
  const slots = async (date = '15/06/2026') =>
    (await hub.get('ops/bookables/pergola/slots', { query: { date }, serviceKey: TEST_SERVICE_KEY })).body;

  it('sees the slots and changes a capacity, never below what is booked', async () => {
    const [, lunch] = await slots();
    expect(lunch).toMatchObject({ fromTime: '12:00', toTime: '14:00', capacity: 3, taken: 0 });
    const change = (capacity: number) => hub.ops(`ops/bookables/slots/${lunch.id}/change`, { capacity });
    expect((await change(5)).body).toMatchObject({ capacity: 5 });
    const body = { numberOfPersons: 4, date: '15/06/2026', fromTime: '12:00', toTime: '14:00', objectId: 'pergola' };
    expect((await hub.post('dining/book/pergola', body, { session })).body.failed).toBe(false);
    expect([(await change(3)).status, (await change(3)).body.code]).toEqual([409, 'capacity_below_booked']);
    expect((await slots())[1]).toMatchObject({ capacity: 5, taken: 4 });
    expect((await hub.ops('ops/bookables/slots/abc/change', { capacity: 1 })).status).toBe(404);
    expect(
      (await hub.get('ops/bookables/pergola/slots', { query: { date: 'x' }, serviceKey: TEST_SERVICE_KEY })).status,
    ).toBe(400);
    expect((await hub.get('ops/bookables/pergola/slots', { query: { date: '15/06/2026' } })).status).toBe(401);
  });

  it('cancels a booking, which frees its places and shows as X', async () => {
    await hub.party('leaving', ['8', '81', '82', '83', '84', '85']);
    const guest = await hub.login('leaving', '8');
    const body = { numberOfPersons: 6, date: '15/06/2026', fromTime: '23:00', toTime: '00:30', objectId: 'pergola' };
    const { bookingReference } = (await hub.post('dining/book/pergola', body, { session: guest })).body;
    expect((await slots())[2]).toMatchObject({ taken: 6 });
    for (let turn = 0; turn < 2; turn++) {
      const reply = await hub.ops(`ops/bookables/bookings/${bookingReference}/cancel`);
      expect(reply.body).toEqual({ bookingReference, bookingStatus: 'X' });
    }
    expect((await slots())[2]).toMatchObject({ taken: 0 });
    const { body: appointments } = await hub.get('pms/accounts/appointments', { session: guest });
    expect(appointments).toEqual([expect.objectContaining({ bookingStatus: 'X', bookingReference })]);
    expect((await hub.ops('ops/bookables/bookings/NOTTHERE/cancel')).status).toBe(404);
  });
});
