import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** The fields of a lock entry that say where a package belongs; the rest passes through untouched. */
export interface LockedPackage {
  version?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export type LockedPackages = Record<string, LockedPackage>;

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

export interface Lacking {
  of: string;
  name: string;
  version: string;
}

/** Optional packages that a package names and the lock does not have. */
export function lackingOptional(packages: LockedPackages): Lacking[] {
  return Object.entries(packages).flatMap(([of, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${of}/node_modules/${name}`])
      .map(([name, version]) => ({ of, name, version })),
  );
}

/** An entry without a download: it only tells `npm ci` which machines it is for, so that all others pass it by. */
function placeholder({ name, version }: Lacking, dev: boolean): LockedPackage | undefined {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.find((one) => words.includes(one));
  const cpu = PROCESSORS.find((one) => words.includes(one));
  if (!cpu) return undefined;
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : undefined;
  return { version, cpu: [cpu], ...(dev && { dev }), ...(libc && { libc }), optional: true, ...(os && { os: [os] }) };
}

/**
 * npm leaves the builds that a registry does not have out of the lock, and every `npm ci` then refuses it. Each gets an
 * entry of its own. What could be had at the time of `npm install` is not touched.
 */
export function completeLock(packages: LockedPackages): LockedPackages {
  const added = lackingOptional(packages).flatMap((lacking) => {
    const entry = placeholder(lacking, packages[lacking.of]?.dev ?? false);
    return entry ? [[`node_modules/${lacking.name}`, entry] as const] : [];
  });
  const entries = [...Object.entries(packages), ...added];
  return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock: { packages: LockedPackages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  writeFileSync(
    'package-lock.json',
    `${JSON.stringify({ ...lock, packages: completeLock(lock.packages) }, null, 2)}\n`,
  );
}
