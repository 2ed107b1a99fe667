import { expect, it } from 'vitest';
import { type GatheredWrites, gatheredWrites, type Outcome } from './gathered-writes.ts';

/** Serves `name` or `name@key`; every run waits to be let, and answers what the test says of it. */
function desk({ atOnce = 10, runs = 1 }: Partial<Pick<GatheredWrites<string, string>, 'atOnce' | 'runs'>> = {}) {
  const served: string[][] = [];
  const doors: PromiseWithResolvers<void>[] = [];
  const refused = new Set<string>();
  const broken = new Map<string, unknown>();
  const ask = gatheredWrites<string, string>({
    atOnce,
    runs,
    keysOf: (name) => [name.split('@')[1] ?? name],
    mayServeAlone: (error) => error === 'rolled back',
    async run(asks): Promise<Outcome<string>[]> {
      served.push([...asks]);
      const door = Promise.withResolvers<void>();
      doors.push(door);
      await door.promise;
      for (const one of asks) if (broken.has(one)) throw broken.get(one);
      return asks.map((one) => (refused.has(one) ? { error: `no ${one}` } : { value: `yes ${one}` }));
    },
  });
  async function open(run: number) {
    await expect.poll(() => doors.length).toBeGreaterThan(run);
    doors[run]?.resolve();
  }
  return { ask, open, served, refused, broken };
}

it('serves who comes alone at once, and those who come meanwhile together, in their order', async () => {
  const { ask, open, served } = desk();
  const answers = Promise.all(['a', 'b', 'c'].map(ask));
  expect(served).toEqual([['a']]);
  await open(0);
  await open(1);
  expect(await answers).toEqual(['yes a', 'yes b', 'yes c']);
  expect(served).toEqual([['a'], ['b', 'c']]);
  const late = ask('d');
  expect(served.at(-1)).toEqual(['d']);
  await open(2);
  expect(await late).toBe('yes d');
});

it('has no more under way than it may, and no more in one run', async () => {
  const { ask, open, served } = desk({ atOnce: 2, runs: 2 });
  const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask));
  expect(served).toEqual([['a'], ['b']]);
  await open(1);
  await expect.poll(() => served).toEqual([['a'], ['b'], ['c', 'd']]);
  await open(0);
  await open(2);
  await open(3);
  expect(await answers).toHaveLength(5);
  expect(served.at(-1)).toEqual(['e']);
});

it('never serves two of the same key together, nor lets one overtake the other', async () => {
  const { ask, open, served } = desk({ atOnce: 2 });
  const answers = Promise.all(['a', 'first@x', 'second@x', 'third@x', 'b'].map(ask));
  for (let run = 0; run < 4; run += 1) await open(run);
  await answers;
  expect(served).toEqual([['a'], ['first@x', 'b'], ['second@x'], ['third@x']]);
});

it('refuses one without the others', async () => {
  const { ask, open, refused } = desk();
  refused.add('c');
  const answers = Promise.allSettled(['a', 'b', 'c', 'd'].map(ask));
  await open(0);
  await open(1);
  expect((await answers).map((one) => (one.status === 'fulfilled' ? one.value : one.reason))).toEqual([
    'yes a',
    'yes b',
    'no c',
    'yes d',
  ]);
});

it('serves each alone when a run was rolled back for one of them', async () => {
  const { ask, open, served, broken } = desk();
  broken.set('c', 'rolled back');
  const answers = Promise.allSettled(['a', 'b', 'c', 'd'].map(ask));
  for (let run = 0; run < 5; run += 1) await open(run);
  expect((await answers).map((one) => (one.status === 'fulfilled' ? one.value : one.reason))).toEqual([
    'yes a',
    'yes b',
    'rolled back',
    'yes d',
  ]);
  expect(served).toEqual([['a'], ['b', 'c', 'd'], ['b'], ['c'], ['d']]);
});

it('serves nobody again when nobody knows what became of a run', async () => {
  const { ask, open, served, broken } = desk();
  broken.set('c', 'connection lost');
  const answers = Promise.allSettled(['a', 'b', 'c'].map(ask));
  await open(0);
  await open(1);
  expect((await answers).map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(served).toHaveLength(2);
});
