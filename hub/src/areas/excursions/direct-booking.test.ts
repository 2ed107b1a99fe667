import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingHub, bookingOf, startBookingHub } from '#hub-test/booking-hub.ts';

let hub: BookingHub;
let session: string;

beforeAll(async () => {
  hub = await startBookingHub();
  await hub.party('family', ['1', { accountNumber: '2', type: 'Child' }, '3', { accountNumber: '4', type: 'Infant' }]);
  await hub.party('others', ['91', '92', '93']);
  session = await hub.login('family', '1');
});
afterAll(() => hub.close());

const refused = (code: string, message: unknown = expect.any(String)) => ({ failed: true, code, message });

describe('booking an excursion on board', () => {
  it('[B96] books the guests named, at the server’s price, with a line on each account (BD33)', async () => {
    await hub.excursion({ id: 'boat', day: '2026-06-16' });
    const reply = await hub.book(session, 'boat', ['1', '2', '4']);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ failed: false, bookingReference: expect.any(String), bookingStatus: 'C' });
    expect(reply.body.bookingReference).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(await hub.guestsOn('boat')).toEqual(['1', '2', '4']);
    expect([await hub.charged('1'), await hub.charged('2'), await hub.charged('4')]).toEqual([[5000], [2500], [0]]);
    expect(await hub.charged('3')).toEqual([]);
    expect((await hub.get('excursions/availability/boat')).body.currentAvailability).toBe(17);
  });

  it('[B149 B150] becomes an appointment of each guest (BD33)', async () => {
    const { body } = await hub.get('pms/accounts/appointments', { session });
    expect(body).toEqual([
      expect.objectContaining({
        date: '16/06/2026',
        fromTime: '09:00',
        toTime: '12:00',
        excursionCode: 'BOAT',
        bookingStatus: 'C',
      }),
    ]);
  });

  it('[B96] takes the account number as a number too', async () => {
    await hub.excursion({ id: 'numbers', day: '2026-06-18' });
    const guests = [{ accountNumber: 1, firstName: 'First1', lastName: 'Guest' }];
    const { body } = await hub.post('excursions/book/numbers', { excursionId: 'numbers', guests }, { session });
    expect(body.failed).toBe(false);
    expect(await hub.guestsOn('numbers')).toEqual(['1']);
  });

  it('refuses the whole party when one guest cannot come, and says who and why', async () => {
    const { status, body } = await hub.book(session, 'boat', ['1', '3']);
    expect([status, body]).toEqual([200, refused('not_eligible', 'First1 Guest cannot come along: AlreadyBooked.')]);
    expect(await hub.guestsOn('boat')).toEqual(['1', '2', '4']);
  });

  it('[B94] says how many places are left when they do not suffice; nobody is booked (BD34)', async () => {
    await hub.excursion({ id: 'small', capacity: 2, waitlist: true });
    const { status, body } = await hub.book(session, 'small', ['1', '2', '3']);
    expect([status, body]).toEqual([200, refused('overbooked', 'overbooked. slots remaining: 2')]);
    expect(await hub.guestsOn('small')).toEqual([]);
    // BD1: a full excursion never ends the session.
    expect((await hub.get('passengers/cart', { session })).status).toBe(200);
  });

  it('fails at 0 places without a waitlist', async () => {
    await hub.excursion({ id: 'full', capacity: 0 });
    expect((await hub.book(session, 'full', ['1'])).body).toEqual(refused('sold_out'));
  });

  it('puts the party on the waitlist at 0 places, uncharged (BD34)', async () => {
    await hub.excursion({ id: 'wait', capacity: 1, waitlist: true });
    const other = await hub.login('others', '91');
    await hub.book(other, 'wait', ['91']);
    const before = await hub.charged('3');
    const { body } = await hub.book(session, 'wait', ['1', '3']);
    expect(body).toEqual({ failed: false, bookingReference: expect.any(String), bookingStatus: 'W' });
    expect(await hub.guestsOn('wait', 'W')).toEqual(['1', '3']);
    expect(await hub.charged('3')).toEqual(before);
    expect((await hub.book(session, 'wait', ['1'])).body).toEqual(
      refused('not_eligible', expect.stringMatching(/AlreadyBooked/)),
    );
  });

  it('[B35] does not let children go alone, unless an adult of the party is booked (BD12)', async () => {
    await hub.excursion({ id: 'zoo', day: '2026-06-18' });
    expect((await hub.book(session, 'zoo', ['2'])).body).toEqual(
      refused('adult_required', 'Adults must accompany Children/Infant'),
    );
    expect((await hub.book(session, 'zoo', ['3'])).body.failed).toBe(false);
    expect((await hub.book(session, 'zoo', ['2', '4'])).body.failed).toBe(false);
  });

  it('does not sell what has begun or was withdrawn', async () => {
    await hub.excursion({ id: 'now', day: '2026-06-15', time: '10:00' });
    await hub.excursion({ id: 'soon', day: '2026-06-15', time: '10:01' });
    await hub.excursion({ id: 'withdrawn', day: '2026-06-19' });
    await hub.ops('ops/excursions/withdrawn/withdraw');
    expect((await hub.book(session, 'now', ['1'])).body).toEqual(refused('not_bookable'));
    expect((await hub.book(session, 'withdrawn', ['1'])).body).toEqual(refused('not_bookable'));
    expect((await hub.book(session, 'nowhere', ['1'])).body).toEqual(refused('not_bookable'));
    expect((await hub.book(session, 'soon', ['1'])).body.failed).toBe(false);
  });

  it('wants the excursion of the address in the body', async () => {
    const { status, body } = await hub.post('excursions/book/boat', bookingOf('small', ['3']), { session });
    expect([status, body.failed]).toEqual([200, true]);
  });

  it.each([
    ['a guest of another party', ['91']],
    ['one own and one strange guest', ['3', '92']],
    ['nobody', []],
    ['a guest twice', ['3', '3']],
    ['100 guests', Array.from({ length: 100 }, (_, n) => String(n))],
  ])('refuses %s as malformed and writes nothing (BD2, BD24)', async (_, accounts) => {
    const [before] = await hub.sql`select count(*)::int as count from bookings`;
    const { status, body } = await hub.book(session, 'small', accounts);
    expect([status, body.code]).toEqual([400, 'bad_request']);
    expect(await hub.sql`select count(*)::int as count from bookings`).toEqual([before]);
  });
  it.each([{}, [], 'x', { excursionId: 'small' }, { excursionId: 'small', guests: [{}] }])(
    'refuses the body %j',
    async (body) => {
      expect((await hub.post('excursions/book/small', body, { session })).status).toBe(400);
    },
  );
  it('takes a numeric excursionId and refuses a session without a party', async () => {
    await hub.excursion({ id: '77', day: '2026-06-19' });
    const numeric = { ...bookingOf('77', ['3']), excursionId: 77 };
    expect((await hub.post('excursions/book/77', numeric, { session })).body.failed).toBe(false);
    const nobody = await hub.login(null, null);
    expect((await hub.book(nobody, 'small', ['1'])).status).toBe(400);
  });
});

describe('a blocked account', () => {
  it('[B154] is refused by the server, whoever of the party it belongs to, unless the operator allows it (BD37)', async () => {
    await hub.party('blocked', ['31', { accountNumber: '32', isBlocked: true }]);
    await hub.excursion({ id: 'gate', day: '2026-06-18' });
    const own = await hub.login('blocked', '32');
    const partner = await hub.login('blocked', '31');
    expect((await hub.book(own, 'gate', ['31'])).body).toEqual(
      refused('blocked_account', expect.stringMatching(/contact reception/)),
    );
    expect((await hub.book(partner, 'gate', ['31', '32'])).body).toEqual(refused('blocked_account'));
    expect(await hub.guestsOn('gate')).toEqual([]);
    expect((await hub.book(partner, 'gate', ['31'])).body.failed).toBe(false);
    await hub.sql`insert into deployment (operator) values (${hub.sql.json({ featureFlags: { allowBookingWhenBlocked: true } })})`;
    expect((await hub.book(own, 'gate', ['32'])).body.failed).toBe(false);
    await hub.sql`delete from deployment`;
  });
});

describe('the same key twice', () => {
  it('books once and answers the same (BD33)', async () => {
    await hub.party('keys', ['41', '42']);
    await hub.excursion({ id: 'keyed' });
    const own = await hub.login('keys', '41');
    const first = await hub.book(own, 'keyed', ['41'], 'key-1');
    const again = await hub.book(own, 'keyed', ['41'], 'key-1');
    expect(again.text).toBe(first.text);
    expect(first.body.failed).toBe(false);
    expect(await hub.guestsOn('keyed')).toEqual(['41']);
    const partner = await hub.login('keys', '42');
    expect((await hub.book(partner, 'keyed', ['41'], 'key-1')).body).toEqual(first.body);
  });
  it('is not stored for a refusal: the next try is a new one', async () => {
    await hub.excursion({ id: 'opens', capacity: 0, day: '2026-06-18' });
    const own = await hub.login('keys', '41');
    expect((await hub.book(own, 'opens', ['41'], 'key-2')).body.failed).toBe(true);
    await hub.ops('ops/excursions/opens/change', { capacity: 1 });
    expect((await hub.book(own, 'opens', ['41'], 'key-2')).body.failed).toBe(false);
  });
  it('[BD33] beyond 200 characters is refused, not cut to that of another booking', async () => {
    const own = await hub.login('keys', '41');
    const { status, body } = await hub.book(own, 'keyed', ['42'], 'k'.repeat(201));
    expect([status, body.code]).toEqual([400, 'bad_request']);
    expect(await hub.guestsOn('keyed')).toEqual(['41']);
  });
  it('with something else in it is refused', async () => {
    const own = await hub.login('keys', '41');
    const { status, body } = await hub.book(own, 'keyed', ['42'], 'key-1');
    expect([status, body.code]).toEqual([409, 'key_reused']);
  });
});
