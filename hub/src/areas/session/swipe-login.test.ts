import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrol, type SessionHub, startSessionHub } from '#hub-test/session-hub.ts';

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
  const swipe = (change: Record<string, unknown> = {}, cookie?: string) =>
    test.post('authentication/loginByAccountId', { swipe: true, accountNumber: '10001', ...change }, { cookie });

  it('[A198] [AD28 AD29] logs in on a kiosk by the card alone', async () => {
    const { status, body } = await swipe({}, kiosk);
    expect(status).toBe(200);
    expect(body).toMatchObject({ sessionType: 'RemotePms', isAuthenticated: true, pms: { name: 'CabinSystem' } });
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

  it.each(['Retina', 'HotelSystem', 'Passenger'] as const)('[AD28] refuses it with %s', async (type) => {
    await test.set({ type });
    expect((await swipe({}, kiosk)).status).toBe(401);
    await test.set({ type: 'CabinSystem' });
  });
});
