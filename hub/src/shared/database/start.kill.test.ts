import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#hub/shared/log.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive } from './process-alive.ts';
import { connect } from './sql.ts';

const SERVICE_KEY = 'a-service-key-for-tests';
const quiet = createLog('silent');

let folder: string;
let hubs: ChildProcess[] = [];
const makeFolder = async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-crash-'));
};
const removeFolder = () => rm(folder, { recursive: true, force: true });
afterEach(async () => {
  for (const hub of hubs) if (hub.exitCode === null && hub.signalCode === null) await ended(hub, 'SIGTERM');
  hubs = [];
});

/** What one process has compiled, the next need not compile again. */
const ENVIRONMENT = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'gangway-compiled') };

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

interface HubProcess {
  process: ChildProcess;
  url: string;
  said(): string;
}

async function startHubProcess(dataFolder: string): Promise<HubProcess> {
  const port = await freePort();
  const env = { ...ENVIRONMENT, GANGWAY_DATA: dataFolder, PORT: String(port), HOST: '127.0.0.1', SERVICE_KEY };
  const child = spawn(process.execPath, ['hub/src/server.ts'], { env: { ...env, DATABASE_URL: '' } });
  hubs.push(child);
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  return { process: child, url: `http://127.0.0.1:${port}`, said: () => said };
}

async function ready({ process: child, url, said }: HubProcess): Promise<void> {
  await expect
    .poll(
      async () => {
        if (child.exitCode !== null) throw new Error(said());
        return (await fetch(`${url}/ready`).catch(() => undefined))?.status;
      },
      { timeout: 120_000, interval: 100 },
    )
    .toBe(200);
}

function ended(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (signal) child.kill(signal);
  return code;
}

async function enrol(url: string): Promise<{ url: string }> {
  const reply = await fetch(`${url}/v1/ops/devices/enrolments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', servicekey: SERVICE_KEY },
    body: JSON.stringify({ deviceGroup: 'kiosk' }),
  });
  expect(reply.status).toBe(200);
  return (await reply.json()) as { url: string };
}

describe('a hub process', { timeout: 300_000 }, () => {
  // A hub that finds its ship in the folder need not lay it again.
  beforeAll(makeFolder);
  afterAll(removeFolder);

  it('that is killed loses nothing it had confirmed, and starts again as if nothing had happened', async () => {
    const first = await startHubProcess(folder);
    await ready(first);
    const confirmed = await Promise.all(Array.from({ length: 20 }, () => enrol(first.url)));
    await ended(first.process, 'SIGKILL');

    const second = await startHubProcess(folder);
    await ready(second);
    for (const { url } of confirmed) {
      const reply = await fetch(second.url + new URL(url).pathname, { redirect: 'manual' });
      expect(reply.status).toBe(302);
    }
    const server = Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    expect(await ended(second.process, 'SIGTERM')).toBe(0);
    expect(isAlive(server)).toBe(false);
  });

  it('refuses a data folder that another hub runs on, in one sentence, and leaves that one alone', async () => {
    const first = await startHubProcess(folder);
    await ready(first);
    const second = await startHubProcess(folder);
    expect(await ended(second.process)).toBe(1);
    expect(second.said()).toBe(
      `Another hub (process ${first.process.pid}) is running on the data folder ${folder}; this one stops and has changed nothing.\n`,
    );
    await enrol(first.url);
  });

  it('is not kept out by a lock whose process is gone or whose number another process has now', async () => {
    const lock = { pid: process.pid, host: hostname(), startedAt: 'another time' };
    await writeFile(join(folder, 'hub.lock'), JSON.stringify(lock));
    const hub = await startHubProcess(folder);
    await ready(hub);
    expect(JSON.parse(await readFile(join(folder, 'hub.lock'), 'utf8')).pid).toBe(hub.process.pid);
  });

  it('says in one sentence what is wrong with a setting', async () => {
    const env = { ...ENVIRONMENT, GANGWAY_DATA: folder, PORT: 'eighty' };
    const child = spawn(process.execPath, ['hub/src/server.ts'], { env });
    hubs.push(child);
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    expect(await ended(child)).toBe(1);
    expect(said).toBe('The setting PORT must be a number.\n');
  });
});

describe('the embedded database', { timeout: 120_000 }, () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  it('lives on a short path of its own when the data folder’s path is too long for a socket', async () => {
    const deep = join(folder, 'a-long-name-of-a-folder'.repeat(3), 'and-another-one'.repeat(4));
    await mkdir(deep, { recursive: true });
    const server = await startEmbeddedPostgres(deep, quiet, { durable: false });
    expect(Buffer.byteLength(join(server.socketFolder, '.s.PGSQL.5432'))).toBeLessThan(108);
    const sql = connect({ socketFolder: server.socketFolder }, quiet, 1);
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    await sql.end();
    await server.stop();
    await rm(server.socketFolder, { recursive: true });
  });

  it('is started anew when its process is killed, and the pool finds it again', async () => {
    const server = await startEmbeddedPostgres(folder, quiet);
    const sql = connect({ socketFolder: server.socketFolder }, quiet, 2);
    await sql`create table kept (id integer)`;
    const before = server.pid();
    process.kill(before ?? 0, 'SIGKILL');
    await expect.poll(() => server.pid() !== before, { timeout: 60_000 }).toBe(true);
    const rows = () => sql`select * from kept`.then(({ length }) => length, String);
    await expect.poll(rows, { timeout: 60_000, interval: 200 }).toBe(0);
    await sql.end({ timeout: 2 });
    await server.stop();
  });

  it('is its user’s alone, and works below a folder that is closed to others', async () => {
    const closed = join(folder, 'closed');
    await mkdir(join(closed, 'data'), { recursive: true });
    await chmod(closed, 0o700);
    const server = await startEmbeddedPostgres(join(closed, 'data'), quiet, { durable: false });
    expect((await stat(server.socketFolder)).mode & 0o777).toBe(0o700);
    const sql = connect({ socketFolder: server.socketFolder }, quiet, 1);
    const [row] = await sql<{ folder: string }[]>`select current_setting('data_directory') as folder`;
    await sql.end();
    await server.stop();
    expect((await stat(row?.folder ?? '')).mode & 0o077).toBe(0);
    if (process.getuid?.() === 0) {
      const note = await readFile(join(closed, 'data', 'database-is-in.txt'), 'utf8');
      expect(row?.folder.startsWith(note.trim())).toBe(true);
      await rm(note.trim(), { recursive: true });
    }
  });
});
