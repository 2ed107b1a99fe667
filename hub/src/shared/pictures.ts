import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Files } from '#hub/shared/files.ts';
import { HubError } from '#hub/shared/http/hub-error.ts';
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
}

/** Pictures of the hub's files, scaled down and in the best format that the client takes. */
export interface Pictures {
  scaled(request: PictureRequest): Promise<ScaledPicture | undefined>;
}

export interface PictureLimits {
  memoryBytes: number;
  diskBytes: number;
  /** How many are worked on at a time, and how many may wait; more than that are told to come back. */
  workers: number;
  waiting: number;
}

const LIMITS: PictureLimits = { memoryBytes: 32_000_000, diskBytes: 500_000_000, workers: 2, waiting: 500 };
const INPUT_PIXEL_LIMIT = 100_000_000;

sharp.cache(false);
sharp.concurrency(1);

export function formatFor(accept: string | undefined, hasAlpha: boolean): PictureFormat {
  if (accept?.includes('image/avif')) return 'avif';
  if (accept?.includes('image/webp')) return 'webp';
  return hasAlpha ? 'png' : 'jpeg';
}

async function scale(source: Buffer, width: number | undefined, accept: string | undefined) {
  const picture = sharp(source, { limitInputPixels: INPUT_PIXEL_LIMIT }).rotate();
  const { hasAlpha } = await sharp(source, { limitInputPixels: INPUT_PIXEL_LIMIT }).metadata();
  if (width !== undefined) picture.resize({ width, withoutEnlargement: true });
  const format = formatFor(accept, hasAlpha ?? false);
  const encoded = {
    avif: () => picture.avif({ quality: 55, effort: 2 }),
    webp: () => picture.webp({ quality: 78, effort: 3 }),
    jpeg: () => picture.jpeg({ quality: 80, mozjpeg: true }),
    png: () => picture.png({ compressionLevel: 8 }),
  }[format]();
  return { format, bytes: await encoded.toBuffer() };
}

/** Lets so many work at a time; the others wait their turn. */
function createGate({ workers, waiting }: Pick<PictureLimits, 'workers' | 'waiting'>) {
  let free = workers;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.length >= waiting) throw new HubError(503, 'busy', 'Please try again.', { 'retry-after': '2' });
    if (free > 0) free -= 1;
    else await new Promise<void>((turn) => queue.push(turn));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}

async function trimFolder(folder: string, limitBytes: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      return { path, size: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 };
    }),
  );
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= limitBytes * 0.8) return;
    await rm(path, { force: true });
    total -= size;
  }
}

export function createPictures(files: Files, folder: string, limits: PictureLimits = LIMITS): Pictures {
  const recent = createRecent<ScaledPicture>(limits.memoryBytes, ({ bytes }) => bytes.length);
  const underWay = new Map<string, Promise<ScaledPicture | undefined>>();
  const throughGate = createGate(limits);
  let sinceTrim = Number.POSITIVE_INFINITY;

  async function fromDisk(key: string): Promise<ScaledPicture | undefined> {
    const path = join(folder, key);
    const kept = await readFile(path).catch(() => undefined);
    if (!kept) return undefined;
    await utimes(path, new Date(), new Date()).catch(() => undefined);
    const line = kept.indexOf(10);
    return { bytes: kept.subarray(line + 1), type: kept.subarray(0, line).toString(), etag: `"${key}"` };
  }

  async function toDisk(key: string, { type, bytes }: ScaledPicture) {
    await mkdir(folder, { recursive: true });
    sinceTrim += bytes.length;
    if (sinceTrim > limits.diskBytes * 0.1) {
      sinceTrim = 0;
      await trimFolder(folder, limits.diskBytes);
    }
    const making = join(folder, `${key}.${process.pid}.new`);
    await writeFile(making, Buffer.concat([Buffer.from(`${type}\n`), bytes]));
    await rename(making, join(folder, key));
  }

  async function make(key: string, { name, width, accept }: PictureRequest): Promise<ScaledPicture | undefined> {
    const kept = await fromDisk(key);
    if (kept) return kept;
    const source = await files.read(name);
    if (!source) return undefined;
    const { format, bytes } = await throughGate(() => scale(source, width, accept));
    const picture = { bytes, type: `image/${format}`, etag: `"${key}"` };
    await toDisk(key, picture).catch(() => undefined);
    return picture;
  }

  return {
    async scaled(request) {
      const file = await files.find(request.name);
      if (!file) return undefined;
      const format = formatFor(request.accept, false);
      const said = [request.name, file.size, file.changedAt.getTime(), request.width ?? 'full', format].join(' ');
      const key = createHash('sha256').update(said).digest('hex').slice(0, 32);
      const known = recent.get(key);
      if (known) return known;
      const working = underWay.get(key) ?? make(key, request).finally(() => underWay.delete(key));
      underWay.set(key, working);
      const picture = await working;
      if (picture) recent.set(key, picture);
      return picture;
    },
  };
}
