import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type Pool } from '#hub/shared/database/sql.ts';
import { createLog } from '#hub/shared/log.ts';

export interface ClonedDatabase {
  connect(connections?: number): Pool;
  drop(): Promise<void>;
}

/** A server that others keep busy is not one that is away; what is away is tried on a server of its own. */
const PATIENCE = { connectMs: 30_000, answerMs: 30_000 };

/** One connection for all databases that a worker makes and drops: to let one in is work for the server too. */
let admin: Pool | undefined;

function asAdmin(statement: string): Promise<unknown> {
  const server = inject('database');
  admin ??= connect({ ...server, ...(server.url ? {} : { database: 'postgres' }) }, createLog('error'), 1, PATIENCE);
  return admin.unsafe(statement);
}

/** A database of one's own, cloned from the migrated template of the run. */
export async function cloneDatabase(template = inject('template')): Promise<ClonedDatabase> {
  const server = inject('database');
  const database = `gangway_${randomBytes(6).toString('hex')}`;
  const log = createLog('error');
  // Files are copied in a fifth of the work of writing every page to the log; a server that keeps its word to a disk waits for it.
  const strategy = server.url ? '' : 'strategy file_copy';
  await asAdmin(`create database ${database} template ${template} ${strategy}`);
  return {
    connect: (connections = 8) => connect({ ...server, database }, log, connections, PATIENCE),
    async drop() {
      await asAdmin(`drop database if exists ${database} with (force)`);
    },
  };
}
