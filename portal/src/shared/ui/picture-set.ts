// Pictures by device pixels: the same address in several widths, of which the browser takes the one that fits.

/** Widths that are offered for a picture that is asked for at a width, in pixels; hubs keep copies of these. */
const OFFERED: Readonly<Record<number, readonly number[]>> = {
  50: [50, 100, 150],
  64: [64, 100, 200],
  200: [200, 400, 600],
  400: [200, 400, 600, 800, 1200],
  1048: [400, 640, 800, 1048, 1600, 1920],
};
/** From here on a picture is a header, as wide as the view. */
const WIDE_PX = 800;

export interface PictureSet {
  srcSet: string;
  sizes: string;
}

/**
 * Nothing for an address that takes no width, such as a partner's, or that has one of its own, nor for one without a version:
 * who names none is asked for the specification's widths alone (A333-A336). `place` is how wide the picture stands, where its
 * page knows better than its width.
 */
export function pictureSet(address: string, isLazy = false, place?: string): PictureSet | undefined {
  const [, before, asked, after] = /^(.*\/blobs\/image\?(?:.*&)?width=)(\d+)(&(?:.*&)?version=.*)$/.exec(address) ?? [];
  const width = Number(asked);
  const widths = OFFERED[width];
  if (before === undefined || !widths) return undefined;
  const srcSet = widths.map((one) => `${before}${one}${after} ${one}w`).join(', ');
  return { srcSet, sizes: sizesOf(width, isLazy, place) };
}

/**
 * The same for a partner that says in which widths its pictures can be had; one width is no choice. They stand in lists of
 * hundreds, of which a browser would watch every place at every frame if it were to measure them.
 */
export function partnerPictureSet(address: string, widths: readonly number[], place = '100vw'): PictureSet | undefined {
  if (widths.length < 2) return undefined;
  const before = `${address}${address.includes('?') ? '&' : '?'}width=`;
  const srcSet = widths.map((one) => `${before}${one} ${one}w`).join(', ');
  return { srcSet, sizes: place };
}

/** A lazy picture's place is known before it is fetched, where a browser can tell; the others go by what stands behind it. */
function sizesOf(width: number, isLazy: boolean, given?: string): string {
  const usual = width >= WIDE_PX ? '100vw' : width >= 400 ? `(max-width: 767px) 100vw, ${width}px` : `${width}px`;
  const place = given ?? usual;
  return isLazy ? `auto, ${place}` : place;
}
