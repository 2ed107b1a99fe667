import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '#hub/shared/database/sql.ts';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';
import { startOwnTime } from '#hub-test/own-time.ts';
import { lockScarce } from './capacity-lock.ts';

const PLACES = 10;
const GUESTS = 40;

let hub: TestHub;
const clock = startOwnTime();
beforeAll(async () => {
  hub = await startTestHub();
  await hub.sql`create table places (guest integer not null)`;
});
afterAll(async () => {
  clock.stop();
  await hub.close();
});
beforeEach(() => hub.sql`truncate places`);

/** Count, then take: right only if nobody comes in between. */
async function take(tx: Transaction, guest: number, counted?: () => Promise<void>): Promise<boolean> {
  const [row] = await tx<{ taken: number }[]>`select count(*)::int as taken from places`;
  await counted?.();
  if ((row?.taken ?? 0) >= PLACES) return false;
  await tx`insert into places (guest) values (${guest})`;
  return true;
}

async function rush(lock: (tx: Transaction) => Promise<void>): Promise<number> {
  await Promise.all(
    Array.from({ length: GUESTS }, (_, guest) =>
      hub.sql.begin(async (tx) => {
        await lock(tx);
        return take(tx, guest);
      }),
    ),
  );
  return (await hub.sql`select 1 from places`).length;
}

describe('places that many guests want', () => {
  it('are oversold without the lock: the race is real', async () => {
    await hub.sql`insert into places (guest) select generate_series(1, ${PLACES - 1}::int)`;
    const bothCounted = Promise.withResolvers<void>();
    let counts = 0;
    const meet = () => {
      counts += 1;
      if (counts === 2) bothCounted.resolve();
      return bothCounted.promise;
    };
    const two = [98, 99].map((guest) => hub.sql.begin((tx) => take(tx, guest, meet)));
    expect(await Promise.all(two)).toEqual([true, true]);
    expect(await hub.sql`select 1 from places`).toHaveLength(PLACES + 1);
  });

  it('are sold exactly once each with it', async () => {
    expect(await rush((tx) => lockScarce(tx, ['excursion:1']))).toBe(PLACES);
  });

  it('do not wait for each other crosswise, whatever order the keys are named in', async () => {
    const orders = Array.from({ length: 20 }, (_, n) => (n % 2 ? ['a', 'b', 'c'] : ['c', 'b', 'a', 'a']));
    const done = await Promise.all(orders.map((keys) => hub.sql.begin((tx) => lockScarce(tx, keys).then(() => true))));
    expect(done).toHaveLength(20);
  });

  it('answer busy (503) to a guest who has waited 2.5 seconds', async () => {
    const held = Promise.withResolvers<number>();
    const holder = hub.sql.begin(async (tx) => {
      await lockScarce(tx, ['excursion:2']);
      const [backend] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      held.resolve(backend?.pid ?? 0);
      await tx`select pg_sleep(14)`;
    });
    const letGo = expect(holder).rejects.toMatchObject({ code: '57014' });
    const pid = await held.promise;
    const began = Date.now();
    const waiting = hub.sql.begin((tx) => lockScarce(tx, ['excursion:2']));
    await expect(waiting).rejects.toMatchObject({ status: 503, code: 'busy' });
    expect(Date.now() - began).toBeGreaterThanOrEqual(2_400);
    await hub.sql`select pg_cancel_backend(${pid})`;
    await letGo;
  });

  it('of a hub that stands still pass to those who wait for them, and what it had begun is undone', async () => {
    await hub.sql`create table stood_still (id integer)`;
    const held = Promise.withResolvers<void>();
    const wakes = Promise.withResolvers<void>();
    const standing = hub.sql.begin(async (tx) => {
      await lockScarce(tx, ['excursion:3']);
      await tx`insert into stood_still values (1)`;
      held.resolve();
      await wakes.promise;
    });
    const lost = expect(standing).rejects.toThrow();
    await held.promise;
    const began = clock.now();
    const next = () =>
      hub.sql
        .begin((tx) => lockScarce(tx, ['excursion:3']))
        .then(
          () => 'held',
          () => 'busy',
        );
    await expect.poll(next, { timeout: 10_000, interval: 20 }).toBe('held');
    expect(clock.now() - began).toBeLessThan(3_000);
    wakes.resolve();
    await lost;
    expect(await hub.sql`select * from stood_still`).toHaveLength(0);
  });
});
