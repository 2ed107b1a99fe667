import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyPack } from '#hub/apply-pack.ts';
import { CLAUDIA, type SessionHub, startSessionHub } from '#hub-test/session-hub.ts';

const HOUR_MS = 3_600_000;
const NOT_BLOCKED = { isBlocked: false, isBlockedForMuster: false, showBlockedMessage: false };

describe('sessions and accounts', () => {
  let test: SessionHub;
  beforeAll(async () => {
    test = await startSessionHub({ type: 'CabinSystem', pinLoginEnabled: true });
  });
  afterAll(() => test.close());
  const status = (session?: string) => test.get('pms/account/status', { session });
  const loggedIn = async (accountNumber = CLAUDIA.accountNumber, location = CLAUDIA.cabin) =>
    (await test.pinLogin({ accountNumber, location })).body.sessionId as string;

  it('[AD31] logout ends the session; without one, or twice, it is just as well', async () => {
    const session = await loggedIn();
    expect((await status(session)).status).toBe(200);
    expect((await test.post('authentication/logout', undefined, { session })).status).toBe(200);
    expect((await status(session)).status).toBe(403);
    expect((await test.post('authentication/logout', undefined, { session })).status).toBe(200);
    expect((await test.post('authentication/logout')).status).toBe(200);
  });

  it('[AD31] logout also ends a session that waits for its PIN change', async () => {
    const { body } = await test.pinLogin({ accountNumber: '10161', location: '8215', pinNo: '0000' });
    await test.post('authentication/logout', undefined, { session: body.sessionId });
    const change = { currentPin: '0000', newPin: '8642' };
    expect((await test.post('pms/changePin', change, { session: body.sessionId })).status).toBe(403);
  });

  it('[AD30] a session ends 12 hours after its last call', async () => {
    const session = await loggedIn();
    test.clock.advance(11.9 * HOUR_MS);
    expect((await status(session)).status).toBe(200);
    test.clock.advance(11.9 * HOUR_MS);
    expect((await status(session)).status).toBe(200);
    test.clock.advance(12.1 * HOUR_MS);
    expect((await status(session)).status).toBe(403);
  });

  it('[AD30] a stale session id never hurts a public call, logins among them', async () => {
    const session = 'stale'.padEnd(43, 'x');
    expect((await test.get('devices/config', { session })).status).toBe(200);
    expect(
      (await test.post('authentication/loginByPms', { accountNumber: 'x', location: 'y' }, { session })).status,
    ).toBe(401);
    expect((await test.post('authentication/logout', undefined, { session })).status).toBe(200);
  });

  it('[A247 A248 B156] [AD35] answers the account status of a guest, and 403 without one', async () => {
    expect((await status(await loggedIn())).body).toEqual(NOT_BLOCKED);
    expect((await status(await loggedIn('10141', '7301'))).body).toEqual({
      isBlocked: true,
      isBlockedForMuster: false,
      showBlockedMessage: true,
    });
    expect((await status(await loggedIn('10151', '7305'))).body).toEqual({
      isBlocked: false,
      isBlockedForMuster: true,
      showBlockedMessage: true,
    });
    expect((await status()).status).toBe(403);
  });

  it('[AD35] a passenger session has no PMS account and is never blocked', async () => {
    await test.set({ type: 'Passenger' });
    const { body } = await test.post('authentication/loginByPassenger', test.passenger);
    await test.set({ type: 'CabinSystem' });
    await test.ops('ops/session/account-status', { accountNumber: CLAUDIA.accountNumber, isBlocked: true });
    expect((await status(body.sessionId)).body).toEqual(NOT_BLOCKED);
    await test.ops('ops/session/account-status', { accountNumber: CLAUDIA.accountNumber, isBlocked: false });
  });

  it('[AD35] the operator can switch the message off', async () => {
    await test.set({ showBlockedMessage: false });
    const session = await loggedIn('10141', '7301');
    expect((await status(session)).body).toMatchObject({ isBlocked: true, showBlockedMessage: false });
    await test.set({ showBlockedMessage: true });
    expect((await status(session)).body.showBlockedMessage).toBe(true);
  });

  it('[AD35] operators block and unblock an account, at once for the guest who is logged in', async () => {
    const session = await loggedIn();
    const blocked = await test.ops('ops/session/account-status', { accountNumber: '10001', isBlocked: true });
    expect(blocked.body).toEqual({ isBlocked: true, isBlockedForMuster: false, showBlockedMessage: true });
    expect((await status(session)).body.isBlocked).toBe(true);
    await test.ops('ops/session/account-status', { accountNumber: '10001', isBlocked: false });
    expect((await status(session)).body).toEqual(NOT_BLOCKED);
    expect((await test.ops('ops/session/account-status', { accountNumber: '99999', isBlocked: true })).status).toBe(
      404,
    );
  });

  it.each([
    ['ops/session/login-type', { type: 'Passenger' }],
    ['ops/session/type-a-token', { accountNumber: '10001' }],
    ['ops/session/account-status', { accountNumber: '10001', isBlocked: true }],
  ])('refuses %s without the service key', async (path, body) => {
    expect((await test.post(path, body)).status).toBe(401);
    expect((await test.post(path, body, { serviceKey: 'a-wrong-key-for-tests-' })).status).toBe(401);
  });

  it('[A152] [AD2] the device configuration follows the operator’s switch at once', async () => {
    const configured = async () => {
      const { body } = await test.get('devices/config');
      return { ...body.pmsConfiguration, appLoginByName: body.hub.uiSettings.appLoginByName };
    };
    await test.set({ type: 'Retina', reLoginUrl: 'https://guest.example/in' });
    expect(await configured()).toMatchObject({ pms: 'Retina', reLoginUrl: 'https://guest.example/in' });
    await test.set({ type: 'Passenger', reLoginUrl: null, appLoginByName: true, pinLoginEnabled: false });
    expect(await configured()).toEqual({ pinLoginEnabled: false, appLoginByName: true });
    const { body } = await test.set({ type: 'CabinSystem', pinLoginEnabled: true, appLoginByName: false });
    expect(body).toEqual({
      type: 'CabinSystem',
      pinLoginEnabled: true,
      appLoginByName: false,
      reLoginUrl: null,
      showBlockedMessage: true,
    });
    expect(await configured()).toEqual({ pms: 'CabinSystem', pinLoginEnabled: true, appLoginByName: false });
    expect((await test.set({ type: 'Fidelio' as never })).status).toBe(400);
  });

  it('the operator’s switch outlives another seeding of the same pack', async () => {
    const { loadPack } = await import('#packs/load-pack.ts');
    await test.set({ type: 'HotelSystem' });
    await applyPack(test.sql, await loadPack('meridian'), { today: '2026-06-16', always: true });
    expect((await test.get('devices/config')).body.pmsConfiguration.pms).toBe('HotelSystem');
    await test.set({ type: 'CabinSystem' });
  });
});
