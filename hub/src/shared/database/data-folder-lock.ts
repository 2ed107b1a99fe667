import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './process-alive.ts';

export class FolderInUseError extends Error {}

interface Holder {
  pid: number;
  host: string;
  /** When the process began, as the system writes it: tells a process from a later one that got the same number. */
  startedAt: string;
}

function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    // no /proc: macOS
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

const isHeld = ({ pid, host, startedAt }: Holder) =>
  host === hostname() && isAlive(pid) && processStart(pid) === startedAt;

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/**
 * One hub per data folder. The lock is a file that names its process, put in place whole by a hard link, so that of two
 * hubs one gets it; the file of a hub that is gone is moved aside first.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'hub.lock');
  const mine = `${path}.${process.pid}`;
  await writeFile(mine, JSON.stringify({ pid: process.pid, host: hostname(), startedAt: processStart(process.pid) }));
  try {
    for (let tries = 0; tries < 5; tries += 1) {
      const taken = await link(mine, path).then(
        () => true,
        () => false,
      );
      if (taken) return () => rm(path, { force: true });
      const holder = await readHolder(path);
      if (holder && isHeld(holder)) {
        throw new FolderInUseError(
          `Another hub (process ${holder.pid}) is running on the data folder ${folder}; this one stops and has changed nothing.`,
        );
      }
      await rename(path, `${path}.left`).catch(() => undefined);
    }
    throw new FolderInUseError(`The data folder ${folder} could not be locked.`);
  } finally {
    await rm(mine, { force: true });
  }
}
