import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOBODY, packagedFolder, postgresFolder, reachableForOthers } from './postgres-binaries.ts';

const isRoot = process.getuid?.() === 0;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-binaries-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true }));

/** A copy of the package as npm unpacks it: without symbolic links, below a folder that is closed to others. */
async function closedPackage(): Promise<string> {
  const native = join(folder, 'closed', 'package', 'native');
  await mkdir(join(folder, 'closed'), { mode: 0o700 });
  await cp(packagedFolder(), native, { recursive: true, verbatimSymlinks: true });
  return native;
}

describe('the binaries of PostgreSQL', () => {
  it('are used where they are when that can be reached', async () => {
    const native = await closedPackage();
    expect(await postgresFolder(false, folder, native)).toBe(native);
    await chmod(join(folder, 'closed'), 0o755);
    expect(await postgresFolder(true, folder, native)).toBe(native);
  });

  it('get a second home when the unprivileged user cannot reach them, and run from there', async () => {
    const native = await closedPackage();
    const home = join(folder, 'open');
    await mkdir(home);
    expect(await reachableForOthers(native)).toBe(false);
    const copies = await Promise.all([postgresFolder(true, home, native), postgresFolder(true, home, native)]);
    expect(new Set(copies).size).toBe(1);
    const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
    const version = execFileSync(join(copies[0] ?? '', 'bin', 'postgres'), ['--version'], {
      ...user,
      cwd: '/',
      encoding: 'utf8',
    });
    expect(version).toContain('PostgreSQL) 18');
  });
});
