import type { OutputInfo } from 'sharp';
import sharp from 'sharp';
import { openPicture, reading } from '#hub/shared/camera-picture.ts';
import { createRecent } from '#hub/shared/recent.ts';
import { watermark } from './watermark.rules.ts';

/** What is made of a photographer's file. Nothing of what the camera noted, such as the place, is left in it. */
export interface DevelopedPicture {
  /** Pixels of the original, as it is to be seen. */
  width: number;
  height: number;
  /** To look for faces: small enough to be read quickly, without a watermark, never kept. */
  proof: Buffer;
  preview: Buffer;
  thumb: Buffer;
}

/** Pixels of the longer side. */
const PROOF_SIDE = 1_600;
export const PREVIEW_SIDE = 1_200;
export const THUMB_SIDE = 400;
/** Unpacked: a packed copy that is read once takes longer than the bytes it saves. */
const UNPACKED = { compressionLevel: 0 };
/** About five sizes. */
const MARKS_BYTES = 24_000_000;

interface Raw {
  data: Buffer;
  info: OutputInfo;
}

function rawOf({ data, info }: Raw) {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}

/** By size: cameras have few, and drawing a watermark takes longer than using it. */
const marks = createRecent<Buffer>(MARKS_BYTES, (mark) => mark.length);

async function markOf({ width, height }: OutputInfo): Promise<Buffer> {
  const key = `${width} ${height}`;
  const mark =
    marks.get(key) ??
    (await sharp(Buffer.from(watermark(width, height)))
      .ensureAlpha()
      .raw()
      .toBuffer());
  marks.set(key, mark);
  return mark;
}

async function marked(proof: Raw): Promise<Raw> {
  const { data, info } = await rawOf(proof)
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return rawOf({ data, info })
    .composite([{ input: await markOf(info), raw: { width, height, channels: 4 } }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The proof alone, for a photograph that was developed before. */
export async function proofOf(bytes: Uint8Array): Promise<Buffer> {
  const { picture } = await openPicture(bytes);
  return reading(() =>
    picture
      .resize(PROOF_SIDE, PROOF_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .png(UNPACKED)
      .toBuffer(),
  );
}

export async function develop(bytes: Uint8Array): Promise<DevelopedPicture> {
  const { picture, about } = await openPicture(bytes);
  return reading(async () => {
    const proof: Raw = await picture
      .resize(PROOF_SIDE, PROOF_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = about.autoOrient;
    const preview = await marked(proof);
    return {
      width,
      height,
      proof: await rawOf(proof).png(UNPACKED).toBuffer(),
      preview: await rawOf(preview).jpeg({ quality: 78 }).toBuffer(),
      thumb: await rawOf(preview)
        .resize(THUMB_SIDE, THUMB_SIDE, { fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 78 })
        .toBuffer(),
    };
  });
}
