import { spawnSync } from 'node:child_process';
import { CHROMIUM_NAMES, findProgram } from '#scripts/find-program.ts';

interface Machine {
  has(names: readonly string[]): boolean;
  isRoot: boolean;
  /** Installs Debian packages; false when that failed. */
  install(packages: readonly string[]): boolean;
}

const PACKAGES = [
  { name: 'chromium', programs: CHROMIUM_NAMES },
  { name: 'ffmpeg', programs: ['ffmpeg'] },
];

/** Sees to Chromium and ffmpeg; a sentence that says what to do when they are not to be had. */
export function ensureBrowserTools(machine: Machine = thisMachine()): string | undefined {
  const missing = PACKAGES.filter(({ programs }) => !machine.has(programs)).map(({ name }) => name);
  if (missing.length === 0) return undefined;
  const canInstall = machine.isRoot && machine.has(['apt-get']);
  if (canInstall && machine.install(missing)) return undefined;
  const names = missing.join(' and ');
  return `The tests need ${names}, which this machine does not have: install with "sudo apt-get install ${missing.join(' ')}" (or your system's own way) and run npm test again.`;
}

function thisMachine(): Machine {
  return {
    has: (names) => findProgram(names) !== undefined,
    isRoot: process.getuid?.() === 0,
    install(packages) {
      console.log(`Installing ${packages.join(' and ')} …`);
      const aptGet = (...args: string[]) =>
        spawnSync('apt-get', ['-qq', ...args], {
          stdio: ['ignore', 'ignore', 'inherit'],
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        }).status === 0;
      const install = () => aptGet('install', '-y', '--no-install-recommends', ...packages);
      return install() || (aptGet('update') && install());
    },
  };
}
