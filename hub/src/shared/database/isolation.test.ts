import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '#hub-test/clone-database.ts';
import type { Pool } from './sql.ts';

const PLACES = 3;

let database: ClonedDatabase;
let sql: Pool;
beforeAll(async () => {
  database = await cloneDatabase();
  const admin = database.connect(2);
  const [row] = await admin<{ name: string }[]>`select current_database() as name`;
  await admin.unsafe(`alter database ${row?.name} set default_transaction_isolation = 'repeatable read'`);
  await admin`create table sold (guest integer)`;
  await admin.end();
  sql = database.connect(12);
});
afterAll(async () => {
  await sql.end({ timeout: 2 });
  await database.drop();
});

describe('on a database whose default isolation is another', () => {
  it('queries and transactions are read committed', async () => {
    expect(await sql`select current_setting('transaction_isolation') as level`).toEqual([{ level: 'read committed' }]);
    const inside = await sql.begin((tx) => tx`show transaction_isolation`);
    expect(inside).toEqual([{ transaction_isolation: 'read committed' }]);
  });

  it('nothing is oversold', async () => {
    const guests = Array.from({ length: 40 }, (_, guest) =>
      sql.begin(async (tx) => {
        const [, [taken]] = await Promise.all([
          tx`select pg_advisory_xact_lock(1)`,
          tx<{ count: number }[]>`select count(*)::int as count from sold`,
        ]);
        if ((taken?.count ?? 0) < PLACES) await tx`insert into sold values (${guest})`;
      }),
    );
    await Promise.all(guests);
    expect(await sql`select * from sold`).toHaveLength(PLACES);
  });
});
