import type { DeviceConfig } from '#contract/areas/device.ts';

/** Widths in CSS px that pictures are asked for (A333-A336). */
export const PICTURE_WIDTH = { tile: 400, thumbnail: 200, header: 1048, onboardTag: 50, shoreTag: 64 } as const;

/** A large copy has to stay below this many bytes (A340). */
const LARGE_COPY_LIMIT_BYTES = 200_000;

export type AddressRewrite = { internalBase: string; publicBase: string };

/** A326: a picture by its reference, scaled down by the hub; `category` picks the owner's picture of that kind (AD47). */
export function imageByReference(hubUrl: string, reference: string, width: number, category?: string): string {
  const query = new URLSearchParams({ reference, width: String(width) });
  if (category) query.set('category', category);
  return `${hubUrl}blobs/image?${query}`;
}

/** A327 */
export function defaultImage(hubUrl: string, defaultImageId: string | undefined): string | undefined {
  return defaultImageId ? `${hubUrl}blobs/image?${new URLSearchParams({ id: defaultImageId })}` : undefined;
}

/** The version of the hub's pictures, where it offers one. */
export function versionOffered(device: DeviceConfig): string | undefined {
  return device.extensions?.includes('picture-versions') ? device.picturesVersion : undefined;
}

/** The hub's own picture under the version that its configuration names, where it names one. */
export function versioned(address: string, version: string | undefined): string {
  return version && address.includes('/blobs/image?') ? `${address}&version=${version}` : address;
}

/** By what a picture is asked for by: its subject, in parts of width and height. */
export type FocusPoints = Readonly<Record<string, readonly [x: number, y: number]>>;

/** How a picture lies in a frame that crops it, so that its subject stays in sight; nothing when nobody told. */
export function focusPosition(address: string, points: FocusPoints = {}): string | undefined {
  const asked = new URLSearchParams(/\/blobs\/image\?(.*)$/.exec(address)?.[1]);
  // Another kind of the owner's pictures is another picture.
  if (!['', 'Header'].includes(asked.get('category') ?? '')) return undefined;
  const picture = asked.get('reference') ?? asked.get('id') ?? '';
  if (!Object.hasOwn(points, picture)) return undefined;
  return points[picture]?.map((part) => `${Math.round(part * 100)}%`).join(' ');
}

/** B52: an address that the hub delivered, at a width where it is the hub's own picture call; the hub's root is its host. */
export function pictureAtWidth(hubUrl: string, address: string, width: number): string {
  const url = new URL(address, new URL(hubUrl, location.href));
  if (url.pathname.endsWith('/blobs/image')) url.searchParams.set('width', String(width));
  return url.href;
}

/** A328, A329, AD47: only the host changes; a relative address stays as it is. */
export function publicAddress(address: string, rewrite?: AddressRewrite): string {
  const reachable =
    rewrite?.internalBase && address.startsWith(rewrite.internalBase)
      ? rewrite.publicBase + address.slice(rewrite.internalBase.length)
      : address;
  return reachable.replace(/^(https?:\/\/)go(?=\.)/i, '$1app');
}

type Copy = { filesize?: number | null };

const bySize = (one: Copy, other: Copy) =>
  (one.filesize ?? Number.POSITIVE_INFINITY) - (other.filesize ?? Number.POSITIVE_INFINITY) || 0;

/** A339, AD49: the smallest copy; copies without filesize come last. */
export function smallCopy<T extends Copy>(copies: readonly T[]): T | undefined {
  return [...copies].sort(bySize)[0];
}

/** A340, AD49: the largest copy below the limit, or the smallest when none is. */
export function largeCopy<T extends Copy>(copies: readonly T[]): T | undefined {
  const sorted = [...copies].sort(bySize);
  return sorted.findLast((copy) => (copy.filesize ?? LARGE_COPY_LIMIT_BYTES) < LARGE_COPY_LIMIT_BYTES) ?? sorted[0];
}

/** A337, A338: a gallery needs more than one picture and leaves out the first, which stands in the header. */
export function galleryPictures<T>(pictures: readonly T[]): T[] {
  return pictures.length > 1 ? pictures.slice(1) : [];
}
