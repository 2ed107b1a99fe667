import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';
import { type OwnServer, startOwnServer } from '#hub-test/own-server.ts';
import { startOwnTime } from '#hub-test/own-time.ts';
import { loadPack } from '#packs/load-pack.ts';
import { PATIENCE_MS, PULSE_EVERY_MS } from './line.ts';

const WITHIN_MS = 2_000;
const KEPT = 'cms/categories/findByRoot/';
const UNAVAILABLE = { code: 'unavailable', message: 'The service is not available right now. Please try again.' };

const clock = startOwnTime();
let server: OwnServer;
let hub: TestHub;
beforeAll(async () => {
  server = await startOwnServer();
  hub = await startTestHub({ database: server.database, pack: await loadPack('meridian'), quiet: true });
  await hub.get(KEPT);
}, 60_000);
afterEach(() => server.thaw());
afterAll(async () => {
  clock.stop();
  await hub.close();
  await server.stop();
});

async function timed(path: string) {
  const began = clock.now();
  const reply = await hub.get(path, { session: 'x'.repeat(43) });
  return { reply, ms: clock.now() - began };
}

/** Reads, a write in a transaction, and a call that needs its session. */
const NEEDING = ['devices/config', 'cms/articles/nothing', 'excursions/tags', 'pms/account/status'];

async function book() {
  return hub.hub.once({ key: String(Math.random()), scope: 'test', body: 1 }, async (tx) => tx`select 1`).catch(String);
}

describe('a database that does not answer', { timeout: 120_000 }, () => {
  it('is noticed early enough to answer within 2 s', () => {
    expect(PULSE_EVERY_MS + PATIENCE_MS).toBeLessThan(WITHIN_MS - 300);
  });

  it('that is frozen: 503 within 2 s, kept reads go on, /ready says so, and all is well 2 s after its return', async () => {
    await server.freeze();
    const [calls, ready, kept] = await Promise.all([
      Promise.all(NEEDING.map(timed)),
      timed('/ready'),
      timed(KEPT),
      book(),
    ]);
    for (const { reply, ms } of calls) {
      expect(reply.status).toBe(503);
      expect(reply.body).toEqual(UNAVAILABLE);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(ms).toBeLessThan(WITHIN_MS);
    }
    expect(ready.reply.status).toBe(503);
    expect(ready.ms).toBeLessThan(WITHIN_MS);
    expect(kept.reply.status).toBe(200);
    expect(kept.ms).toBeLessThan(200);

    // From now on nobody waits at all.
    const later = await Promise.all([...NEEDING, '/ready'].map(timed));
    for (const { reply, ms } of later) {
      expect(reply.status).toBe(503);
      expect(ms).toBeLessThan(500);
    }

    server.thaw();
    const back = clock.now();
    await expect
      .poll(async () => [(await hub.get('devices/config')).status, (await hub.get('/ready')).status])
      .toEqual([200, 200]);
    expect(clock.now() - back).toBeLessThan(WITHIN_MS);
    expect(await book()).toHaveLength(1);
  });

  it('that is killed under load is started anew: never a 500, nobody waits long, and it is found again', async () => {
    const statuses = new Map<number, number>();
    let slowest = 0;
    let stop = false;
    const guest = async (path: string) => {
      while (!stop) {
        const { reply, ms } = await timed(path);
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
        slowest = Math.max(slowest, ms);
        await pause(5);
      }
    };
    const guests = [...NEEDING, ...NEEDING].map(guest);
    const booking = (async () => {
      while (!stop) await book().then(() => pause(5));
    })();
    await pause(200);
    server.kill();
    await expect.poll(() => statuses.get(503) ?? 0).toBeGreaterThan(0);
    await expect
      .poll(async () => [(await hub.get('/ready')).status, await book().then((rows) => rows.length)], {
        timeout: 30_000,
      })
      .toEqual([200, 1]);
    stop = true;
    await Promise.all([...guests, booking]);
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([503]);
    expect(slowest).toBeLessThan(WITHIN_MS);
  });

  it('lets events through again afterwards, and what they keep fresh is forgotten once', async () => {
    let gaps = 0;
    hub.hub.events.onGap(() => {
      gaps += 1;
    });
    await server.freeze();
    await expect.poll(() => hub.sql.isAway()).toBe(true);
    server.thaw();
    await expect.poll(() => gaps).toBe(1);
    const heard: string[] = [];
    hub.hub.events.on<string>({ name: 'test.back' }, (text) => heard.push(text));
    await hub.sql.begin((tx) => hub.hub.events.publishIn(tx, { name: 'test.back' }, 'here'));
    await expect.poll(() => heard).toEqual(['here']);
  });
});
