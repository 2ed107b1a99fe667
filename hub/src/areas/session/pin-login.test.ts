import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CLAUDIA, ODON_PIN, type SessionHub, startSessionHub } from '#hub-test/session-hub.ts';

const MINUTE_MS = 60_000;

describe('authentication/loginByAccountIdCabinNoAndPinNo', () => {
  let test: SessionHub;
  beforeAll(async () => {
    test = await startSessionHub({ type: 'CabinSystem', pinLoginEnabled: true });
  });
  afterAll(() => test.close());

  it('[A193 A215 A217] [AD29] logs in with account, cabin and PIN', async () => {
    const { status, body } = await test.pinLogin();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isAuthenticated: true,
      sessionType: 'RemotePms',
      sessionName: 'Claudia Hartmann',
      pms: { name: 'CabinSystem' },
    });
    expect(JSON.parse(body.pms.information).isPinChangeRequired).toBe(false);
    expect(await test.hub.sessions.find(body.sessionId)).toMatchObject({
      accountNumber: CLAUDIA.accountNumber,
      partyId: 'party-hartmann',
    });
  });

  it('[A196 A220] gives a guest who must change the PIN a session id, not authenticated', async () => {
    const { body } = await test.pinLogin(ODON_PIN);
    expect(body).toMatchObject({ sessionId: expect.any(String), isAuthenticated: false });
    expect(JSON.parse(body.pms.information).isPinChangeRequired).toBe(true);
  });

  it('[AD23] answers alike in text to an unknown account, a wrong cabin and a wrong PIN', async () => {
    const replies = [
      await test.pinLogin({ accountNumber: '55555' }),
      await test.pinLogin({ location: '1' }),
      await test.pinLogin({ pinNo: '9999' }),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([401, 401, 401]);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    await test.pinLogin();
  });

  it('[AD23] checks a PIN, and so takes its time, for an unknown account and a wrong cabin too', async () => {
    const checkPin = vi.spyOn(test.hub.pms, 'checkPin');
    await test.pinLogin({ accountNumber: '55556' });
    await test.pinLogin({ location: '1' });
    expect(checkPin.mock.calls).toEqual([
      ['55556', '1234'],
      ['10001', '1234'],
    ]);
    checkPin.mockRestore();
    await test.pinLogin();
  });

  it('[AD27] answers 429 for 15 minutes after 5 failures, even to the right PIN and from another address', async () => {
    const peter = { accountNumber: '10012', location: '8102' };
    for (let i = 0; i < 5; i++) expect((await test.pinLogin({ ...peter, pinNo: '9999' }, '10.1.0.1')).status).toBe(401);
    const locked = await test.pinLogin(peter, '10.1.0.2');
    expect([locked.status, locked.body.code]).toEqual([429, 'too_many_attempts']);
    expect((await test.pinLogin({ ...peter, accountNumber: ' 10012 ' }, '10.1.0.3')).status).toBe(429);
    test.clock.advance(15 * MINUTE_MS - 1);
    expect((await test.pinLogin(peter)).status).toBe(429);
    test.clock.advance(1);
    expect((await test.pinLogin(peter)).status).toBe(200);
  });

  it('[AD27] counts 5 failures within 15 minutes only, and starts anew after a success', async () => {
    const wrong = { accountNumber: '10011', location: '8102', pinNo: '9999' };
    for (let i = 0; i < 4; i++) await test.pinLogin(wrong);
    test.clock.advance(15 * MINUTE_MS);
    for (let i = 0; i < 4; i++) expect((await test.pinLogin(wrong)).status).toBe(401);
    expect((await test.pinLogin({ ...wrong, pinNo: '1234' })).status).toBe(200);
    for (let i = 0; i < 4; i++) expect((await test.pinLogin(wrong)).status).toBe(401);
    expect((await test.pinLogin({ ...wrong, pinNo: '1234' })).status).toBe(200);
  });

  it('[AD27] lets no more than 5 PINs of one account be tried by fifty attempts at once', async () => {
    const attempts = Array.from({ length: 50 }, (_, i) =>
      test.pinLogin({ accountNumber: '10021', location: '7021', pinNo: String(2000 + i) }, `10.3.0.${i}`),
    );
    const statuses = (await Promise.all(attempts)).map((reply) => reply.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
  });

  it('[AD27] takes twenty right logins of one account at once for what they are', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => test.pinLogin()));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  it('[AD27] answers 429 to an address after 30 failures, also for an account without any, and to no other', async () => {
    for (let i = 0; i < 30; i++) {
      expect((await test.pinLogin({ accountNumber: `8${i}` }, '10.2.0.1')).status).toBe(401);
    }
    expect((await test.pinLogin({}, '10.2.0.1')).status).toBe(429);
    expect((await test.pinLogin({}, '10.2.0.2')).status).toBe(200);
    test.clock.advance(15 * MINUTE_MS);
    expect((await test.pinLogin({}, '10.2.0.1')).status).toBe(200);
  });

  it('[AD27] lets 60 right logins in at once that come from one address', async () => {
    const replies = await Promise.all(Array.from({ length: 60 }, () => test.pinLogin({}, '10.2.1.1')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(60);
  });

  it('[AD27] counts all addresses of one IPv6 network as one', async () => {
    for (let i = 0; i < 30; i++) await test.pinLogin({ accountNumber: `5${i}` }, `2001:db8:0:1::${i}`);
    expect((await test.pinLogin({}, '2001:db8:0:1:ffff::1')).status).toBe(429);
    expect((await test.pinLogin({}, '2001:db8:0:2::1')).status).toBe(200);
  });

  it('[AD27] does not let guesses at a closed way lock the open one', async () => {
    const peter = { accountNumber: '10012', location: '8102' };
    for (let i = 0; i < 6; i++) await test.pmsLogin({ ...peter, location: '1' }, '10.2.3.1');
    expect((await test.pmsLogin(peter, '10.2.3.1')).status).toBe(429);
    expect((await test.pinLogin(peter, '10.2.3.1')).status).toBe(200);
  });

  it('[AD27] locks an unknown account just like a known one', async () => {
    for (let i = 0; i < 5; i++) await test.pinLogin({ accountNumber: '66666' }, '10.4.0.1');
    expect((await test.pinLogin({ accountNumber: '66666' }, '10.4.0.1')).status).toBe(429);
  });

  it('is no way in while PIN login is off', async () => {
    await test.set({ pinLoginEnabled: false });
    expect((await test.pinLogin()).status).toBe(401);
    await test.set({ type: 'Passenger', pinLoginEnabled: true });
    expect((await test.pinLogin()).status).toBe(401);
    await test.set({ type: 'CabinSystem' });
    expect((await test.pinLogin()).status).toBe(200);
  });
});
