import { inject } from 'vitest';
import { applyPack } from '#hub/apply-pack.ts';
import { connect } from '#hub/shared/database/sql.ts';
import { createLog } from '#hub/shared/log.ts';
import { loadPack } from '#packs/load-pack.ts';

const log = createLog('error');
/** Of several test files that want it at once, one makes it. */
const MAKING_LOCK = 7_164_099;

export const TEST_NOW = '2026-06-15T10:00:00Z';

/** The name of a database with the demo pack in it, made when the run first wants it: seeding costs a second each time. */
export async function demoTemplate(): Promise<string> {
  const server = inject('database');
  const template = inject('template');
  const name = `${template}_demo`;
  const admin = connect({ ...server, ...(server.url ? {} : { database: 'postgres' }) }, log, 1);
  try {
    await admin.unsafe(`set lock_timeout = 0; set statement_timeout = 0; select pg_advisory_lock(${MAKING_LOCK})`);
    const [known] = await admin`select 1 from pg_database where datname = ${name}`;
    if (known) return name;
    const making = `${name}_making`;
    await admin.unsafe(`drop database if exists ${making} with (force)`);
    await admin.unsafe(`create database ${making} template ${template}`);
    const sql = connect({ ...server, database: making }, log, 2);
    await applyPack(sql, await loadPack('meridian'), { today: TEST_NOW.slice(0, 10), now: new Date(TEST_NOW) });
    await sql.end({ timeout: 5 });
    await admin.unsafe(`alter database ${making} rename to ${name}`);
    return name;
  } finally {
    await admin.end({ timeout: 5 });
  }
}
