import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHub, TEST_NOW, type TestHub } from '#hub-test/hub.ts';
import { createSessions, type NewSession } from './sessions.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const GUEST: NewSession = {
  type: 'RemotePms',
  name: 'Ada Guest',
  accountNumber: '1001',
  bookingReference: 'REF',
  partyId: 'p1',
  pinChangePending: false,
  deviceType: 'App',
};

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub();
});
afterAll(() => hub.close());

async function session(change: Partial<NewSession> = {}): Promise<string> {
  hub.clock.set(TEST_NOW);
  return (await hub.hub.sessions.create({ ...GUEST, ...change })).sessionId;
}
/** The sessions of another process, whose queries are counted. */
function counted() {
  let queries = 0;
  const pool = new Proxy(hub.sql, {
    apply(sql, self, args) {
      queries += 1;
      return Reflect.apply(sql, self, args);
    },
  });
  return { sessions: createSessions(pool, hub.clock), queries: () => queries };
}
const isAlive = async (sessionId: string) => (await hub.hub.sessions.find(sessionId)) !== undefined;

describe('[AD30] sessions', () => {
  it('have random ids of 256 bits, of which only the hash is stored', async () => {
    const ids = [await session(), await session()];
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(32);
    const rows = await hub.sql`select * from sessions`;
    expect(JSON.stringify(rows)).not.toContain(ids[0]);
  });

  it('are found with everything they were made with', async () => {
    expect(await hub.hub.sessions.find(await session())).toMatchObject(GUEST);
  });

  it.each([
    ['App', 12 * HOUR_MS],
    ['Kiosk', 10 * MINUTE_MS],
    ['DigitalSignage', 12 * HOUR_MS],
  ])('on %s end %i ms after the last call', async (deviceType, lifetime) => {
    const id = await session({ deviceType });
    hub.clock.advance(lifetime - 1_000);
    expect(await isAlive(id)).toBe(true);
    hub.clock.advance(lifetime - 1_000);
    expect(await isAlive(id)).toBe(true);
    hub.clock.advance(lifetime + MINUTE_MS);
    expect(await isAlive(id)).toBe(false);
    await hub.hub.sessions.deleteEnded();
    expect(
      await hub.sql`select 1 from sessions where device_type = ${deviceType} and last_call_at < ${hub.clock.now()}`,
    ).toHaveLength(0);
  });

  it('are kept alive by reads that need none', async () => {
    const id = await session({ deviceType: 'Kiosk' });
    await hub.get('cms/categories/findByRoot/');
    for (let calls = 0; calls < 3; calls += 1) {
      hub.clock.advance(8 * MINUTE_MS);
      await hub.get('cms/categories/findByRoot/', { session: id });
      await expect
        .poll(async () => (await hub.sql`select last_call_at as at from sessions where device_type = 'Kiosk'`)[0]?.at)
        .toEqual(hub.clock.now());
    }
    expect(await isAlive(id)).toBe(true);
  });

  it('cost no query for an id that is not shaped like one, nor for one that was asked for before', async () => {
    const { sessions, queries } = counted();
    for (const odd of ['x', 'x'.repeat(15_000), `${'x'.repeat(42)}!`, `${'x'.repeat(42)} `]) {
      sessions.touch(odd);
      expect(await sessions.find(odd)).toBeUndefined();
      await sessions.end(odd);
    }
    expect(queries()).toBe(0);
    for (let again = 0; again < 5; again += 1) expect(await sessions.find('u'.repeat(43))).toBeUndefined();
    expect(queries()).toBe(1);
  });

  it('of strangers that read what is kept cost one query for thousands', async () => {
    const id = await session({ accountNumber: 'reader' });
    hub.clock.advance(MINUTE_MS);
    const { sessions, queries } = counted();
    for (let n = 0; n < 3_000; n += 1) sessions.touch(`${n}`.padStart(43, 'r'));
    sessions.touch(id);
    await expect
      .poll(
        async () =>
          (await hub.sql`select max(last_call_at) as at from sessions where account_number = 'reader'`)[0]?.at,
      )
      .toEqual(hub.clock.now());
    expect(queries()).toBe(1);
  });

  it('that have ended are not brought back by reading', async () => {
    const id = await session({ deviceType: 'Kiosk' });
    const live = await session({ accountNumber: 'reader' });
    hub.clock.advance(11 * MINUTE_MS);
    hub.hub.sessions.touch(id);
    hub.hub.sessions.touch(live);
    await expect
      .poll(
        async () =>
          (await hub.sql`select max(last_call_at) as at from sessions where account_number = 'reader'`)[0]?.at,
      )
      .toEqual(hub.clock.now());
    expect(await isAlive(id)).toBe(false);
  });

  it('[AD32] that wait for a PIN change open only what may be called then', async () => {
    const id = await session({ pinChangePending: true });
    expect((await hub.get('pms/account/status', { session: id })).status).toBe(403);
    expect((await hub.post('pms/changePin', {}, { session: id })).status).toBe(400);
    const found = await hub.hub.sessions.find(id);
    await hub.hub.sessions.completePinChange(found?.id ?? '');
    expect((await hub.get('pms/account/status', { session: id })).status).toBe(200);
  });

  it('end at logout, and all others of an account when asked', async () => {
    const [first, second, third] = [await session(), await session(), await session({ accountNumber: '2002' })];
    await hub.hub.sessions.end(first);
    expect(await isAlive(first)).toBe(false);
    const kept = await session();
    await hub.hub.sessions.endOthers('1001', (await hub.hub.sessions.find(kept))?.id ?? '');
    expect([await isAlive(second), await isAlive(third), await isAlive(kept)]).toEqual([false, true, true]);
  });

  it.each(['', 'x', "' or true --", 'x'.repeat(43), '\u0000'.repeat(43)])('are not found by %j', async (id) => {
    expect(await isAlive(id)).toBe(false);
  });
});
