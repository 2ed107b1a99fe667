import type { Pack } from '#packs/pack.schema.ts';
import { renderPicture } from '#packs/scenes/render.ts';
import type { MediaStore } from './media-store.ts';
import { sourceHash } from './source-hash.ts';

export async function makePictures(pack: Pack, store: MediaStore, parallel: number): Promise<void> {
  const style = await sourceHash('scenes');
  const waiting = [...pack.pictures];
  const draw = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const { id, alt: _alt, ...recipe } = picture;
      const todo = picture;
      await store.picture(id, [style, recipe], () => renderPicture(todo));
    }
  };
  await Promise.all(Array.from({ length: parallel }, draw));
}
