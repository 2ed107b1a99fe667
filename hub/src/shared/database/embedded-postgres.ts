import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#hub/shared/log.ts';
import { NOBODY, postgresFolder, reachableForOthers } from './postgres-binaries.ts';
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

const SOCKET_PATH_LIMIT = 107; // bytes of sun_path on Linux, less the closing zero
const READY_WITHIN_MS = 60_000; // recovery after a hard stop included
const STOP_WITHIN_MS = 20_000;
const RESTART_AFTER_MS = 500;
const LOG_FILE_LIMIT = 5_000_000;

interface Place {
  user: { uid: number; gid: number } | undefined;
  home: string;
  cluster: string;
  socketFolder: string;
  binaries: string;
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

async function privateFolder(path: string, user: Place['user']): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
  if (user) await chown(path, user.uid, user.gid);
}

/** Where the cluster lives: in the data folder, or, when root's clone lies in a closed folder, below /var/lib. */
async function choosePlace(dataFolder: string): Promise<Place> {
  await mkdir(dataFolder, { recursive: true });
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
  let home = dataFolder;
  if (user) await chmod(dataFolder, ((await stat(dataFolder)).mode & 0o777) | 0o011);
  if (user && !(await reachableForOthers(dataFolder))) {
    home = join('/var/lib/gangway', shortHash(dataFolder));
    await mkdir(home, { recursive: true, mode: 0o755 });
    await writeFile(join(dataFolder, 'database-is-in.txt'), `${home}\n`);
  }
  const own = join(home, 'socket');
  const fits = Buffer.byteLength(join(own, `.s.PGSQL.${SOCKET_PORT}.lock`)) <= SOCKET_PATH_LIMIT;
  const socketFolder = fits ? own : join(tmpdir(), `gangway-${shortHash(dataFolder)}`);
  await privateFolder(socketFolder, user);
  const owner = (await stat(socketFolder)).uid;
  if (owner !== (user?.uid ?? process.getuid?.() ?? owner))
    throw new Error(`${socketFolder} belongs to somebody else.`);
  const binaries = await postgresFolder(Boolean(user), '/var/lib/gangway');
  return { user, home, cluster: join(home, 'postgres'), socketFolder, binaries };
}

async function initialise({ user, home, cluster, binaries }: Place, durable: boolean): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  // Made beside its place and moved there when whole, so that an interrupted first start leaves nothing half done.
  const making = join(home, 'postgres.new');
  await rm(making, { recursive: true, force: true });
  await privateFolder(making, user);
  const args = ['-D', making, '-U', 'gangway', '-A', 'trust', '-E', 'UTF8'];
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', durable ? '--data-checksums' : '-N');
  const child = spawn(join(binaries, 'bin', 'initdb'), args, { ...user, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const code = await new Promise((done, fail) => child.once('error', fail).once('close', done));
  if (code !== 0) throw new Error(`The database could not be created: ${said.trim().split('\n').at(-1)}`);
  await rename(making, cluster);
}

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
      throw new Error(`The database does not start; the reason stands in ${join(place.home, 'postgres.log')}.`);
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

  function supervise() {
    child.once('error', (error) => log.error('the database server cannot be run', { error }));
    child.once('exit', async (code, signal) => {
      if (stopping) return;
      log.error('the database server ended by itself and is started anew', { code, signal });
      await wait(RESTART_AFTER_MS);
      if (stopping) return;
      child = await spawnServer(place, options);
      supervise();
    });
  }

  await ready(place, child, log);
  supervise();
  return {
    socketFolder: place.socketFolder,
    pid: () => child.pid,
    async stop() {
      stopping = true;
      if (child.pid && child.exitCode === null) await end(child.pid);
    },
  };
}
