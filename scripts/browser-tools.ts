import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { CHROMIUM_NAMES, FIREFOX_NAMES, findProgram } from '#scripts/find-program.ts';

interface Machine {
  has(names: readonly string[]): boolean;
  hasFile(pattern: string): boolean;
  isRoot: boolean;
  /** Installs Debian packages; false when that failed. */
  install(packages: readonly string[]): boolean;
}

/** A Debian package, and how to see that it is there. */
type Tool = { name: string } & ({ programs: readonly string[] } | { file: string });

/** Without these there are no tests. */
export const TOOLS: readonly Tool[] = [
  { name: 'chromium', programs: CHROMIUM_NAMES },
  { name: 'ffmpeg', programs: ['ffmpeg'] },
  // Arial and Times New Roman of a Linux machine: they stand in for the faces of the looks until those have come.
  { name: 'fonts-liberation', file: '/{usr/share/fonts,System/Library/Fonts}/**/{Arial,LiberationSans-Regular}.ttf' },
];

const GSTREAMER = '/usr/lib/{*/,}gstreamer-1.0';

/** The engines beside Chromium, and what WebKit plays films with. */
export const ENGINE_TOOLS: readonly Tool[] = [
  { name: 'webkit2gtk-driver', programs: ['WebKitWebDriver'] },
  { name: 'xvfb', programs: ['Xvfb'] },
  { name: 'gstreamer1.0-plugins-bad', file: `${GSTREAMER}/libgsthls.so` },
  { name: 'gstreamer1.0-libav', file: `${GSTREAMER}/libgstlibav.so` },
  { name: 'firefox-esr', programs: FIREFOX_NAMES },
];

/** Sees to programs of the tests; a sentence that says what to do when they are not to be had. */
export function ensureTools(tools: readonly Tool[], machine: Machine = thisMachine()): string | undefined {
  const isThere = (tool: Tool) => ('file' in tool ? machine.hasFile(tool.file) : machine.has(tool.programs));
  const missing = tools.filter((tool) => !isThere(tool)).map(({ name }) => name);
  if (missing.length === 0) return undefined;
  const canInstall = machine.isRoot && machine.has(['apt-get']);
  if (canInstall && machine.install(missing)) return undefined;
  const names = missing.join(' and ');
  return `The tests need ${names}, which this machine does not have: install with "sudo apt-get install ${missing.join(' ')}" (or your system's own way) and run npm test again.`;
}

function thisMachine(): Machine {
  return {
    has: (names) => findProgram(names) !== undefined,
    hasFile: (pattern) => globSync(pattern).length > 0,
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
