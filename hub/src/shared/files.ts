import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

export interface StoredFile {
  name: string;
  size: number;
  changedAt: Date;
}

/** Where the hub keeps files (pictures, PDFs, films): on disk, or in any store that can do these six things. */
export interface Files {
  find(name: string): Promise<StoredFile | undefined>;
  /** The bytes from `start` to `end`, both included; the whole file without them. */
  stream(name: string, range?: { start: number; end: number }): Readable;
  read(name: string): Promise<Buffer | undefined>;
  /** All or nothing: a reader sees the old file or the new one. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  delete(name: string): Promise<void>;
  /** Everything below a folder; what is read-only stays. */
  deleteFolder(name: string): Promise<void>;
}

const SEGMENT = /^[\w][\w .@+-]*$/;

/** Names are relative, with slashes, and never lead out of the folder. */
export function isFileName(name: string): boolean {
  return name.length <= 500 && name.split('/').every((segment) => SEGMENT.test(segment));
}

/** Files in a folder of the hub; what is not there is looked for in the read-only folders (the pack's media). */
export function diskFiles(folder: string, readOnlyFolders: readonly string[] = []): Files {
  async function locate(name: string) {
    if (!isFileName(name)) return undefined;
    for (const root of [folder, ...readOnlyFolders]) {
      const path = join(root, name);
      const found = await stat(path).catch(() => undefined);
      if (found?.isFile()) return { path, file: { name, size: found.size, changedAt: found.mtime }, found };
    }
    return undefined;
  }

  async function* chunks(name: string, range?: { start: number; end: number }) {
    const at = await locate(name);
    if (at) yield* createReadStream(at.path, range);
  }

  return {
    find: async (name) => (await locate(name))?.file,
    stream: (name, range) => Readable.from(chunks(name, range)),
    async read(name) {
      const at = await locate(name);
      return at && readFile(at.path);
    },
    async write(name, bytes) {
      if (!isFileName(name)) throw new Error(`${name} is not a file name.`);
      const path = join(folder, name);
      const making = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      const file = await open(making, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(making, path);
    },
    async delete(name) {
      if (isFileName(name)) await rm(join(folder, name), { force: true });
    },
    async deleteFolder(name) {
      if (isFileName(name)) await rm(join(folder, name), { recursive: true, force: true });
    },
  };
}
