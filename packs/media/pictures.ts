import type { Pack } from '#packs/pack.schema.ts';
import { renderPicture } from '#pictures/render.ts';
import { inParallel } from './in-parallel.ts';
import type { MediaStore } from './media-store.ts';
import { sourceHash } from './source-hash.ts';

export async function makePictures(pack: Pack, store: MediaStore, parallel: number): Promise<void> {
  const style = await sourceHash('pictures');
  await inParallel(pack.pictures, parallel, async (picture) => {
    const { id, alt: _alt, ...recipe } = picture;
    await store.picture(id, [style, recipe], () => renderPicture(picture));
  });
}
