import sharp from 'sharp';
import { mediaFolder, readMediaManifest } from '#packs/media-manifest.ts';
import type { PartnerReply } from '#sandbox/partner.ts';

const WIDTHS = { preview: 400, full: 1048 } as const;
export type PictureSize = keyof typeof WIDTHS;

const made = new Map<string, Promise<Buffer>>();

/** One of the pack's pictures, scaled once; nothing where none has been made. */
export async function readPicture(pack: string, id: string, size: PictureSize): Promise<PartnerReply | undefined> {
  const { pictures } = await readMediaManifest(pack);
  const picture = Object.hasOwn(pictures, id) ? pictures[id] : undefined;
  if (!picture) return undefined;
  const key = `${pack} ${id} ${size}`;
  const bytes =
    made.get(key) ??
    sharp(mediaFolder(pack) + picture.file)
      .resize({ width: WIDTHS[size] })
      .webp()
      .toBuffer();
  made.set(key, bytes);
  const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=3600' };
  return { headers, body: await bytes };
}
