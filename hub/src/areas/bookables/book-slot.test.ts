import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookablesHub, DINNER_DATE, DINNER_DAY, slotRequest, startBookablesHub } from '#hub-test/bookables-hub.ts';

let hub: BookablesHub;
let session: string;

beforeAll(async () => {
  hub = await startBookablesHub();
  await hub.party('family', ['1', '2', '3', '4', '5']);
  session = await hub.login('family', '1');
});
afterAll(() => hub.close());

/** Everybody in this file books many things at the same hour. */
const request = (...[id, span, changes]: Parameters<typeof slotRequest>) =>
  slotRequest(id, span, { confirmOverlap: true, ...changes });
const refused = (code: string) => ({ failed: true, code, systemInformation: expect.any(String) });

describe('booking a time', () => {
  it('[B218] answers a reference and nothing is charged (BD45)', async () => {
    await hub.bookable({ id: 'pergola' });
    const { status, body } = await hub.bookSlot(session, 'dining', request('pergola'));
    expect(status).toBe(200);
    expect(body).toEqual({ failed: false, bookingReference: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/) });
    expect(await hub.personsIn('pergola')).toBe(2);
    expect(await hub.charged('1')).toEqual([]);
    const reference = body.bookingReference;
    expect((await hub.get('pms/accounts/appointments', { session })).body).toEqual([
      expect.objectContaining({
        date: DINNER_DATE,
        fromTime: '19:00',
        toTime: '21:00',
        text: expect.objectContaining({ defaultValue: 'pergola' }),
        excursionCode: 'EXT-pergola',
        bookingStatus: 'C',
        bookingReference: reference,
      }),
    ]);
  });

  it('[B88] fills the guest’s time for excursions (BD32)', async () => {
    await hub.excursion({ id: 'evening-walk', day: DINNER_DAY, time: '20:00' });
    const guests = (await hub.get('excursions/findApplicableGuests/evening-walk', { session })).body;
    expect(guests[0]).toMatchObject({ accountNumber: '1', ineligibilityReasons: ['TimeOverlapWithOtherBooking'] });
    expect(guests[1]).toMatchObject({ accountNumber: '2', ineligibilityReasons: [] });
  });

  it.each(['activity', 'spa'] as const)('[B218] works for %s too', async (module) => {
    await hub.bookable({ id: `a-${module}`, module });
    const wish = request(`a-${module}`, '19:00-21:00', { numberOfPersons: 1 });
    expect((await hub.bookSlot(session, module, wish)).body.failed).toBe(false);
    expect(await hub.personsIn(`a-${module}`)).toBe(1);
  });

  it('of a time past midnight is found by its day and start', async () => {
    await hub.bookable({ id: 'late', slots: [{ span: '23:30-01:00' }] });
    expect((await hub.bookSlot(session, 'dining', request('late', '23:30-01:00'))).body.failed).toBe(false);
  });

  it('[B220] is refused with 200 and failed, whatever does not fit, and the session stays (BD1)', async () => {
    await hub.bookable({
      id: 'small',
      minimumPersons: 2,
      maximumPersons: 4,
      slots: [{ span: '19:00-21:00', capacity: 3 }],
    });
    await hub.bookable({
      id: 'past',
      slots: [
        { day: '2026-06-14', span: '19:00-21:00' },
        { day: '2026-06-15', span: '10:00-11:00' },
      ],
    });
    await hub.bookable({ id: 'unbookable', externalId: null });
    const cases: [string, object, string][] = [
      ['small', { numberOfPersons: 4 }, 'sold_out'],
      ['small', { numberOfPersons: 1 }, 'persons_out_of_bounds'],
      ['small', { numberOfPersons: 5 }, 'persons_out_of_bounds'],
      ['small', { fromTime: '18:00' }, 'unknown_slot'],
      ['small', { toTime: '20:00' }, 'unknown_slot'],
      ['small', { date: '17/06/2026' }, 'unknown_slot'],
      ['past', { date: '14/06/2026' }, 'begun'],
      ['past', { date: '15/06/2026', fromTime: '10:00', toTime: '11:00' }, 'begun'],
      ['unbookable', {}, 'not_bookable'],
      ['nothing', {}, 'not_bookable'],
    ];
    for (const [id, changes, code] of cases) {
      const { status, body } = await hub.bookSlot(session, 'dining', request(id, undefined, changes));
      expect([id, changes, status, body]).toEqual([id, changes, 200, refused(code)]);
    }
    const elsewhere = await hub.post('dining/book/small', request('pergola'), { session });
    expect([elsewhere.status, elsewhere.body]).toEqual([200, refused('not_bookable')]);
    expect((await hub.bookSlot(session, 'spa', request('small'))).body).toEqual(refused('not_bookable'));
    expect(await hub.personsIn('small')).toBe(0);
    expect((await hub.get('pms/accounts/appointments', { session })).status).toBe(200);
    // BD45: what happened stands in the log.
    expect(hub.logged.some((line) => line.includes('booking refused') && line.includes('slots remaining: 3'))).toBe(
      true,
    );
  });

  it('is refused with 400 when it is no request, with 404 for no module, with 403 only without a session', async () => {
    const send = (changes: object, path = 'dining/book/pergola', options: object = { session }) =>
      hub.post(path, { ...request('pergola'), ...changes }, options);
    expect((await send({ date: '2026-06-16' })).status).toBe(400);
    expect((await send({ fromTime: '25:00' })).status).toBe(400);
    expect((await send({ numberOfPersons: 0 })).status).toBe(400);
    expect((await send({ numberOfPersons: 1.5 })).status).toBe(400);
    expect((await send({ numberOfPersons: 100 })).status).toBe(400);
    expect((await send({}, 'wine/book/pergola')).status).toBe(404);
    expect((await send({}, undefined, {})).status).toBe(403);
  });

  it('[B157] is refused to a blocked account, unless the hub allows it (BD37)', async () => {
    await hub.party('owing', [{ accountNumber: '7', isBlocked: true }, '8']);
    const blocked = await hub.login('owing', '7');
    await hub.bookable({ id: 'bistro' });
    expect((await hub.bookSlot(blocked, 'dining', request('bistro'))).body).toEqual(refused('blocked_account'));
    expect(await hub.personsIn('bistro')).toBe(0);
  });

  it('of a session without a party is refused and written nowhere (BD2)', async () => {
    const nobody = await hub.login(null, null);
    expect((await hub.bookSlot(nobody, 'dining', request('pergola'))).body).toEqual(refused('no_account'));
  });

  it('with the same key books once; the key with another wish is refused (BD17)', async () => {
    await hub.bookable({ id: 'once' });
    const send = (persons: number) =>
      hub.bookSlot(session, 'dining', request('once', undefined, { numberOfPersons: persons }), 'key-1');
    const first = await send(2);
    expect((await send(2)).body).toEqual(first.body);
    expect(await hub.personsIn('once')).toBe(2);
    expect([(await send(3)).status, (await send(3)).body.code]).toEqual([409, 'key_reused']);
    // Asked again by a client that sees its own booking by now.
    const unconfirmed = slotRequest('once', undefined, { numberOfPersons: 2 });
    expect((await hub.bookSlot(session, 'dining', unconfirmed, 'key-1')).body).toEqual(first.body);
  });

  it('[BD17] pressed again after a lost answer is the same wish, although the guest now meets this very booking', async () => {
    await hub.bookable({ id: 'lost' });
    const alone = await hub.login('family', '5');
    const send = (confirmOverlap: boolean | undefined) =>
      hub.bookSlot(alone, 'dining', slotRequest('lost', undefined, { confirmOverlap }), 'key-lost');
    const first = await send(undefined);
    expect(first.body.failed).toBe(false);
    expect((await send(true)).body).toEqual(first.body);
  });

  it('that was refused can be tried again with the same key once there is room', async () => {
    await hub.bookable({ id: 'again', slots: [{ span: '19:00-21:00', capacity: 1 }] });
    const send = () => hub.bookSlot(session, 'dining', request('again'), 'key-2');
    expect((await send()).body).toEqual(refused('sold_out'));
    await hub.sql`update booking_units set capacity = 2 where object_id = 'again'`;
    expect((await send()).body.failed).toBe(false);
  });

  it('[BD45] of a party is one for each time, for no more persons than the party has', async () => {
    await hub.bookable({ id: 'greedy', slots: [{ span: '19:00-21:00', capacity: 24 }] });
    await hub.party('pair', ['p1', 'p2']);
    const [one, two] = [await hub.login('pair', 'p1'), await hub.login('pair', 'p2')];
    const send = (session: string, numberOfPersons: number) =>
      hub.bookSlot(session, 'dining', slotRequest('greedy', undefined, { numberOfPersons }));
    expect((await send(one, 3)).body).toEqual(refused('persons_out_of_bounds'));
    expect((await send(one, 2)).body.failed).toBe(false);
    for (const session of [one, two]) expect((await send(session, 1)).body).toEqual(refused('already_booked'));
    expect(await hub.personsIn('greedy')).toBe(2);
    const bounds = async (session?: string) => {
      const { body } = await hub.get('dining/bookingInformation/greedy', { session });
      return [body.minimumNumberOfPersons, body.maximumNumberOfPersons];
    };
    expect([await bounds(one), await bounds()]).toEqual([
      [1, 2],
      [1, 4],
    ]);
  });

  it('[BD45] pressed many times at once with keys of their own is still one of the party', async () => {
    await hub.bookable({ id: 'six', slots: [{ span: '19:00-21:00', capacity: 24 }] });
    await hub.party('eager', ['e1', 'e2', 'e3', 'e4']);
    const eager = await hub.login('eager', 'e1');
    const wish = slotRequest('six', undefined, { numberOfPersons: 4 });
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, n) => hub.bookSlot(eager, 'dining', wish, `six-${n}`)),
    );
    expect(replies.filter(({ body }) => !body.failed)).toHaveLength(1);
    expect(await hub.personsIn('six')).toBe(4);
  });

  it('[BD45] beside another of the guest asks to be confirmed, excursions included', async () => {
    await hub.bookable({ id: 'trattoria' });
    await hub.bookable({ id: 'later', slots: [{ span: '21:00-22:00' }] });
    await hub.excursion({ id: 'night-walk', day: DINNER_DAY, time: '18:00' });
    await hub.party('busy', ['b1', 'b2']);
    const busy = await hub.login('busy', 'b1');
    await hub.book(busy, 'night-walk', ['b1']);
    expect((await hub.bookSlot(busy, 'dining', slotRequest('trattoria'))).body).toEqual(refused('overlap'));
    expect((await hub.bookSlot(busy, 'dining', slotRequest('later', '21:00-22:00'))).body.failed).toBe(false);
    const other = await hub.login('busy', 'b2');
    expect((await hub.bookSlot(other, 'dining', slotRequest('trattoria'))).body.failed).toBe(false);
    await hub.bookable({ id: 'bodega' });
    const confirmed = slotRequest('bodega', undefined, { confirmOverlap: true });
    expect((await hub.bookSlot(busy, 'dining', confirmed)).body.failed).toBe(false);
  });
});
