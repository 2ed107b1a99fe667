import { createHash } from 'node:crypto';
import type { Pack } from '#packs/pack.schema.ts';
import { drawSvg, renderPicture } from '#pictures/render.ts';
import { inParallel } from './in-parallel.ts';
import type { MediaStore } from './media-store.ts';

/** Goes up when `renderPicture` makes other bytes of the same drawing. */
const RENDERING = 1;

/** Drawn anew when the drawing itself has changed, not whenever some other scene has: drawing is quick, rendering is not. */
export async function makePictures(pack: Pack, store: MediaStore, parallel: number, scale = 1): Promise<void> {
  await inParallel(pack.pictures, parallel, async (picture) => {
    const drawing = createHash('sha256').update(drawSvg(picture)).digest('hex').slice(0, 16);
    await store.picture(picture.id, [RENDERING, drawing, scale], () => renderPicture(picture, scale));
  });
}
