import { closeSync, existsSync, globSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { LockedPackage, LockedPackages } from '#scripts/complete-lock.ts';

export const PROCESSORS = ['x64', 'arm64'] as const;
/** The processors on which a clean clone must run, on Linux with glibc. */
export type Processor = (typeof PROCESSORS)[number];

/** Words of a package's name that say where it runs; the rest of the name is its family. */
const PLATFORM_WORD =
  /^(aix|android|darwin|freebsd|linux|linuxmusl|netbsd|openbsd|openharmony|sunos|win32|windows|webcontainers|arm|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64|gnu|gnueabihf|musl|musleabihf|msvc|eabi)$/;

export function familyOf(name: string): string {
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const words = bare?.split('-').filter((word) => !PLATFORM_WORD.test(word)) ?? [];
  return [scope, words.join('-')].filter(Boolean).join('/');
}

const runsOn = ({ os = ['linux'], cpu = [], libc = ['glibc'] }: LockedPackage, processor: Processor) =>
  os.includes('linux') && cpu.includes(processor) && libc.includes('glibc');

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The families of packages that hold a build per machine, and the path of each one's build for a processor of Linux. */
export function nativeFamilies(
  packages: LockedPackages,
): { family: string; builds: Record<Processor, string | undefined> }[] {
  const native = Object.entries(packages).filter(([, { os, cpu }]) => os || cpu);
  const onLinux = native.filter(([, { os, cpu = [] }]) => os?.includes('linux') && !cpu.includes('wasm32'));
  const families = [...new Set(onLinux.map(([path]) => familyOf(nameOf(path))))];
  return families.map((family) => {
    const own = onLinux.filter(([path]) => familyOf(nameOf(path)) === family);
    const buildFor = (processor: Processor) => own.find(([, entry]) => runsOn(entry, processor))?.[0];
    return { family, builds: { x64: buildFor('x64'), arm64: buildFor('arm64') } };
  });
}

const ELF_MACHINES: Readonly<Record<number, Processor>> = { 62: 'x64', 183: 'arm64' };
const ELF_HEADER_BYTES = 20;

/** The processor that a file's machine code is for; undefined when it is no machine code of ours. */
export function machineOf(header: Uint8Array): Processor | undefined {
  const isElf = header.length >= ELF_HEADER_BYTES && String.fromCharCode(...header.subarray(0, 4)) === '\x7fELF';
  return isElf ? ELF_MACHINES[(header[18] ?? 0) + (header[19] ?? 0) * 256] : undefined;
}

function headerOf(file: string): Uint8Array {
  const header = new Uint8Array(ELF_HEADER_BYTES);
  const handle = openSync(file, 'r');
  const length = readSync(handle, header);
  closeSync(handle);
  return header.subarray(0, length);
}

/** How many files with machine code for the processor a folder holds. */
export function binariesIn(folder: string, processor: Processor): number {
  if (!existsSync(folder)) return 0;
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.filter((entry) => machineOf(headerOf(join(entry.parentPath, entry.name))) === processor).length;
}
