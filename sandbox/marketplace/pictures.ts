import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { mediaFolder, readMediaManifest } from '#packs/media-manifest.ts';
import type { PartnerReply } from '#sandbox/partner.ts';

const WIDEST = 2_000;

/** The pictures of the pack as a picture server of the marketplace gives them: `…/images/{name}.webp?w=200`. */
export function pictureShop(pack: string) {
  const scaled = new Map<string, Promise<Buffer>>();

  async function make(file: string, width: number | undefined): Promise<Buffer> {
    const bytes = await readFile(join(mediaFolder(pack), file));
    if (!width) return bytes;
    return sharp(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer();
  }

  return async (name: string, wanted: string | null): Promise<PartnerReply | undefined> => {
    const { pictures } = await readMediaManifest(pack);
    const id = name.replace(/\.webp$/, '');
    const known = Object.hasOwn(pictures, id) ? pictures[id] : undefined;
    if (!known) return undefined;
    const width = Math.min(Math.max(Number.parseInt(wanted ?? '', 10) || 0, 0), WIDEST);
    const key = `${id} ${width}`;
    const body = scaled.get(key) ?? make(known.file, width);
    scaled.set(key, body);
    return { headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=3600' }, body: await body };
  };
}
