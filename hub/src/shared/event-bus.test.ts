import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';
import { defineTopic } from './event-bus.ts';

const tested = defineTopic<{ n: number }>('test.event');

let hub: TestHub;
let other: Awaited<ReturnType<TestHub['sibling']>>;
beforeAll(async () => {
  hub = await startTestHub({ quiet: true });
  other = await hub.sibling();
});
afterAll(async () => {
  await other.close();
  await hub.close();
});

function heard(through: Pick<TestHub, 'hub'>) {
  const numbers: number[] = [];
  const stop = through.hub.events.on(tested, ({ n }) => numbers.push(n));
  return { numbers, stop };
}

describe('events', () => {
  it('reach this process at once and the others through the database, each once', async () => {
    const [here, there] = [heard(hub), heard(other)];
    await hub.hub.events.publish(tested, { n: 1 });
    expect(here.numbers).toEqual([1]);
    await other.hub.events.publish(tested, { n: 2 });
    await expect
      .poll(() => [here.numbers, there.numbers.toSorted()])
      .toEqual([
        [1, 2],
        [1, 2],
      ]);
    here.stop();
    there.stop();
  });

  it('of a transaction are told when it commits, and never when it does not', async () => {
    const [here, there] = [heard(hub), heard(other)];
    const rolledBack = hub.sql.begin(async (tx) => {
      await hub.hub.events.publishIn(tx, tested, { n: 3 });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await hub.sql.begin(async (tx) => {
      await hub.hub.events.publishIn(tx, tested, { n: 4 });
      expect(here.numbers).toEqual([]);
    });
    await expect.poll(() => [here.numbers, there.numbers]).toEqual([[4], [4]]);
    here.stop();
    there.stop();
  });

  it('of a change are told with it: here when it is done, elsewhere soon after', async () => {
    const [here, there] = [heard(hub), heard(other)];
    const answer = await hub.hub.events.publishWith(tested, { n: 5 }, async (tx) => {
      await tx`insert into attempt_counts (key, failed_at, forget_at) values ('\\x05', '{}', now())`;
      expect(here.numbers).toEqual([]);
      return 'done';
    });
    expect([answer, here.numbers[0]]).toEqual(['done', 5]);
    await expect.poll(() => there.numbers).toEqual([5]);
    here.stop();
    there.stop();
  });

  it('that cannot be told undo the change they were to tell of', async () => {
    const tooLong = defineTopic<string>('test.long');
    const change = hub.hub.events.publishWith(
      tooLong,
      'x'.repeat(8_000),
      (tx) => tx`insert into attempt_counts (key, failed_at, forget_at) values ('\\x06', '{}', now())`,
    );
    await expect(change).rejects.toThrow('too large');
    expect(await hub.sql`select 1 from attempt_counts where key = '\\x06'`).toHaveLength(0);
  });

  it('survive a listener that fails', async () => {
    const stop = hub.hub.events.on(tested, () => {
      throw new Error('deaf');
    });
    const here = heard(hub);
    await hub.hub.events.publish(tested, { n: 5 });
    expect(here.numbers).toEqual([5]);
    expect(hub.logged.join('')).toContain('an event listener failed');
    stop();
    here.stop();
  });

  it('that are too large for the line are refused with advice', async () => {
    const large = defineTopic<string>('test.large');
    await expect(hub.hub.events.publish(large, 'x'.repeat(8_000))).rejects.toThrow('send the id');
  });

  it('go on after the line to the database broke, and say that some may be missing', async () => {
    let gaps = 0;
    other.hub.events.onGap(() => {
      gaps += 1;
    });
    const there = heard(other);
    await hub.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`;
    await expect.poll(() => gaps).toBe(1);
    await hub.hub.events.publish(tested, { n: 6 });
    await expect.poll(() => there.numbers).toContain(6);
  });
});
