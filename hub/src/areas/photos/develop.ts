import type { OutputInfo } from 'sharp';
import sharp from 'sharp';
import { openPicture, reading } from '#hub/shared/camera-picture.ts';
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

interface Raw {
  data: Buffer;
  info: OutputInfo;
}

function rawOf({ data, info }: Raw) {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}

async function marked(proof: Raw, side: number): Promise<Buffer> {
  const small = await rawOf(proof)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mark = Buffer.from(watermark(small.info.width, small.info.height));
  return rawOf(small)
    .composite([{ input: mark }])
    .jpeg({ quality: 78 })
    .toBuffer();
}

/** The proof alone, for a photograph that was developed before. */
export async function proofOf(bytes: Uint8Array): Promise<Buffer> {
  const { picture } = await openPicture(bytes);
  return reading(() =>
    picture
      .resize(PROOF_SIDE, PROOF_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 92 })
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
    return {
      width,
      height,
      proof: await rawOf(proof).jpeg({ quality: 92 }).toBuffer(),
      preview: await marked(proof, PREVIEW_SIDE),
      thumb: await marked(proof, THUMB_SIDE),
    };
  });
}
