import sharp, { type Sharp } from 'sharp';
import type { Pixels } from '#hub/partners/faces/port.ts';
import { openPicture, reading } from '#hub/shared/camera-picture.ts';
import { markPixels } from './watermark.ts';

/** What is made of a photographer's file. Nothing of what the camera noted, such as the place, is left in it. */
export interface DevelopedPicture {
  /** Pixels of the original, as it is to be seen. */
  width: number;
  height: number;
  /** To look for faces: small enough to be read quickly, without a watermark, never kept. */
  proof: Pixels;
  preview: Buffer;
  thumb: Buffer;
}

/** Pixels of the longer side. */
const PROOF_SIDE = 1_600;
export const PREVIEW_SIDE = 1_200;
export const THUMB_SIDE = 400;

const within = (picture: Sharp, side: number) =>
  picture.resize(side, side, { fit: 'inside', withoutEnlargement: true });

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** From one copy to the next it stays unpacked: packing and reading again takes longer. */
const again = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

const proofFrom = (picture: Sharp) =>
  pixelsOf(within(picture, PROOF_SIDE).flatten({ background: '#fff' }).toColourspace('srgb'));

/** The proof alone, for a photograph that was developed before. */
export async function proofOf(bytes: Uint8Array): Promise<Pixels> {
  const { picture } = await openPicture(bytes);
  return reading(() => proofFrom(picture));
}

export async function develop(bytes: Uint8Array): Promise<DevelopedPicture> {
  const { picture, about } = await openPicture(bytes);
  return reading(async () => {
    const proof = await proofFrom(picture);
    const preview = await pixelsOf(within(again(proof), PREVIEW_SIDE));
    await markPixels(preview);
    const { width, height } = about.autoOrient;
    return {
      width,
      height,
      proof,
      preview: await again(preview).jpeg({ quality: 78 }).toBuffer(),
      thumb: await within(again(preview), THUMB_SIDE).jpeg({ quality: 78 }).toBuffer(),
    };
  });
}
