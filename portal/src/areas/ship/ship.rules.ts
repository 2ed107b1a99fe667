import type { ShipContent } from '#contract/areas/ship.ts';
import type { ImageBlob } from '#contract/blobs.ts';

/** CD45: an empty object or list is no ship; a list with one is that one. */
export function shipOf(reply: unknown): ShipContent | undefined {
  const one = Array.isArray(reply) ? reply[0] : reply;
  if (typeof one !== 'object' || one === null || Object.keys(one).length === 0) return undefined;
  return one as ShipContent;
}

/** C287: what is no deck plan is a picture of the ship. */
export function picturesByCategory(images: readonly ImageBlob[]): { ship: ImageBlob[]; plans: ImageBlob[] } {
  const isPlan = ({ category }: ImageBlob) => category === 'DeckPlan';
  const known = images.filter((image) => image?.url);
  return { ship: known.filter((image) => !isPlan(image)), plans: known.filter(isPlan) };
}

/** A colour that a style sheet can take; anything else is left out. */
export function swatches(colours: readonly unknown[] | null | undefined): string[] {
  return (Array.isArray(colours) ? colours : []).filter(
    (colour): colour is string => typeof colour === 'string' && /^(#[0-9a-f]{3,8}|[a-z]+)$/i.test(colour),
  );
}
