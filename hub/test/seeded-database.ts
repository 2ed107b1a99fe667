import { createHash } from 'node:crypto';
import { inject } from 'vitest';
import { applyPack } from '#hub/apply-pack.ts';
import { connect } from '#hub/shared/database/sql.ts';
import { createLog } from '#hub/shared/log.ts';
import { loadPack } from '#packs/load-pack.ts';
import type { Pack } from '#packs/pack.schema.ts';

const log = createLog('error');
/** Of several test files that want the same at once, one makes it. */
const MAKING_LOCK = 7_164_099;

export const TEST_NOW = '2026-06-15T10:00:00Z';

const known = new Map<string, Promise<string>>();

/**
 * The name of a database with that pack in it as of that moment, made when the run first wants it: seeding costs several
 * times as much as a clone. The demo pack is that of `TEST_NOW`.
 */
export function seededTemplate(pack: Pack | 'demo', now: string): Promise<string> {
  const key =
    pack === 'demo'
      ? 'demo'
      : createHash('sha256')
          .update(JSON.stringify([pack, now]))
          .digest('hex');
  const made = known.get(key) ?? make(key.slice(0, 16), pack, pack === 'demo' ? TEST_NOW : now);
  known.set(key, made);
  return made;
}

async function make(key: string, pack: Pack | 'demo', now: string): Promise<string> {
  const server = inject('database');
  const template = inject('template');
  const name = `${template}_${key}`;
  const admin = connect({ ...server, ...(server.url ? {} : { database: 'postgres' }) }, log, 1);
  try {
    await admin.unsafe(
      `set lock_timeout = 0; set statement_timeout = 0; select pg_advisory_lock(${MAKING_LOCK}, hashtext('${name}'))`,
    );
    const [there] = await admin`select 1 from pg_database where datname = ${name}`;
    if (there) return name;
    const making = `${name}_making`;
    await admin.unsafe(`drop database if exists ${making} with (force)`);
    await admin.unsafe(`create database ${making} template ${template}`);
    const sql = connect({ ...server, database: making }, log, 2);
    await applyPack(sql, pack === 'demo' ? await loadPack('meridian') : pack, {
      today: now.slice(0, 10),
      now: new Date(now),
    });
    await sql.end({ timeout: 5 });
    await admin.unsafe(`alter database ${making} rename to ${name}`);
    return name;
  } finally {
    await admin.end({ timeout: 5 });
  }
}
