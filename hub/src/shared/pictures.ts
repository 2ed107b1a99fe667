import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Files } from '#hub/shared/files.ts';
import { createGate, type GateLimits } from '#hub/shared/gate.ts';
import { createShelf } from '#hub/shared/picture-shelf.ts';
import { createRecent } from '#hub/shared/recent.ts';

export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export interface ScaledPicture {
  bytes: Buffer;
  type: string;
  etag: string;
}

export interface PictureRequest {
  /** Name of the file in the hub's files. */
  name: string;
  /** Pixels; a picture that is smaller stays as it is. */
  width?: number;
  /** The client's Accept header, which decides the format. */
  accept?: string;
  /** Who asks: clients take turns when many pictures are asked for at once. */
  client?: string;
  /** Aborted when the client waits no longer: what nobody waits for is not made. */
  gone?: AbortSignal;
}

/** A picture in the making, and how many wait for it. */
interface Work {
  picture: Promise<ScaledPicture | undefined | typeof NOT_MADE>;
  waiting: number;
}

/** Everybody had gone when its turn came. */
const NOT_MADE = Symbol('not made');

/** Pictures of the hub's files, scaled down and in the best format that the client takes. */
export interface Pictures {
  scaled(request: PictureRequest): Promise<ScaledPicture | undefined>;
}

export interface PictureLimits extends GateLimits {
  memoryBytes: number;
  diskBytes: number;
}

const LIMITS: PictureLimits = {
  memoryBytes: 32_000_000,
  diskBytes: 500_000_000,
  workers: 2,
  waiting: 240,
  waitingOfOne: 60,
};
/** Other settings make other pictures: they belong to the name of what is kept, here and in browsers. */
export const ENCODING = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 78, effort: 3 },
  jpeg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 8 },
} as const satisfies Record<PictureFormat, object>;
const INPUT_PIXEL_LIMIT = 100_000_000;

sharp.cache(false);
sharp.concurrency(1);

export function formatFor(accept: string | undefined, hasAlpha: boolean): PictureFormat {
  if (accept?.includes('image/avif')) return 'avif';
  if (accept?.includes('image/webp')) return 'webp';
  return hasAlpha ? 'png' : 'jpeg';
}

/** Nothing for a file that is no picture. */
async function scale(source: Buffer, width: number | undefined, accept: string | undefined) {
  const picture = sharp(source, { limitInputPixels: INPUT_PIXEL_LIMIT }).autoOrient();
  const about = await picture.metadata().catch(() => undefined);
  if (!about) return undefined;
  if (width !== undefined) picture.resize({ width, withoutEnlargement: true });
  const format = formatFor(accept, about.hasAlpha ?? false);
  return { type: `image/${format}`, bytes: await picture.toFormat(format, ENCODING[format]).toBuffer() };
}

/**
 * Pixels. The specification's widths (50, 64, 200, 400, 800, 1048) and a few between and beyond them: a wish in between
 * gets the next wider picture, a greater one the widest, so that nobody can have thousands of copies of one picture made.
 */
const WIDTHS = [
  50, 64, 100, 150, 200, 300, 320, 400, 500, 600, 640, 800, 1000, 1048, 1200, 1280, 1600, 1920, 2560, 4096,
] as const;
const WIDEST = 4096;

export function servedWidth(width: number): number {
  return WIDTHS.find((one) => one >= width) ?? WIDEST;
}

export function createPictures(files: Files, folder: string, limits: PictureLimits = LIMITS): Pictures {
  const recent = createRecent<ScaledPicture>(limits.memoryBytes, ({ bytes }) => bytes.length);
  const underWay = new Map<string, Work>();
  const throughGate = createGate(limits);
  const shelf = createShelf(folder, limits.diskBytes);

  async function read(name: string, width: number | undefined, accept: string | undefined) {
    const source = await files.read(name);
    return source && scale(source, width, accept);
  }

  async function make(key: string, request: PictureRequest, isWanted: () => boolean) {
    const { name, width, accept, client } = request;
    const kept = await shelf.find(key);
    if (kept) return { ...kept, etag: `"${key}"` };
    const scaled = await throughGate(async () => (isWanted() ? read(name, width, accept) : NOT_MADE), client);
    if (!scaled || scaled === NOT_MADE) return scaled;
    // A picture that cannot be kept is still a picture.
    await shelf.keep(key, scaled).catch(() => undefined);
    return { ...scaled, etag: `"${key}"` };
  }

  function begin(key: string, request: PictureRequest): Work {
    const isWanted = () => work.waiting > 0;
    const work: Work = { waiting: 0, picture: make(key, request, isWanted).finally(() => underWay.delete(key)) };
    underWay.set(key, work);
    return work;
  }

  async function waitFor(key: string, request: PictureRequest): Promise<ScaledPicture | undefined> {
    const { gone } = request;
    if (gone?.aborted) return undefined;
    const work = underWay.get(key) ?? begin(key, request);
    const leave = () => {
      work.waiting -= 1;
    };
    work.waiting += 1;
    gone?.addEventListener('abort', leave, { once: true });
    const picture = await work.picture.finally(() => gone?.removeEventListener('abort', leave));
    // Who came just when it was given up asks anew.
    return picture === NOT_MADE ? waitFor(key, request) : picture;
  }

  return {
    async scaled(asked) {
      const request = { ...asked, width: asked.width && servedWidth(asked.width) };
      const file = await files.find(request.name);
      if (!file) return undefined;
      const format = formatFor(request.accept, false);
      const source = [request.name, file.size, file.changedAt.getTime()];
      const said = [...source, request.width ?? 'full', format, JSON.stringify(ENCODING[format])].join(' ');
      const key = createHash('sha256').update(said).digest('hex').slice(0, 32);
      const known = recent.get(key);
      if (known) return known;
      const picture = await waitFor(key, request);
      if (picture) recent.set(key, picture);
      return picture;
    },
  };
}
