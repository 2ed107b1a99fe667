import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export class DataFolderError extends Error {}

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'is a file: name a folder',
  ENOTDIR: 'lies below a file: name another folder',
  EROFS: 'lies on a disk that can only be read: name another folder, or make that disk writable',
  EACCES: 'may not be written by this user: change its owner, or name another folder',
  EPERM: 'may not be written by this user: change its owner, or name another folder',
  ENOSPC: 'lies on a disk that is full: make room, or name another folder',
  EDQUOT: 'lies on a disk that is full: make room, or name another folder',
  ENAMETOOLONG: 'has a name that is too long: name another folder',
};

/** Makes the data folder and writes into it once; what stands in the way is one sentence that names the setting. */
export async function prepareDataFolder(folder: string): Promise<void> {
  const trial = join(folder, `.trial-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(trial, 'x');
    await rm(trial);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const reason = REASONS[code] ?? `cannot be used (${message}): name another folder`;
    throw new DataFolderError(`The data folder ${folder} ${reason} with the setting GANGWAY_DATA.`, { cause: error });
  }
}
