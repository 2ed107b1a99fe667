import { mkdtemp, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux has a folder in memory. */
const IN_MEMORY = '/dev/shm';
/** All databases of a run are less than half of that. */
const ROOM_BYTES = 2_000_000_000;

/** Where folders of `quickFolder` may be. */
export const QUICK_PLACES = process.platform === 'linux' ? [tmpdir(), IN_MEMORY] : [tmpdir()];

async function hasRoomInMemory(): Promise<boolean> {
  if (!QUICK_PLACES.includes(IN_MEMORY) || freemem() < 2 * ROOM_BYTES) return false;
  const { bavail, bsize } = await statfs(IN_MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > ROOM_BYTES;
}

/**
 * A new folder for a database server that lives no longer than a run. Every clone is hundreds of files, which a disk takes
 * three times as long to make and to delete as memory does.
 */
export async function quickFolder(prefix: string): Promise<string> {
  return mkdtemp(join((await hasRoomInMemory()) ? IN_MEMORY : tmpdir(), prefix));
}
