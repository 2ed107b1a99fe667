import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import type { Pool } from '#hub/shared/database/sql.ts';
import { TEST_NOW } from './hub.ts';

const SCRIPT = fileURLToPath(new URL('./hub-process.ts', import.meta.url));

export interface HubProcess {
  child: ChildProcess;
  origin: string;
}

/** A hub in a process of its own on the database of a test's hub. */
export async function startKillable(sql: Pool): Promise<HubProcess> {
  const [row] = await sql<{ database: string }[]>`select current_database() as database`;
  const address = { ...inject('database'), database: row?.database };
  const child = fork(SCRIPT, [JSON.stringify(address), TEST_NOW], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'gangway-compiled') },
  });
  const [port] = (await once(child, 'message')) as [number];
  return { child, origin: `http://127.0.0.1:${port}` };
}
