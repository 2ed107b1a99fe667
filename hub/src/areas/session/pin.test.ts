import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CLAUDIA_PIN, ODON_PIN, type SessionHub, startSessionHub } from '#hub-test/session-hub.ts';

const MINUTE_MS = 60_000;

describe('PIN change and reset', () => {
  let test: SessionHub;
  beforeEach(async () => {
    test = await startSessionHub({ type: 'CabinSystem', pinLoginEnabled: true });
  });
  afterEach(() => test.close());
  const loggedIn = async (pin: typeof CLAUDIA_PIN = CLAUDIA_PIN) => (await test.pinLogin(pin)).body.sessionId as string;
  const change = (session: string, currentPin: string, newPin: string) =>
    test.post('pms/changePin', { currentPin, newPin }, { session });

  it('[A233 A234 A241] [AD33] answers 200 with an empty body, and the new PIN holds', async () => {
    const session = await loggedIn();
    const reply = await change(session, '1234', '8642');
    expect([reply.status, reply.text]).toEqual([200, '']);
    expect((await test.pinLogin({ pinNo: '1234' })).status).toBe(401);
    expect((await test.pinLogin({ pinNo: '8642' })).status).toBe(200);
  });

  it('[A230] [AD32] a session with a pending change can change its PIN and nothing else', async () => {
    const session = await loggedIn(ODON_PIN);
    expect((await test.get('pms/account/status', { session })).status).toBe(403);
    expect((await test.post('pms/resetPin', {}, { session })).status).toBe(403);
    expect((await test.get('devices/config', { session })).status).toBe(200);
    expect((await change(session, '0000', '8642')).status).toBe(200);
    expect((await test.get('pms/account/status', { session })).status).toBe(200);
  });

  it('[A236] [AD33] after a forced change the next login asks for none', async () => {
    await change(await loggedIn(ODON_PIN), '0000', '8642');
    const { body } = await test.pinLogin({ ...ODON_PIN, pinNo: '8642' });
    expect(body.isAuthenticated).toBe(true);
    expect(JSON.parse(body.pms.information).isPinChangeRequired).toBe(false);
  });

  it.each(['123', '12345', 'abcd', '12 4', '１２３４', '-123', '1e10'])(
    '[A231] [AD33] refuses the new PIN %j with 400',
    async (newPin) => {
      const reply = await change(await loggedIn(), '1234', newPin);
      expect([reply.status, reply.body.code]).toEqual([400, 'new_pin_length']);
    },
  );

  it('[AD33] refuses the old PIN in a forced change, and takes it in a free one', async () => {
    const forced = await change(await loggedIn(ODON_PIN), '0000', '0000');
    expect([forced.status, forced.body.code]).toEqual([400, 'pin_unchanged']);
    expect((await change(await loggedIn(), '1234', '1234')).status).toBe(200);
  });

  it('[AD33] answers 400 to a wrong current PIN, 429 from the sixth within 15 minutes, never 403', async () => {
    const session = await loggedIn();
    for (let i = 0; i < 5; i++) {
      const reply = await change(session, '9999', '8642');
      expect([reply.status, reply.body.code]).toEqual([400, 'wrong_pin']);
    }
    expect((await change(session, '1234', '8642')).status).toBe(429);
    expect((await test.get('pms/account/status', { session })).status).toBe(200);
    test.clock.advance(15 * MINUTE_MS);
    expect((await change(session, '1234', '8642')).status).toBe(200);
  });

  it('ends the other sessions of the account, whoever knew the old PIN', async () => {
    const [mine, other] = [await loggedIn(), await loggedIn()];
    await change(mine, '1234', '8642');
    expect((await test.get('pms/account/status', { session: mine })).status).toBe(200);
    expect((await test.get('pms/account/status', { session: other })).status).toBe(403);
  });

  it('[A242] [AD34] resets to the initial PIN, asks for a change at the next login and keeps the session', async () => {
    const session = await loggedIn();
    await change(session, '1234', '8642');
    const reply = await test.post('pms/resetPin', {}, { session });
    expect([reply.status, reply.text]).toEqual([200, '']);
    expect((await test.get('pms/account/status', { session })).status).toBe(200);
    expect((await test.pinLogin({ pinNo: '8642' })).status).toBe(401);
    expect((await test.pinLogin({ pinNo: '1234' })).body.isAuthenticated).toBe(false);
  });

  it('[AD34] resets without a body too', async () => {
    expect((await test.post('pms/resetPin', undefined, { session: await loggedIn() })).status).toBe(200);
  });

  it('[AD30] needs a guest', async () => {
    expect((await test.post('pms/changePin', { currentPin: '1234', newPin: '8642' })).status).toBe(403);
    expect((await test.post('pms/resetPin', {})).status).toBe(403);
    expect((await change('a'.repeat(43), '1234', '8642')).status).toBe(403);
  });

  it('has no PIN to change for a passenger session, and says so with 400', async () => {
    await test.set({ type: 'Passenger' });
    const { body } = await test.post('authentication/loginByPassenger', test.passenger);
    await test.set({ type: 'CabinSystem' });
    const reply = await change(body.sessionId, '1234', '8642');
    expect([reply.status, reply.body.code]).toEqual([400, 'no_pin']);
    expect((await test.post('pms/resetPin', {}, { session: body.sessionId })).status).toBe(400);
  });
});
