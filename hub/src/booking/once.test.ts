import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '#hub/housekeeping.ts';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';
import type { OnceKey } from './once.ts';

let hub: TestHub;
let sibling: Awaited<ReturnType<TestHub['sibling']>>;
beforeAll(async () => {
  hub = await startTestHub();
  sibling = await hub.sibling();
  await hub.sql`create table writes (id bigint generated always as identity, what text not null)`;
});
afterAll(async () => {
  await sibling.close();
  await hub.close();
});
beforeEach(() => hub.sql`truncate writes, idempotency_keys`);

const KEY: OnceKey = { key: 'k1', scope: 'party-1 basket.order', body: { a: 1, b: [2] } };

function write(key: OnceKey, through: Pick<TestHub, 'hub'> = hub) {
  return through.hub.once(key, async (tx) => {
    const [row] = await tx<{ id: string }[]>`insert into writes (what) values ('x') returning id::text`;
    return { order: row?.id, at: 'sea' };
  });
}
const count = async () => (await hub.sql`select 1 from writes`).length;

describe('a write that must happen once', () => {
  it('[BD17] happens once per key, and answers the same again to the letter', async () => {
    const first = await write(KEY);
    expect(JSON.stringify(await write(KEY))).toBe(JSON.stringify(first));
    expect(await write({ ...KEY, body: { b: [2], a: 1 } })).toEqual(first);
    expect(await count()).toBe(1);
  });

  it('happens once when twenty calls race through two hub processes, and all get its answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => write(KEY, n % 2 ? hub : sibling)));
    expect(await count()).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('is refused with 409 when the key was used for something else', async () => {
    await write(KEY);
    await expect(write({ ...KEY, body: { a: 2 } })).rejects.toMatchObject({ status: 409, code: 'key_reused' });
    expect(await count()).toBe(1);
  });

  it('is another write for another guest or another route, or without a key', async () => {
    await write(KEY);
    await write({ ...KEY, scope: 'party-2 basket.order' });
    await write({ ...KEY, key: undefined });
    await write({ ...KEY, key: undefined });
    expect(await count()).toBe(4);
  });

  it('leaves nothing behind when it fails, and may be tried again with the same key', async () => {
    const failing = hub.hub.once(KEY, async (tx) => {
      await tx`insert into writes (what) values ('lost')`;
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await count()).toBe(0);
    expect(await write(KEY)).toEqual({ order: expect.any(String), at: 'sea' });
  });

  it('is forgotten after a week, and its key is stored only as a hash', async () => {
    await write(KEY);
    hub.clock.advance(6 * 86_400_000);
    await cleanUp(hub.hub);
    expect(await hub.sql`select 1 from idempotency_keys`).toHaveLength(1);
    expect(JSON.stringify(await hub.sql`select * from idempotency_keys`)).not.toContain('k1');
    hub.clock.advance(2 * 86_400_000);
    await cleanUp(hub.hub);
    expect(await hub.sql`select 1 from idempotency_keys`).toHaveLength(0);
  });
});
