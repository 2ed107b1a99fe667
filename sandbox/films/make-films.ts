// Makes the reels of a set in a process of its own, at the lowest priority: nobody waits for it and nothing stutters.
// `node sandbox/films/make-films.ts <folder> <set>`; progress goes to the parent as messages.
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { hasFfmpeg } from '#packs/media/ffmpeg.ts';
import type { ShelfNews } from './film-shelf.ts';
import { copyReel, makeReel } from './making/make-reel.ts';
import { FILM_SETS, REEL_IDS, recipeOf } from './reel.ts';
import { reelFolders } from './reel-folders.ts';

const [, , folder = '.gangway/films', wanted = 'full'] = process.argv;
const set = FILM_SETS.find((one) => one === wanted) ?? 'full';
const tell = (news: ShelfNews) => process.send?.(news);
// Left behind by a sandbox that was killed: nobody wants the films any more.
process.once('disconnect', () => process.exit());
process.channel?.unref();

try {
  // Tests wait for the small set; nobody waits for the full one.
  if (set === 'full') setPriority(19);
} catch {
  // Not allowed to: it works at the usual priority.
}

const folders = await reelFolders(folder, set);
await mkdir(join(folder, set), { recursive: true });
if (await hasFfmpeg()) {
  const made = new Map<string, string>();
  for (const id of REEL_IDS) {
    const place = folders[id];
    if (!(await exists(place))) {
      const part = `${place}.${process.pid}.part`;
      await rm(part, { recursive: true, force: true });
      const recipe = recipeOf(id, set);
      const twin = made.get(JSON.stringify(recipe));
      if (twin) await copyReel(id, twin, part);
      else await makeReel(id, recipe, part);
      await rm(join(part, 'work'), { recursive: true, force: true });
      // Another sandbox may have been faster; its reel is as good.
      await rename(part, place).catch(() => rm(part, { recursive: true, force: true }));
    }
    made.set(JSON.stringify(recipeOf(id, set)), place);
    tell({ made: id });
  }
  await sweep();
  tell({ done: true });
} else {
  tell({ problem: 'ffmpeg is not installed' });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Reels of older recipes go; those that another sandbox is making stay. */
async function sweep(): Promise<void> {
  const known = new Set(Object.values(folders));
  for (const name of await readdir(join(folder, set))) {
    const path = join(folder, set, name);
    if (!known.has(path) && !name.endsWith('.part')) await rm(path, { recursive: true, force: true });
  }
}
