import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Changes when any file of a folder of the project does, so that media drawn by older code are made anew. */
export async function sourceHash(folder: string): Promise<string> {
  const root = fileURLToPath(new URL(`../../${folder}/`, import.meta.url));
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.ts')).sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(await readFile(join(root, name)));
  return hash.digest('hex').slice(0, 16);
}
