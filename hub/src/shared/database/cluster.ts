import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOBODY, postgresFolder, reachableForOthers } from './postgres-binaries.ts';
import { SOCKET_PORT } from './sql.ts';

const SOCKET_PATH_LIMIT = 107; // bytes of sun_path on Linux, less the closing zero

/** Where a server of our own has its files, and as whom it runs. */
export interface Place {
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
export async function choosePlace(dataFolder: string): Promise<Place> {
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

function adviceOn(said: string): string {
  const isNameless = said.includes('could not look up effective user ID');
  return isNameless
    ? ' Run the hub as a user with a name, or set DATABASE_URL to a PostgreSQL server of your own.'
    : '';
}

export async function initialise({ user, home, cluster, binaries }: Place, durable: boolean): Promise<void> {
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
  if (code !== 0)
    throw new Error(`The database could not be created: ${said.trim().split('\n').at(-1)}.${adviceOn(said)}`);
  await rename(making, cluster);
}
