import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';
import { readTogether, writeTogether } from './together.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub();
  await hub.sql`create table cabins (number integer primary key, name jsonb)`;
  await hub.sql`create table keys (number integer primary key, place text)`;
});
afterAll(() => hub.close());
beforeEach(async () => {
  await hub.sql`truncate cabins, keys`;
  await hub.sql`insert into cabins values (1, '{"en": "Bow"}'), (2, null), (3, '{"en": "Stern"}')`;
});

const cabins = (from: number) => hub.sql<{ number: number; name: { en: string } | null }[]>`
  select number, name from cabins where number >= ${from} order by number desc`;
const keys = () => hub.sql<{ place: string }[]>`select place from keys`;

/** How often each statement of a connection was run, begin and commit not counted. */
const RUNS = 'select coalesce(sum(generic_plans + custom_plans), 0)::int as runs from pg_prepared_statements';

describe('reads of one statement', () => {
  it('deliver the rows of each query under its name, in its order, as the query alone does', async () => {
    const alone = { all: [...(await cabins(1))], some: [...(await cabins(3))], none: [...(await keys())] };
    expect(await readTogether(hub.sql, { all: cabins(1), some: cabins(3), none: keys() })).toEqual(alone);
    expect(alone.all.map((one) => one.number)).toEqual([3, 2, 1]);
  });

  it('are one statement', async () => {
    await hub.sql.begin(async (tx) => {
      const [before] = await tx.unsafe<{ runs: number }[]>(RUNS);
      await readTogether(tx, { all: cabins(1), some: cabins(3), none: keys() });
      const [after] = await tx.unsafe<{ runs: number }[]>(RUNS);
      expect((after?.runs ?? 0) - (before?.runs ?? 0)).toBe(1);
    });
  });
});

describe('writes of one statement', () => {
  const cabin = (number: number) => hub.sql`cabin as (insert into cabins values (${number}, null) returning number)`;
  const key = () => hub.sql`key as (insert into keys select number, 'desk' from cabin)`;
  const emptied = () => hub.sql`emptied as (delete from cabins where number < 3)`;

  it('are all made, and each may build on one before it', async () => {
    await writeTogether(hub.sql, [cabin(7), key(), emptied()]).execute();
    expect((await cabins(1)).map((one) => one.number)).toEqual([7, 3]);
    expect(await hub.sql`select * from keys`).toEqual([{ number: 7, place: 'desk' }]);
  });

  it('are none of them made when one cannot be', async () => {
    await hub.sql`insert into keys values (8, 'guest')`;
    const failing = writeTogether(hub.sql, [cabin(8), key(), emptied()]).execute();
    await expect(failing).rejects.toMatchObject({ constraint_name: 'keys_pkey' });
    expect((await cabins(1)).map((one) => one.number)).toEqual([3, 2, 1]);
  });
});
