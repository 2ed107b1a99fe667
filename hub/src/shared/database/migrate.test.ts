import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '#hub-test/clone-database.ts';
import { migrate } from './migrate.ts';
import type { Pool } from './sql.ts';

let database: ClonedDatabase;
let sql: Pool;
let folder: string;
beforeEach(async () => {
  database = await cloneDatabase('template0');
  sql = database.connect();
  folder = await mkdtemp(join(tmpdir(), 'gangway-migrations-'));
  await write('0001-one.sql', 'create table one (id integer)');
  await write('0002-two.sql', 'create table two (id integer); insert into two values (1), (2)');
});
afterEach(async () => {
  await sql.end({ timeout: 2 });
  await database.drop();
  await rm(folder, { recursive: true });
});
const write = (name: string, text: string) => writeFile(join(folder, name), text);

describe('migrations', () => {
  it('are applied in order, once', async () => {
    expect(await migrate(sql, folder)).toEqual(['0001-one.sql', '0002-two.sql']);
    expect(await migrate(sql, folder)).toEqual([]);
    await write('0003-three.sql', 'alter table two add column name text');
    expect(await migrate(sql, folder)).toEqual(['0003-three.sql']);
    expect(await sql`select id, name from two`).toHaveLength(2);
  });

  it('are applied once when several hubs start at the same time', async () => {
    const second = database.connect();
    const applied = await Promise.all([migrate(sql, folder), migrate(second, folder), migrate(sql, folder)]);
    expect(applied.flat().toSorted()).toEqual(['0001-one.sql', '0002-two.sql']);
    await second.end();
  });

  it('leave nothing of one that fails, and are taken up there after it was mended', async () => {
    await write('0003-three.sql', 'create table three (id integer); select nonsense');
    await expect(migrate(sql, folder)).rejects.toThrow(/^The migration 0003-three.sql failed: .*nonsense/);
    expect(await sql`select to_regclass('three') as name`).toEqual([{ name: null }]);
    await write('0003-three.sql', 'create table three (id integer)');
    expect(await migrate(sql, folder)).toEqual(['0003-three.sql']);
  });

  it('refuse one that was changed after it had been applied', async () => {
    await migrate(sql, folder);
    await write('0002-two.sql', 'create table two (id bigint)');
    await expect(migrate(sql, folder)).rejects.toThrow(
      'The migration 0002-two.sql was changed after it had been applied. Put it back and add a new migration instead.',
    );
  });

  it('refuse a database that is newer than the hub', async () => {
    await migrate(sql, folder);
    await rm(join(folder, '0002-two.sql'));
    await expect(migrate(sql, folder)).rejects.toThrow('The database is newer than this hub');
  });

  it('of the hub itself apply to an empty database', async () => {
    expect((await migrate(sql)).length).toBeGreaterThan(5);
  });
});
