import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sourceHash } from '#packs/media/source-hash.ts';
import { type FilmSet, REEL_IDS, type ReelId, recipeOf } from './reel.ts';

/** Where each reel of a set lies: named by its recipe and by the code that makes it, so that an old one is never taken. */
export async function reelFolders(folder: string, set: FilmSet): Promise<Record<ReelId, string>> {
  const makers = [await sourceHash('sandbox/films/making'), await sourceHash('pictures')];
  const place = (id: ReelId) => {
    const recipe = JSON.stringify([makers, recipeOf(id, set)]);
    return join(folder, set, `${id}-${createHash('sha256').update(recipe).digest('hex').slice(0, 16)}`);
  };
  return Object.fromEntries(REEL_IDS.map((id) => [id, place(id)])) as Record<ReelId, string>;
}
