import type { Vod } from '#portal/shared/video-one/vod.ts';
import { addressOf, smallPicture, watchedShare } from './vod.rules.ts';

/** A picture on a shelf: what it shows and where it leads. */
export interface PosterOf {
  id: string;
  title: string;
  to: string;
  /** What the page behind it has to know and its address does not say. */
  state?: unknown;
  picture?: string | undefined;
  /** In which widths the picture can be had, where its owner says so. */
  widths?: readonly number[] | undefined;
  /** 0 to 1 */
  watched?: number;
}

export function posterOfVod(vod: Vod): PosterOf {
  const { id, title, images } = vod;
  return { id, title, to: addressOf(vod), picture: smallPicture(images), watched: watchedShare(vod) };
}

/** How wide a poster is: two to six stand side by side. */
export const POSTER_PLACE =
  '(min-width: 1920px) 210px, (min-width: 1281px) 187px, (min-width: 1024px) 14.6vw, (min-width: 600px) 22.7vw, 31vw';

/** Whole rows of two, three, four or six. */
export const BLOCK = 12;

/** Below the film above them, a window of 1920 by 1080 shows no more of them. */
export const SHELVES_IN_SIGHT = 3;

export function inBlocks(posters: readonly PosterOf[]): PosterOf[][] {
  return Array.from({ length: Math.ceil(posters.length / BLOCK) }, (_, i) => posters.slice(i * BLOCK, (i + 1) * BLOCK));
}

/** The same on the page: each of them, in every field. */
export function samePosters(before: readonly PosterOf[], after: readonly PosterOf[]): boolean {
  return (
    before.length === after.length &&
    before.every((one, place) => {
      const other = after[place];
      return (
        one.id === other?.id &&
        one.title === other.title &&
        one.to === other.to &&
        one.picture === other.picture &&
        one.widths === other.widths &&
        one.watched === other.watched
      );
    })
  );
}
