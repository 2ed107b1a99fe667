// Installs the lock file for both processors of Linux into a scratch folder and looks for the machine code of every
// native package: what is not there would be missed on the other machine only.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binariesIn, nativeFamilies, PROCESSORS, type Processor } from '#scripts/native-packages.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const families = nativeFamilies(packages);

/** The pinned Node is fetched by its package's install script, which does not run here: its build is asked for by name. */
function pinnedNode(processor: Processor, folder: string): number {
  const build = `node-linux-${processor}@${packages['node_modules/node'].version}`;
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--force'];
  spawnSync('npm', ['install', build, ...options], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return binariesIn(join(folder, 'node_modules', `node-linux-${processor}`), processor);
}

function check(processor: Processor): string[] {
  const scratch = mkdtempSync(join(tmpdir(), `gangway-${processor}-`));
  const nodeScratch = mkdtempSync(join(tmpdir(), `gangway-node-${processor}-`));
  try {
    for (const file of ['package.json', 'package-lock.json']) copyFileSync(file, join(scratch, file));
    const platform = ['--os=linux', `--cpu=${processor}`, '--libc=glibc'];
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync('npm', ['ci', ...platform, ...options], { cwd: scratch, stdio: 'inherit' });
    if (status !== 0) return [`linux ${processor}: npm ci ended with ${status}`];
    const found = [
      ...families.map(({ family, builds }) => ({
        family,
        files: builds[processor] ? binariesIn(join(scratch, builds[processor]), processor) : 0,
      })),
      { family: 'node', files: pinnedNode(processor, nodeScratch) },
    ];
    for (const { family, files } of found) console.log(`linux ${processor}  ${String(files).padStart(4)}  ${family}`);
    return found.filter(({ files }) => files === 0).map(({ family }) => `linux ${processor}: nothing of ${family}`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    rmSync(nodeScratch, { recursive: true, force: true });
  }
}

const missing = PROCESSORS.flatMap(check);
console.log(missing.length > 0 ? missing.join('\n') : 'Every native package has its files on both processors.');
process.exitCode = missing.length > 0 ? 1 : 0;
