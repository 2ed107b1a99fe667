import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADDRESS_HEADER, CLAUDIA, type SessionHub, startSessionHub } from '#hub-test/session-hub.ts';

const MINUTE_MS = 60_000;

describe('authentication/loginByPassenger', () => {
  let test: SessionHub;
  beforeAll(async () => {
    test = await startSessionHub({ type: 'Passenger' });
  });
  afterAll(() => test.close());
  let network = 0;
  beforeEach(() => {
    network += 1;
  });
  const login = (change: Record<string, unknown> = {}, from = `10.0.${network}.1`) =>
    test.post(
      'authentication/loginByPassenger',
      { ...test.passenger, ...change },
      { headers: { [ADDRESS_HEADER]: from } },
    );

  it('[A208 A215] [AD24] answers the authentication of the lead passenger', async () => {
    const { status, body } = await login();
    expect(status).toBe(200);
    expect(body).toEqual({
      sessionId: expect.stringMatching(/^[\w-]{43}$/),
      isAuthenticated: true,
      errorMessage: null,
      bookingReference: 'MER2026',
      sessionType: 'Passenger',
      sessionName: 'Claudia Hartmann',
      pms: null,
    });
  });

  it('[AD24] gives a session of the whole party', async () => {
    const { body } = await login();
    expect(await test.hub.sessions.find(body.sessionId)).toMatchObject({
      type: 'Passenger',
      accountNumber: null,
      partyId: 'party-hartmann',
      bookingReference: 'MER2026',
      pinChangePending: false,
    });
  });

  it.each([
    ['reference in small letters and with space', { bookingReference: ' mer2026 ' }],
    ['surname in capitals', { lastName: 'HARTMANN' }],
    ['surname with space', { lastName: ' hartmann ' }],
  ])('[A203] [AD24] takes a %s', async (_, change) => {
    expect((await login(change)).status).toBe(200);
  });

  it('[AD24] compares the surname without accents', async () => {
    const booking = { bookingReference: 'MER6030', departureDate: test.passenger.departureDate };
    expect((await login({ ...booking, lastName: 'weiss' })).body.sessionName).toBe('Lukas Weiß');
    expect((await login({ ...booking, lastName: 'WEISS' })).status).toBe(200);
  });

  it('[AD23 AD24] refuses an unknown booking, another surname and another date with one and the same answer', async () => {
    const replies = await Promise.all([
      login({ bookingReference: 'MER0000' }),
      login({ lastName: 'Ashdown' }),
      login({ lastName: 'Jürgen' }),
      login({ departureDate: '01/01/2020' }),
    ]);
    expect(replies.map((reply) => reply.status)).toEqual([401, 401, 401, 401]);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(replies[0]?.body).toEqual({ code: 'login_failed', message: expect.stringMatching(/./) });
  });

  it('[AD24] takes only the surname of the lead passenger', async () => {
    const other = { bookingReference: 'MER6001', departureDate: test.passenger.departureDate };
    expect((await login({ ...other, lastName: 'Müller-Lüdenscheidt' })).status).toBe(401);
    expect((await login({ ...other, lastName: 'Müller' })).status).toBe(200);
  });

  it('[AD24] does not apply the minimum of today', async () => {
    test.clock.advance(365 * 24 * 60 * MINUTE_MS);
    expect((await login()).status).toBe(200);
  });

  it.each([
    { departureDate: '2026-06-20' },
    { departureDate: '31/02/2026' },
    { departureDate: '' },
    { bookingReference: '' },
    { lastName: '   ' },
    { lastName: undefined },
  ])('[AD23] answers 400 to %j', async (change) => {
    const { status, body } = await login(change);
    expect([status, body.code]).toEqual([400, 'bad_request']);
  });

  it('[AD24] answers 429 after 10 failures for one reference, for 15 minutes, even to the right details', async () => {
    const wrong = { bookingReference: 'MER4417', lastName: 'Nobody' };
    const right = { bookingReference: 'MER4417', lastName: 'Ashdown' };
    for (let i = 0; i < 10; i++) expect((await login(wrong)).status).toBe(401);
    const locked = await login(right);
    expect([locked.status, locked.body.code]).toEqual([429, 'too_many_attempts']);
    expect(locked.headers.get('retry-after')).toBe('900');
    expect((await login({ bookingReference: 'mer4417 ', lastName: 'Ashdown' })).status).toBe(429);
    expect((await login()).body.bookingReference).toBe(CLAUDIA.bookingReference);
    test.clock.advance(15 * MINUTE_MS);
    expect((await login(right)).status).toBe(200);
  });

  it('[AD24] answers 429 to an address after 30 failures, whatever the references tried, and to no other', async () => {
    for (let i = 0; i < 30; i++) expect((await login({ bookingReference: `MER7${i}` })).status).toBe(401);
    expect((await login()).status).toBe(429);
    expect((await login({}, '10.9.0.1')).status).toBe(200);
    test.clock.advance(15 * MINUTE_MS);
    expect((await login()).status).toBe(200);
  });

  it('[AD24] lets a burst of guesses from one address try few more than 30 references', async () => {
    const guesses = Array.from({ length: 200 }, (_, i) => login({ bookingReference: `MER${4000 + i}`, lastName: 'x' }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    const tried = statuses.filter((status) => status === 401).length;
    expect(tried).toBeGreaterThanOrEqual(30);
    expect(tried).toBeLessThan(38);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - tried);
  });

  it.each(['Retina', 'HotelSystem', 'CabinSystem'] as const)(
    '[AD24] with %s answers right details like an unknown guest, and counts them so',
    async (type) => {
      const unknown = await login({ bookingReference: 'MER0000' });
      await test.set({ type, pinLoginEnabled: true });
      const refused = await login();
      expect([refused.status, refused.text]).toEqual([401, unknown.text]);
      for (let i = 0; i < 28; i++) await login({ bookingReference: `MER8${i}` });
      expect((await login()).status).toBe(429);
      await test.set({ type: 'Passenger' });
      expect((await login({}, '10.9.0.2')).status).toBe(200);
    },
  );

  it('[AD24] [AD25] stays open beside the name login of a deployment without a PMS type', async () => {
    await test.set({ appLoginByName: true });
    expect((await login()).status).toBe(200);
    await test.set({ appLoginByName: false });
  });

  it('[AD24] starts the count anew after a success', async () => {
    const wrong = { bookingReference: 'MER5520', lastName: 'Nobody' };
    for (let i = 0; i < 9; i++) await login(wrong);
    expect((await login({ bookingReference: 'MER5520', lastName: 'Delacroix' })).status).toBe(200);
    for (let i = 0; i < 9; i++) expect((await login(wrong)).status).toBe(401);
  });
});
