import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A scaled picture on disk: its media type in the first line, then its bytes. */
export interface ShelvedPicture {
  type: string;
  bytes: Buffer;
}

const NEWLINE = 10;

/** Deletes the longest unused files until a folder is well below its limit. */
async function trim(folder: string, limitBytes: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      return { path, size: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 };
    }),
  );
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= limitBytes * 0.8) return;
    await rm(path, { force: true });
    total -= size;
  }
}

/** Scaled pictures survive a restart; the folder stays within its limit. */
export function createShelf(folder: string, limitBytes: number) {
  let sinceTrim = Number.POSITIVE_INFINITY;
  return {
    async find(key: string): Promise<ShelvedPicture | undefined> {
      const path = join(folder, key);
      const kept = await readFile(path).catch(() => undefined);
      if (!kept) return undefined;
      await utimes(path, new Date(), new Date()).catch(() => undefined);
      const line = kept.indexOf(NEWLINE);
      return { type: kept.subarray(0, line).toString(), bytes: kept.subarray(line + 1) };
    },

    async keep(key: string, { type, bytes }: ShelvedPicture): Promise<void> {
      await mkdir(folder, { recursive: true });
      sinceTrim += bytes.length;
      if (sinceTrim > limitBytes * 0.1) {
        sinceTrim = 0;
        await trim(folder, limitBytes);
      }
      const making = join(folder, `${key}.${process.pid}.new`);
      await writeFile(making, Buffer.concat([Buffer.from(`${type}\n`), bytes]));
      await rename(making, join(folder, key));
    },
  };
}
