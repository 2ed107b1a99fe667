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
