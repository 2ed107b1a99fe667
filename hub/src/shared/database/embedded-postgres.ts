import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#hub/shared/log.ts';
import { choosePlace, initialise, type Place } from './cluster.ts';
import { goneWithin, isAlive } from './process-alive.ts';
import { connect, SOCKET_PORT } from './sql.ts';

/** A PostgreSQL server of our own, from the binaries that npm brings, on a Unix socket in the hub's data folder. */
export interface EmbeddedPostgres {
  socketFolder: string;
  /** The server's process, changing when it had to be started anew. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Off only for tests: a crash of the machine may then lose writes. */
  durable?: boolean;
  maxConnections?: number;
}

const READY_WITHIN_MS = 60_000; // recovery after a hard stop included
const STOP_WITHIN_MS = 20_000;
const RESTART_AFTER_MS = 500;
const RESTART_AT_MOST_MS = 10_000;
/** A server that ran this long was well; its end is a new event. */
const STEADY_AFTER_MS = 60_000;
const LOG_FILE_LIMIT = 5_000_000;

function serverArguments({ cluster, socketFolder }: Place, { durable = true, maxConnections = 60 }: EmbeddedOptions) {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: String(SOCKET_PORT),
    max_connections: String(maxConnections),
    shared_buffers: '64MB',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    // Small processes on a small machine: no parallel workers, no replication, no JIT, reads done by who needs them.
    max_parallel_workers_per_gather: '0',
    max_worker_processes: '2',
    max_logical_replication_workers: '0',
    autovacuum_max_workers: '1',
    io_method: 'sync',
    jit: 'off',
    huge_pages: 'off',
    dynamic_shared_memory_type: 'mmap',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '256MB',
    log_checkpoints: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Ends a server the quick and clean way (clients are cut off, everything committed is on disk). */
async function end(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await goneWithin(pid, STOP_WITHIN_MS)) return;
  }
}

/** A killed hub leaves its server behind: it is ended cleanly, and ours starts with our own settings. */
async function endLeftover({ cluster }: Place, log: Log): Promise<void> {
  const [first] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(first);
  if (!pid || !isAlive(pid)) return;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => cluster);
  if (!command.includes(cluster)) return;
  log.info('ending the database server that an earlier hub left running', { pid });
  await end(pid);
}

async function spawnServer(place: Place, options: EmbeddedOptions): Promise<ChildProcess> {
  const path = join(place.home, 'postgres.log');
  const tooLong = (await stat(path).catch(() => undefined))?.size ?? 0;
  const logFile = await open(path, tooLong > LOG_FILE_LIMIT ? 'w' : 'a');
  const child = spawn(join(place.binaries, 'bin', 'postgres'), serverArguments(place, options), {
    ...place.user,
    cwd: '/',
    stdio: ['ignore', logFile.fd, logFile.fd],
    // Its own process group: Ctrl-C at the terminal reaches the hub, which finishes its requests first.
    detached: true,
  });
  await logFile.close();
  return child;
}

async function ready(place: Place, child: ChildProcess, log: Log): Promise<void> {
  for (const end = Date.now() + READY_WITHIN_MS; ; await wait(30)) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > end) {
      throw new Error(
        `The database does not start; ${join(place.home, 'postgres.log')} says why. Put back a backup, or move ${place.cluster} away and start anew.`,
      );
    }
    const sql = connect({ socketFolder: place.socketFolder, database: 'postgres' }, log, 1);
    try {
      const [row] = await sql`select 1 from pg_database where datname = 'gangway'`;
      if (!row) await sql`create database gangway`;
      return;
    } catch {
      // not yet
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}

export async function startEmbeddedPostgres(
  dataFolder: string,
  log: Log,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const place = await choosePlace(dataFolder);
  await initialise(place, options.durable ?? true);
  await endLeftover(place, log);
  let stopping = false;
  let child = await spawnServer(place, options);

  /** A server that ends by itself is started anew, more patiently each time in a row. */
  async function startAnew(afterMs: number): Promise<void> {
    await wait(afterMs, undefined, { ref: false });
    if (stopping) return;
    try {
      child = await spawnServer(place, options);
      supervise(Math.min(afterMs * 2, RESTART_AT_MOST_MS));
    } catch (error) {
      log.error('the database server cannot be started', { error });
      await startAnew(Math.min(afterMs * 2, RESTART_AT_MOST_MS));
    }
  }

  function supervise(nextAfterMs: number) {
    const startedAt = Date.now();
    child.once('error', (error) => log.error('the database server cannot be run', { error }));
    child.once('exit', (code, signal) => {
      if (stopping) return;
      log.error('the database server ended by itself and is started anew', { code, signal });
      void startAnew(Date.now() - startedAt > STEADY_AFTER_MS ? RESTART_AFTER_MS : nextAfterMs);
    });
  }

  await ready(place, child, log);
  supervise(RESTART_AFTER_MS);
  return {
    socketFolder: place.socketFolder,
    pid: () => child.pid,
    async stop() {
      stopping = true;
      if (child.pid && child.exitCode === null) await end(child.pid);
    },
  };
}
