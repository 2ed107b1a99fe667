import type { Vod } from '#portal/shared/video-one/vod.ts';
import { addressOf, smallPicture, watchedShare } from './vod.rules.ts';

/** A picture on a shelf: what it shows and where it leads. */
export interface PosterOf {
  id: string;
  title: string;
  to: string;
  picture?: string | undefined;
  /** 0 to 1 */
  watched?: number;
}

export function posterOfVod(vod: Vod): PosterOf {
  const { id, title, images } = vod;
  return { id, title, to: addressOf(vod), picture: smallPicture(images), watched: watchedShare(vod) };
}
