import { expect, it } from 'vitest';
import { nextRead } from './next-read.ts';

/** A source whose value changes, read by a call that looks when it begins and answers when it is let. */
function slowSource() {
  const source = { value: 1, reads: 0 };
  const doors: (() => void)[] = [];
  const ask = nextRead(async () => {
    source.reads += 1;
    const seen = source.value;
    await new Promise<void>((open) => doors.push(open));
    return seen;
  });
  return { source, ask, open: () => doors.shift()?.() };
}

it('answers all who asked before a read began by that one', async () => {
  const { source, ask, open } = slowSource();
  const answers = Promise.all([ask(), ask(), ask()]);
  await Promise.resolve();
  await Promise.resolve();
  open();
  expect(await answers).toEqual([1, 1, 1]);
  expect(source.reads).toBe(1);
});

it('never answers with what was read before the question', async () => {
  const { source, ask, open } = slowSource();
  const first = ask();
  await expect.poll(() => source.reads).toBe(1);
  source.value = 2;
  const late = Promise.all([ask(), ask()]);
  open();
  expect(await first).toBe(1);
  await expect.poll(() => source.reads).toBe(2);
  open();
  expect(await late).toEqual([2, 2]);
});

it('goes on after a read that failed', async () => {
  let fails = true;
  const ask = nextRead(async () => {
    if (fails) throw new Error('gone');
    return 'back';
  });
  await expect(ask()).rejects.toThrow('gone');
  fails = false;
  expect(await ask()).toBe('back');
});
