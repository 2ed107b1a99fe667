import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_HEADER, enrol, type SessionHub, startSessionHub } from '#hub-test/session-hub.ts';

const MINUTE_MS = 60_000;

describe('authentication/loginByAccountId', () => {
  let test: SessionHub;
  let kiosk: string;
  let screen: string;
  beforeAll(async () => {
    test = await startSessionHub({ type: 'CabinSystem' });
    kiosk = await enrol(test, 'kiosk');
    screen = await enrol(test, 'signage');
  });
  afterAll(() => test.close());
  const swipe = (change: Record<string, unknown> = {}, cookie?: string, from = '10.0.0.1') =>
    test.post(
      'authentication/loginByAccountId',
      { swipe: true, accountNumber: '10001', ...change },
      { cookie, headers: { [ADDRESS_HEADER]: from } },
    );

  it('[A198] [AD28 AD29] logs in on a kiosk by the card alone', async () => {
    const { status, body } = await swipe({}, kiosk);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      sessionType: 'RemotePms',
      sessionName: 'Claudia Hartmann',
      isAuthenticated: true,
      pms: { name: 'CabinSystem' },
    });
  });

  it('[AD30] gives a session that ends 10 minutes after its last call', async () => {
    const { body } = await swipe({}, kiosk);
    test.clock.advance(9 * MINUTE_MS);
    expect((await test.get('pms/account/status', { session: body.sessionId })).status).toBe(200);
    test.clock.advance(11 * MINUTE_MS);
    expect((await test.get('pms/account/status', { session: body.sessionId })).status).toBe(403);
  });

  it('[A199] [AD28] refuses an unknown card', async () => {
    expect((await swipe({ accountNumber: '99999' }, kiosk)).status).toBe(401);
  });

  it('[AD28] refuses everything that is not a kiosk', async () => {
    expect((await swipe()).status).toBe(401);
    expect((await swipe({}, screen)).status).toBe(401);
    expect((await swipe({}, 'device=made-up')).status).toBe(401);
  });

  it('[AD28] refuses a login that is not a swipe', async () => {
    expect((await swipe({ swipe: false }, kiosk)).status).toBe(401);
    expect((await swipe({ swipe: undefined }, kiosk)).status).toBe(401);
    expect((await swipe({ accountNumber: undefined }, kiosk)).status).toBe(400);
  });

  it('[AD27] answers 429 to a kiosk after 30 unknown cards, wherever it is plugged in, and to no other kiosk', async () => {
    const [worn, other] = [await enrol(test, 'kiosk'), await enrol(test, 'kiosk')];
    for (let i = 0; i < 30; i++) {
      expect((await swipe({ accountNumber: `9${i}` }, worn, `10.6.${i}.1`)).status).toBe(401);
    }
    expect((await swipe({}, worn, '10.6.99.1')).status).toBe(429);
    expect((await swipe({}, other, '10.6.99.1')).status).toBe(200);
    test.clock.advance(15 * MINUTE_MS);
    expect((await swipe({}, worn, '10.6.99.1')).status).toBe(200);
  });

  it('[AD27] tries few more than 30 of 200 unknown cards that a kiosk sends at once', async () => {
    const hasty = await enrol(test, 'kiosk');
    const swipes = Array.from({ length: 200 }, (_, i) => swipe({ accountNumber: `8${i}` }, hasty, '10.7.0.1'));
    const statuses = (await Promise.all(swipes)).map(({ status }) => status);
    const tried = statuses.filter((status) => status === 401).length;
    expect(tried).toBeGreaterThanOrEqual(30);
    expect(tried).toBeLessThan(38);
  });

  it('[AD27] lets 300 guests in who swipe at ten kiosks behind one address, also when others fail there', async () => {
    const from = '10.8.0.1';
    for (let i = 0; i < 30; i++) await test.pmsLogin({ accountNumber: `7${i}`, location: '1' }, from);
    expect((await test.pmsLogin({ accountNumber: '10001', location: '7214' }, from)).status).toBe(429);
    const kiosks = await Promise.all(Array.from({ length: 10 }, () => enrol(test, 'kiosk')));
    const replies = await Promise.all(Array.from({ length: 300 }, (_, i) => swipe({}, kiosks[i % 10], from)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(300);
  });

  it.each(['Retina', 'HotelSystem', 'Passenger'] as const)('[AD28] refuses it with %s', async (type) => {
    await test.set({ type });
    expect((await swipe({}, kiosk)).status).toBe(401);
    await test.set({ type: 'CabinSystem' });
  });
});
