import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '#hub-test/clone-database.ts';
import type { Pool, Transaction } from './sql.ts';

let database: ClonedDatabase;
let sql: Pool;
beforeAll(async () => {
  database = await cloneDatabase();
  sql = database.connect(6);
  await sql`create table notes (text text primary key)`;
});
afterAll(async () => {
  await sql.end({ timeout: 2 });
  await database.drop();
});

const notes = async () => (await sql<{ text: string }[]>`select text from notes order by text`).map((row) => row.text);
const transactionId = (on: Pool | Transaction) => on<{ id: string }[]>`select pg_current_xact_id()::text as id`;

describe('transactions', () => {
  it('commit what they wrote and answer what they returned', async () => {
    expect(await sql.begin(async (tx) => (await tx`insert into notes values ('kept')`).count)).toBe(1);
    expect(await notes()).toEqual(['kept']);
  });

  it('keep apart from each other and from everything else when very many come at once', async () => {
    const inside = Array.from({ length: 400 }, () =>
      sql.begin(async (tx) => {
        const [first] = await transactionId(tx);
        await tx`select 1`;
        const [last] = await transactionId(tx);
        return [first?.id, last?.id];
      }),
    );
    const outside = Array.from({ length: 400 }, () => transactionId(sql));
    const own = await Promise.all(inside);
    const others = (await Promise.all(outside)).map(([row]) => row?.id);
    expect(own.every(([first, last]) => first === last)).toBe(true);
    expect(new Set([...own.map(([first]) => first), ...others]).size).toBe(800);
  });

  it('leave nothing behind when the work fails', async () => {
    const work = sql.begin(async (tx) => {
      await tx`insert into notes values ('lost')`;
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await notes()).toEqual(['kept']);
  });

  it('do not call a statement committed that failed unseen', async () => {
    const work = sql.begin(async (tx) => {
      await tx`insert into notes values ('half')`;
      await tx`insert into notes values ('kept')`.catch(() => undefined);
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await notes()).toEqual(['kept']);
  });

  it('refuse what comes after their end', async () => {
    const late = await sql.begin(async (tx) => () => tx`insert into notes values ('late')`);
    expect(late).toThrow('over');
    expect(await notes()).toEqual(['kept']);
  });

  it('end with their connection, and nothing slips onto the next one', async () => {
    const work = sql.begin(async (tx) => {
      await tx`insert into notes values ('before')`;
      const [backend] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await sql`select pg_terminate_backend(${backend?.pid ?? 0})`;
      const goOn = async () => {
        await tx`select 1`;
        return 'alive';
      };
      await expect.poll(() => goOn().catch(() => 'gone')).toBe('gone');
      await tx`insert into notes values ('after')`;
    });
    await expect(work).rejects.toThrow();
    expect(await notes()).toEqual(['kept']);
    const again = await Promise.all(Array.from({ length: 6 }, (_, n) => sql.begin(async () => n)));
    expect(again).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
