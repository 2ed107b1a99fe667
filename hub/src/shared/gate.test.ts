import { describe, expect, it } from 'vitest';
import { createGate, NOBODY } from './gate.ts';

/** Works of which each ends when it is told to. */
function works(limits: Parameters<typeof createGate>[0]) {
  const gate = createGate(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask(name: string, client?: string) {
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      return gate(async () => {
        begun.push(name);
        await promise;
      }, client);
    },
    async end(name: string, asked: Promise<void>) {
      ends.get(name)?.();
      await asked;
    },
  };
}

describe('the gate', () => {
  it('lets so many in at a time, and the next when one is done', async () => {
    const { begun, ask, end } = works({ workers: 2, waiting: 10 });
    const [a, b, c] = ['a', 'b', 'c'].map((name) => ask(name));
    expect(begun).toEqual(['a', 'b']);
    if (a) await end('a', a);
    expect(begun).toEqual(['a', 'b', 'c']);
    if (b && c) await Promise.all([end('b', b), end('c', c)]);
  });

  it('refuses with 503 and a time to come back past the number that may wait, exactly', async () => {
    const { ask } = works({ workers: 1, waiting: 2 });
    void ask('a');
    void ask('b');
    void ask('c');
    await expect(ask('d')).rejects.toMatchObject({ status: 503, code: 'busy', headers: { 'retry-after': '2' } });
  });

  it('lets clients take turns, so that the one wish of another comes second and not last', async () => {
    const { begun, ask, end } = works({ workers: 1, waiting: 100 });
    const greedy = ['1', '2', '3', '4'].map((name) => ask(name, 'greedy'));
    const modest = ask('only', 'modest');
    for (const [index, asked] of greedy.entries()) {
      await end(String(index + 1), asked);
      if (index === 1) await end('only', modest);
    }
    expect(begun).toEqual(['1', '2', 'only', '3', '4']);
  });

  it('lets work for nobody in when nobody else waits', async () => {
    const { begun, ask, end } = works({ workers: 1, waiting: 100 });
    const first = ask('first', 'guest');
    const ahead = ask('ahead', NOBODY);
    const [second, third] = [ask('second', 'guest'), ask('third', 'guest')];
    await end('first', first);
    await end('second', second);
    await end('third', third);
    expect(begun).toEqual(['first', 'second', 'third', 'ahead']);
    await end('ahead', ahead);
  });

  it('refuses one client who waits too often, and nobody else', async () => {
    const { ask } = works({ workers: 1, waiting: 100, waitingOfOne: 1 });
    void ask('a', 'greedy');
    void ask('b', 'greedy');
    await expect(ask('c', 'greedy')).rejects.toMatchObject({ status: 503 });
    await expect(Promise.race([ask('d', 'modest'), 'waits'])).resolves.toBe('waits');
  });
});
