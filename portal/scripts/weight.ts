import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PageFiles } from './page-files.ts';

const DIST = join(import.meta.dirname, '..', 'dist');
/** What a guest's phone may fetch before `/` shows, JavaScript and CSS together. */
export const FIRST_LOAD_LIMIT_BYTES = 150_000;

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
  const manifest: Record<string, ManifestEntry> = await readJson(join(dist, '.vite', 'manifest.json'));
  const { pages, texts, looks }: PageFiles = await readJson(join(dist, '.vite', 'pages.json'));
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
  const home = pages.find(({ path }) => path === '/')?.files ?? [];
  const weightOf = async (names: string[]) => ({ names, bytes: await sizeOf(names, dist) });
  const byWeight = await Promise.all(Object.values(looks).map((look) => weightOf(look.files)));
  const heaviest = byWeight.toSorted((one, other) => other.bytes - one.bytes)[0]?.names ?? [];
  for (const name of [...home, ...(texts.en ?? []), ...heaviest]) files.add(name);
  const weighed = await Promise.all(
    [...files].map(async (name) => ({ name, bytes: await compressedSize(join(dist, name)) })),
  );
  weighed.sort((one, other) => other.bytes - one.bytes);
  return { bytes: weighed.reduce((sum, { bytes }) => sum + bytes, 0), limit: FIRST_LOAD_LIMIT_BYTES, files: weighed };
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function sizeOf(names: readonly string[], dist: string): Promise<number> {
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
