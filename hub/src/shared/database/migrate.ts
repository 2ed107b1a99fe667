import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from './sql.ts';
import { START_LIMITS } from './wait-for-turn.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** One number for all hubs: whoever holds it migrates, the others wait and find nothing left to do. */
const MIGRATION_LOCK = 7_164_001;
/** How long a migration may wait for the tables of hubs that are running; the lock of all hubs is waited for longer. */
const TABLE_LOCK_TIMEOUT = '30s';
const LIMITS = { ...START_LIMITS, idle_session_timeout: '60s' };
const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;

export class MigrationError extends Error {}

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

function refuse(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  for (const [name, checksum] of applied) {
    const migration = migrations.find((one) => one.name === name);
    if (!migration) {
      throw new MigrationError(`The database is newer than this hub: it has the migration ${name}. Start a newer hub.`);
    }
    if (migration.checksum !== checksum) {
      throw new MigrationError(
        `The migration ${name} was changed after it had been applied. Put it back and add a new migration instead.`,
      );
    }
  }
}

/** Brings the database to the newest state, each file in its own transaction; safe to run from several hubs at once. */
export async function migrate(pool: Pool, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const connection = await pool.reserve();
  try {
    for (const [name, value] of Object.entries(LIMITS)) {
      await connection`select set_config(${name}, ${value}, false)`;
    }
    await connection`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await connection`select set_config('lock_timeout', ${TABLE_LOCK_TIMEOUT}, false)`;
    await connection`
      create table if not exists migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
    const rows = await connection<{ name: string; checksum: string }[]>`select name, checksum from migrations`;
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    refuse(migrations, applied);
    const open = migrations.filter(({ name }) => !applied.has(name));
    for (const { name, text, checksum } of open) {
      await connection`begin`;
      try {
        await connection.unsafe(text);
        await connection`insert into migrations (name, checksum) values (${name}, ${checksum})`;
        await connection`commit`;
      } catch (error) {
        await connection`rollback`;
        throw new MigrationError(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
      }
    }
    return open.map(({ name }) => name);
  } finally {
    await connection`select pg_advisory_unlock(${MIGRATION_LOCK})`.catch(() => undefined);
    for (const name of Object.keys(LIMITS)) await connection.unsafe(`reset ${name}`).catch(() => undefined);
    connection.release();
  }
}
