import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';
import { createAttempts } from './attempts.ts';

const MINUTE_MS = 60_000;
const limit = { failures: 3, windowMs: 15 * MINUTE_MS, lockMs: 15 * MINUTE_MS };

describe('attempts', () => {
  let test: TestHub;
  beforeAll(async () => {
    test = await startTestHub();
  });
  afterAll(() => test.close());

  it('[AD27] lets so many through, then none until the lock has run out', async () => {
    const { attempts } = test.hub;
    const begun = [];
    for (let i = 0; i < 5; i++) begun.push(await attempts.begin('a', limit));
    expect(begun).toEqual([true, true, true, false, false]);
    expect(await attempts.isLocked('a')).toBe(true);
    test.clock.advance(15 * MINUTE_MS - 1);
    expect(await attempts.begin('a', limit)).toBe(false);
    test.clock.advance(1);
    expect(await attempts.begin('a', limit)).toBe(true);
  });

  it('counts over a sliding window: failures of two quarters of an hour that lie close together add up', async () => {
    const { attempts } = test.hub;
    await attempts.fail('b', limit);
    test.clock.advance(14 * MINUTE_MS);
    await attempts.fail('b', limit);
    test.clock.advance(2 * MINUTE_MS);
    await attempts.fail('b', limit);
    expect(await attempts.isLocked('b')).toBe(false);
    await attempts.fail('b', limit);
    expect(await attempts.isLocked('b')).toBe(true);
  });

  it('[AD27] forgets a key on success', async () => {
    const { attempts } = test.hub;
    await attempts.begin('c', limit);
    await attempts.begin('c', limit);
    await attempts.forget('c');
    expect([await attempts.begin('c', limit), await attempts.begin('c', limit)]).toEqual([true, true]);
    expect(await attempts.isLocked('c')).toBe(false);
  });

  it('lets no more than the limit through of a hundred at once, from two processes', async () => {
    const processes = [test.hub.attempts, createAttempts(test.sql, test.clock)];
    const begun = await Promise.all(
      Array.from({ length: 100 }, (_, i) => processes[i % 2]?.begin('d', { ...limit, failures: 5 })),
    );
    expect(begun.filter(Boolean)).toHaveLength(5);
  });

  it('keeps keys apart and sweeps what is over', async () => {
    const { attempts } = test.hub;
    await attempts.begin('e', { ...limit, failures: 1 });
    expect(await attempts.isLocked('e')).toBe(true);
    expect(await attempts.isLocked('f')).toBe(false);
    test.clock.advance(60 * MINUTE_MS);
    await attempts.begin('f', limit);
    const [row] = await test.sql`select count(*)::int as count from attempt_counts`;
    expect(row?.count).toBe(1);
  });
});
