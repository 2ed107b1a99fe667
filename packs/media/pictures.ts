import { createHash } from 'node:crypto';
import type { Pack } from '#packs/pack.schema.ts';
import type { Picture } from '#packs/schema/media.ts';
import { sceneFocus } from '#pictures/focus.ts';
import { drawSvg, renderPicture } from '#pictures/render.ts';
import { inParallel } from './in-parallel.ts';
import type { MediaStore } from './media-store.ts';
import { developOriginal, fingerprintOf } from './originals.ts';

/** Goes up when `renderPicture` makes other bytes of the same drawing. */
const RENDERING = 1;
/** The same for `developOriginal`. */
const DEVELOPING = 1;

interface PictureOptions {
  /** Photographs by the id of the picture that they stand for. */
  originals: ReadonlyMap<string, string>;
  parallel: number;
  scale: number;
}

export async function makePictures(
  pack: Pack,
  store: MediaStore,
  { originals, parallel, scale }: PictureOptions,
): Promise<void> {
  await inParallel(pack.pictures, parallel, async (picture) => {
    const original = originals.get(picture.id);
    if (original) await developPicture(picture, original, store, scale);
    else await drawPicture(picture, store, scale);
  });
}

async function developPicture(picture: Picture, original: string, store: MediaStore, scale: number): Promise<void> {
  const recipe = [DEVELOPING, await fingerprintOf(original), picture.focus ?? 'middle', picture.shape ?? 'wide', scale];
  await store.picture(picture.id, recipe, () => developOriginal(original, picture, scale));
}

/** Drawn anew when the drawing itself has changed, not whenever some other scene has: drawing is quick, rendering is not. */
async function drawPicture(picture: Picture, store: MediaStore, scale: number): Promise<void> {
  const drawing = createHash('sha256').update(drawSvg(picture)).digest('hex').slice(0, 16);
  const focus = sceneFocus(picture);
  const recipe = [RENDERING, drawing, scale, ...(focus ? [focus] : [])];
  await store.picture(picture.id, recipe, async () => ({
    ...(await renderPicture(picture, scale)),
    ...(focus && { focus }),
  }));
}
