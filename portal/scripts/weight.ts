import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const DIST = join(import.meta.dirname, '..', 'dist');
/** What a guest's phone may fetch before `/` shows, JavaScript and CSS together. */
export const FIRST_LOAD_LIMIT_BYTES = 170 * 1024;

export interface FirstLoad {
  bytes: number;
  limit: number;
  files: { name: string; bytes: number }[];
}

interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** JavaScript and CSS of the first load of `/` in English with the heaviest look, compressed with brotli. */
export async function measureFirstLoad(dist: string = DIST): Promise<FirstLoad> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const files = new Set<string>();
  const add = (key: string): void => {
    const entry = manifest[key];
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    for (const css of entry.css ?? []) files.add(css);
    for (const one of entry.imports ?? []) add(one);
  };
  Object.keys(manifest)
    .filter((key) => manifest[key]?.isEntry)
    .forEach(add);
  const needed = Object.keys(manifest).filter((key) => /app\/home\/HomePage\.tsx$|texts\/en\.ts$/.test(key));
  needed.forEach(add);
  const looks = Object.keys(manifest).filter((key) => /looks\/\w+\/look\.ts$/.test(key));
  const heaviest = (await Promise.all(looks.map(async (key) => ({ key, bytes: await weightOf(manifest[key], dist) }))))
    .sort((one, other) => other.bytes - one.bytes)
    .at(0);
  if (heaviest) add(heaviest.key);
  const weighed = await Promise.all(
    [...files].map(async (name) => ({ name, bytes: await compressedSize(join(dist, name)) })),
  );
  weighed.sort((one, other) => other.bytes - one.bytes);
  return { bytes: weighed.reduce((sum, { bytes }) => sum + bytes, 0), limit: FIRST_LOAD_LIMIT_BYTES, files: weighed };
}

async function weightOf(entry: ManifestEntry | undefined, dist: string): Promise<number> {
  const names = entry ? [entry.file, ...(entry.css ?? [])] : [];
  const sizes = await Promise.all(names.map((name) => compressedSize(join(dist, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function compressedSize(file: string): Promise<number> {
  const ready = await stat(`${file}.br`).catch(() => undefined);
  return ready?.size ?? brotliCompressSync(await readFile(file)).length;
}

if (import.meta.main) {
  const { bytes, limit, files } = await measureFirstLoad();
  for (const file of files) console.log(`${String(file.bytes).padStart(8)}  ${file.name}`);
  console.log(`${String(bytes).padStart(8)}  first load of /, of at most ${limit}`);
  if (bytes > limit) process.exitCode = 1;
}
