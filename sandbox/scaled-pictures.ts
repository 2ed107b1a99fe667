// The pack's pictures as partners give them: each is scaled once, and kept on disk for the next start.
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type MediaManifest, mediaFolder, readMediaManifest } from '#packs/media-manifest.ts';
import type { PartnerReply } from '#sandbox/partner.ts';
import { writeWhole } from '#sandbox/write-whole.ts';

const QUALITY = 78;
const HEADERS = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=3600' };

export interface ScaledPictures {
  /** Nothing where the pack has no such picture; without a width it comes as it was made. */
  read(id: string, width?: number): Promise<PartnerReply | undefined>;
  /** Scales what nobody has asked for yet, one after the other. */
  stock(ids: Iterable<string>, width: number): Promise<void>;
  close(): void;
}

/** Shared by all starts on this machine. */
const FOLDER = '.gangway/scaled';

export function scaledPictures(pack: string, { folder = FOLDER, media = mediaFolder(pack) } = {}): ScaledPictures {
  const scaled = new Map<string, Promise<Buffer>>();
  let manifest: MediaManifest | undefined;
  let isClosed = false;

  async function fileOf(id: string): Promise<string | undefined> {
    // Made while we run: whoever did not find a picture looks again.
    if (!manifest || !Object.hasOwn(manifest.pictures, id)) manifest = await readMediaManifest(pack, media);
    const known = Object.hasOwn(manifest.pictures, id) ? manifest.pictures[id] : undefined;
    return known && join(media, known.file);
  }

  async function scale(id: string, file: string, width: number): Promise<Buffer> {
    const { mtimeMs, size } = await stat(file);
    const copy = join(folder, `${pack}-${id}-${width}-${size}-${Math.floor(mtimeMs)}.webp`);
    const kept = await readFile(copy).catch(() => undefined);
    if (kept) return kept;
    const bytes = await sharp(file).resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer();
    await mkdir(folder, { recursive: true });
    await writeWhole(copy, bytes);
    return bytes;
  }

  async function bytesOf(id: string, width: number | undefined): Promise<Buffer | undefined> {
    const file = await fileOf(id);
    if (!file || !width) return file ? readFile(file) : undefined;
    const key = `${id} ${width}`;
    const found = scaled.get(key) ?? scale(id, file, width);
    scaled.set(key, found);
    found.catch(() => scaled.delete(key));
    return found;
  }

  return {
    async read(id, width) {
      const body = await bytesOf(id, width);
      return body && { headers: HEADERS, body };
    },
    async stock(ids, width) {
      for (const id of ids) {
        if (isClosed) return;
        // Whoever asks for it learns what is wrong.
        await bytesOf(id, width).catch(() => undefined);
      }
    },
    close() {
      isClosed = true;
    },
  };
}
