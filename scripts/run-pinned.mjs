import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { giveUp, PROJECT, pinnedNode } from './install.mjs';

/** Compiled code of earlier starts, which makes the next one quicker. */
const COMPILED = join(PROJECT, '.gangway', 'compiled');

/**
 * Runs a TypeScript file on the Node that package-lock.json pins: in this process when it is that Node already.
 * @param {string} file
 * @param {string[]} args
 */
export async function runPinned(file, args) {
  const { version } = JSON.parse(readFileSync(join(PROJECT, 'node_modules', 'node', 'package.json'), 'utf8'));
  process.chdir(PROJECT);
  if (process.version === `v${version}`) {
    nodeModule.enableCompileCache?.(COMPILED);
    process.argv = [process.argv[0] ?? 'node', file, ...args];
    await import(pathToFileURL(file).href);
    return;
  }
  const node = pinnedNode(PROJECT);
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED };
  const child = spawn(node, [file, ...args], { stdio: 'inherit', env });
  child.on('error', () => {
    giveUp(`The pinned Node does not run on this machine (${node}): delete node_modules and start again.`);
  });
  // This process stays until the other has finished stopping; hearing a signal twice does it no harm.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(/** @type {NodeJS.Signals} */ (signal)));
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
