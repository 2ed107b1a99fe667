import { expect, it } from 'vitest';
import { createTurns } from './in-turn.ts';

it('works on one key in order, also after a failure, and on others meanwhile', async () => {
  const inTurn = createTurns();
  const heard: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn('a', async () => {
    await gate.promise;
    heard.push('first');
    throw new Error('no');
  });
  const second = inTurn('a', async () => heard.push('second'));
  await inTurn('b', async () => heard.push('other'));
  expect(heard).toEqual(['other']);
  gate.resolve();
  await expect(first).rejects.toThrow('no');
  await second;
  expect(heard).toEqual(['other', 'first', 'second']);
});

it('lets so many work on one key at a time', async () => {
  const inTurn = createTurns(2);
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const started: number[] = [];
  const all = gates.map(({ promise }, index) =>
    inTurn('a', async () => {
      started.push(index);
      await promise;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  gates[1]?.resolve();
  await all[1];
  expect(started).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  await Promise.all(all);
  expect(started).toEqual([0, 1, 2, 3]);
});
