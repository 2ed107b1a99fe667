import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLAUDIA, type SessionHub, startSessionHub } from '#hub-test/session-hub.ts';

const MINUTE_MS = 60_000;
const cabin = { accountNumber: CLAUDIA.accountNumber, location: CLAUDIA.cabin };
const name = { firstName: CLAUDIA.firstName, lastName: CLAUDIA.lastName, dob: CLAUDIA.dob };

describe('authentication/loginByPms', () => {
  let test: SessionHub;
  beforeAll(async () => {
    test = await startSessionHub();
  });
  afterAll(() => test.close());
  /** Each test from an address of its own, which has no failures yet. */
  let from = '';
  let network = 0;
  beforeEach(() => {
    from = `10.0.${++network}.1`;
  });
  const pmsLogin = (body: unknown) => test.pmsLogin(body, from);
  const issue = async (accountNumber = CLAUDIA.accountNumber) =>
    (await test.ops('ops/session/type-a-token', { accountNumber })).body as { token: string; expiresAt: string };

  describe('by token', () => {
    it('[A169 A194 A215] [AD26 AD29] logs in once with a token of type A', async () => {
      await test.set({ type: 'Retina' });
      const { token } = await issue();
      const { status, body } = await pmsLogin({ token });
      expect(status).toBe(200);
      expect(body).toEqual({
        sessionId: expect.stringMatching(/^[\w-]{43}$/),
        isAuthenticated: true,
        errorMessage: null,
        bookingReference: 'MER2026',
        sessionType: 'RemotePms',
        sessionName: 'Claudia Hartmann',
        pms: { name: 'Retina', information: expect.any(String) },
      });
      expect(JSON.parse(body.pms.information)).toEqual({
        isPinChangeRequired: false,
        embarkDate: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/),
      });
      expect((await pmsLogin({ token })).status).toBe(401);
    });

    it('[AD26] lets one in of ten who come with the same token at once', async () => {
      await test.set({ type: 'Retina' });
      const { token } = await issue();
      const replies = await Promise.all(Array.from({ length: 10 }, () => pmsLogin({ token })));
      expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
      expect(replies.filter((reply) => reply.status === 401)).toHaveLength(9);
    });

    it('[AD26] takes a token for 10 minutes', async () => {
      await test.set({ type: 'Retina' });
      const inTime = await issue();
      expect(Date.parse(inTime.expiresAt) - test.clock.now().getTime()).toBe(10 * MINUTE_MS);
      test.clock.advance(10 * MINUTE_MS - 1);
      expect((await pmsLogin({ token: inTime.token })).status).toBe(200);
      const late = await issue();
      test.clock.advance(10 * MINUTE_MS);
      expect((await pmsLogin({ token: late.token })).status).toBe(401);
    });

    it('[AD26] has a message for a used, an unknown and an expired token, the same for all', async () => {
      await test.set({ type: 'Retina' });
      const { token } = await issue();
      await pmsLogin({ token });
      const replies = [await pmsLogin({ token }), await pmsLogin({ token: 'unknown' })];
      expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
      expect(replies[0]?.body).toEqual({ code: 'token_invalid', message: expect.stringMatching(/./) });
    });

    it('[AD26] refuses tokens while type A is not configured, and leaves them unused', async () => {
      const { token } = await issue();
      await test.set({ type: 'CabinSystem', pinLoginEnabled: false });
      expect((await pmsLogin({ token })).status).toBe(401);
      await test.set({ type: 'Retina' });
      expect((await pmsLogin({ token })).status).toBe(200);
    });

    it('[AD27] answers 429 to an address after 30 tokens that are none', async () => {
      await test.set({ type: 'Retina' });
      const { token } = await issue();
      for (let i = 0; i < 30; i++) expect((await pmsLogin({ token: `guess-${i}` })).status).toBe(401);
      expect((await pmsLogin({ token })).status).toBe(429);
      expect((await test.pmsLogin({ token }, '10.9.9.9')).status).toBe(200);
    });

    it('stores tokens hashed and issues none for an unknown account', async () => {
      const { token } = await issue();
      const rows = await test.sql`select encode(token_hash, 'escape') as hash from session_tokens`;
      expect(rows.some((row) => row.hash.includes(token))).toBe(false);
      expect((await test.ops('ops/session/type-a-token', { accountNumber: '99999' })).status).toBe(404);
    });
  });

  describe('by account and cabin', () => {
    it('[A170 A192] logs in with type A and with type C without PIN', async () => {
      await test.set({ type: 'Retina' });
      expect((await pmsLogin(cabin)).body.sessionName).toBe('Claudia Hartmann');
      await test.set({ type: 'CabinSystem', pinLoginEnabled: false });
      expect((await pmsLogin({ accountNumber: ' 10001 ', location: '7214 ' })).body).toMatchObject({
        sessionType: 'RemotePms',
        pms: { name: 'CabinSystem' },
      });
    });

    it('[AD25] is refused for type C while PIN login is on, so that nobody goes round the PIN', async () => {
      await test.set({ type: 'CabinSystem', pinLoginEnabled: true });
      expect((await pmsLogin(cabin)).status).toBe(401);
    });

    it.each(['HotelSystem', 'Passenger'] as const)(
      'is no way in with %s, whose page does not ask for it',
      async (type) => {
        await test.set({ type });
        expect((await pmsLogin(cabin)).status).toBe(401);
      },
    );

    it('[AD23 AD25 AD27] answers alike for a wrong cabin and an unknown account, and 429 after 5 failures', async () => {
      await test.set({ type: 'CabinSystem', pinLoginEnabled: false });
      const wrong = { accountNumber: '10011', location: '1' };
      const replies = [await pmsLogin(wrong), await pmsLogin({ ...wrong, accountNumber: '99999' })];
      expect(replies.map((reply) => reply.status)).toEqual([401, 401]);
      expect(replies[0]?.text).toBe(replies[1]?.text);
      for (let i = 0; i < 4; i++) await pmsLogin(wrong);
      expect((await pmsLogin({ ...wrong, location: '8102' })).status).toBe(429);
      test.clock.advance(15 * MINUTE_MS);
      expect((await pmsLogin({ ...wrong, location: '8102' })).status).toBe(200);
    });
  });

  describe('by name and date of birth', () => {
    it('[A184] [AD25] logs in with type B', async () => {
      await test.set({ type: 'HotelSystem' });
      expect((await pmsLogin(name)).body).toMatchObject({
        isAuthenticated: true,
        sessionName: 'Claudia Hartmann',
        sessionType: 'RemotePms',
        pms: { name: 'HotelSystem' },
      });
    });

    it('[A155] [AD25] logs in with any type while appLoginByName is on, and only then', async () => {
      for (const type of ['CabinSystem', 'Passenger', 'Retina'] as const) {
        await test.set({ type, appLoginByName: true });
        expect((await pmsLogin(name)).status).toBe(200);
        await test.set({ type, appLoginByName: false });
        expect((await pmsLogin(name)).status).toBe(401);
      }
    });

    it('[AD25] compares names without case and accents', async () => {
      await test.set({ type: 'HotelSystem' });
      const odd = { firstName: 'JURGEN', lastName: 'hartmann', dob: '30/11/1975' };
      expect((await pmsLogin(odd)).body.sessionName).toBe('Jürgen Hartmann');
    });

    it('[AD25] tells two guests of one name apart by their birthdays', async () => {
      await test.set({ type: 'HotelSystem' });
      const john = (dob: string) => pmsLogin({ firstName: 'John', lastName: 'Smith', dob });
      expect((await john('01/01/1970')).status).toBe(200);
      expect((await john('01/01/2004')).status).toBe(200);
    });

    it('[AD25] refuses when the details fit two guests', async () => {
      await test.set({ type: 'HotelSystem' });
      await test.sql`update pms_guests set birth_day = '1970-01-01' where account_number in ('10181', '10182')`;
      const { status } = await pmsLogin({ firstName: 'John', lastName: 'Smith', dob: '01/01/1970' });
      expect(status).toBe(401);
    });

    it('[AD25 AD27] answers 429 after 5 failures for one name, whatever the birthdays tried', async () => {
      await test.set({ type: 'HotelSystem' });
      const helene = { firstName: 'Hélène', lastName: 'Delacroix' };
      for (let i = 1; i <= 5; i++) expect((await pmsLogin({ ...helene, dob: `0${i}/01/1990` })).status).toBe(401);
      expect((await pmsLogin({ ...helene, dob: '14/07/1991' })).status).toBe(429);
      expect((await pmsLogin({ firstName: 'HELENE', lastName: 'delacroix', dob: '14/07/1991' })).status).toBe(429);
    });
  });

  it.each([
    { ...name, more: 1 },
    { ...name, token: '' },
    { ...name, accountNumber: '10001' },
  ])('[AD25] leaves aside what makes no other shape, as in %j', async (body) => {
    await test.set({ type: 'HotelSystem' });
    expect((await pmsLogin(body)).status).toBe(200);
  });

  it('[AD25] does not take a PIN beside the cabin for a way round PIN login', async () => {
    await test.set({ type: 'CabinSystem', pinLoginEnabled: true });
    expect((await pmsLogin({ ...cabin, pinNo: '1234' })).status).toBe(401);
  });

  it.each([
    {},
    { token: '' },
    { accountNumber: '10001' },
    { location: '7214' },
    { firstName: 'Claudia', lastName: 'Hartmann' },
    { ...cabin, token: 'x' },
    { ...cabin, ...name },
    { ...name, token: 'x' },
    { ...cabin, ...name, more: 'x' },
    { ...name, dob: '1978-04-12' },
    { ...name, dob: '31/02/1978' },
  ])('[AD23 AD25] answers 400 to the shape %j', async (body) => {
    await test.set({ type: 'HotelSystem' });
    expect((await pmsLogin(body)).status).toBe(400);
  });
});
