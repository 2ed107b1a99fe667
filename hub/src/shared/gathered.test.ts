import { expect, it } from 'vitest';
import { gathered } from './gathered.ts';

/** Says of each key what a changing source had when the read began; every read waits to be let. */
function slowSource() {
  const source = { value: 1, reads: [] as string[][] };
  const doors: (() => void)[] = [];
  const ask = gathered<string, string>(async (keys) => {
    source.reads.push([...keys]);
    const seen = source.value;
    await new Promise<void>((open) => doors.push(open));
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `${key}${seen}`]));
  });
  return { source, ask, open: () => doors.shift()?.() };
}

it('asks once for all who ask at once, each key once, and gives everybody their own', async () => {
  const { source, ask, open } = slowSource();
  const answers = Promise.all([ask('a'), ask('b'), ask('a'), ask('nobody')]);
  await expect.poll(() => source.reads).toEqual([['a', 'b', 'nobody']]);
  open();
  expect(await answers).toEqual(['a1', 'b1', 'a1', undefined]);
});

it('gathers those who come during a read into the next one, which looks anew', async () => {
  const { source, ask, open } = slowSource();
  const first = ask('a');
  await expect.poll(() => source.reads).toEqual([['a']]);
  const late = Promise.all([ask('a'), ask('b')]);
  source.value = 2;
  open();
  expect(await first).toBe('a1');
  await expect.poll(() => source.reads).toEqual([['a'], ['a', 'b']]);
  open();
  expect(await late).toEqual(['a2', 'b2']);
});

it('fails those of one read and asks anew for the next', async () => {
  let fails = true;
  const ask = gathered<string, string>(async (keys) => {
    if (fails) throw new Error('gone');
    return new Map(keys.map((key) => [key, 'back']));
  });
  const [a, b] = await Promise.allSettled([ask('a'), ask('b')]);
  expect([a.status, b.status]).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await ask('a')).toBe('back');
});
