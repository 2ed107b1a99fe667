// What both commands do first, on whatever Node they are started with: check it, and install what package-lock.json names.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULES = join(PROJECT, 'node_modules');
const OLDEST_NODE = 20;

/** @param {string} sentence what went wrong and what to do, for people */
export function giveUp(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** @param {string} version such as v20.1.0 */
export function nodeIsTooOld(version) {
  return Number(version.replace(/^v/, '').split('.')[0]) < OLDEST_NODE;
}

/**
 * Whether node_modules holds what the lock file names. npm writes its own list at the end of an install, so that an
 * install that was broken off shows too.
 * @param {string} project
 */
export function installIsStale(project) {
  const modules = join(project, 'node_modules');
  if (!existsSync(join(modules, '.package-lock.json')) || !existsSync(pinnedNode(project))) return true;
  const wanted = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages;
  return Object.keys(wanted).some(
    (path) => path !== '' && !wanted[path].optional && present[path]?.version !== wanted[path].version,
  );
}

/** @param {string} project */
export function pinnedNode(project) {
  return join(project, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
}

/** npm must not run on the Node that it is about to replace, so the project's own tools leave the PATH. */
function pathOutside() {
  const own = `${sep}node_modules${sep}.bin`;
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes(own))
    .join(delimiter);
}

function install() {
  if (existsSync(MODULES) && lstatSync(MODULES).isSymbolicLink()) {
    console.warn(
      'node_modules is a link to another installation, which differs from package-lock.json; left as it is.',
    );
    return;
  }
  console.log('Installing what package-lock.json names (once, a minute or two) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: PROJECT,
    env: { ...process.env, PATH: pathOutside() },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) giveUp('npm ci failed: read its message above, mend it (usually the network), and start again.');
}

/**
 * Checks, installs, and runs a script of this folder on the pinned runtime.
 * @param {string} script
 */
export async function handOver(script) {
  if (nodeIsTooOld(process.version)) {
    giveUp(
      `Gangway needs Node ${OLDEST_NODE} or newer, this is ${process.version}: install a newer Node and start again.`,
    );
  }
  if (installIsStale(PROJECT)) install();
  const { runPinned } = await import('./run-pinned.mjs');
  await runPinned(join(PROJECT, 'scripts', script), process.argv.slice(2));
}
