// Pictures that come from outside: nothing about them is believed before it was looked at.

import sharp, { type Metadata, type Sharp } from 'sharp';
import { MOST_PICTURE_BYTES } from '#contract/areas/photo-intake.ts';

/** The largest cameras in use take 61 million pixels. */
export const MOST_PIXELS = 64_000_000;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];

/** A file that is no picture for us; the message is for the operator. */
export class UnreadablePicture extends Error {}

function readable(bytes: Uint8Array): Sharp {
  // Rows are read one after another, so that a picture is never in memory as a whole where its format allows.
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', sequentialRead: true, pages: 1 });
}

function refuseLarge({ format, width, height }: Metadata): void {
  if (!format || !FORMATS.includes(format)) {
    throw new UnreadablePicture(`it is ${format ?? 'unknown'}, not ${FORMATS.join(', ')}`);
  }
  if (width * height > MOST_PIXELS) {
    throw new UnreadablePicture(`it has ${width} × ${height} pixels, more than ${MOST_PIXELS / 1e6} million`);
  }
}

/** The same for everything that fails while a picture is read: it is the picture's fault. */
export async function reading<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadablePicture) throw error;
    throw new UnreadablePicture(error instanceof Error ? error.message.split('\n')[0] : String(error));
  }
}

/** A picture file as it is to be seen (turned as the camera was held), after its head was found to be sound. */
export function openPicture(bytes: Uint8Array): Promise<{ picture: Sharp; about: Metadata }> {
  return reading(async () => {
    if (bytes.length > MOST_PICTURE_BYTES)
      throw new UnreadablePicture(`it has more than ${MOST_PICTURE_BYTES / 1e6} million bytes`);
    const about = await sharp(bytes, { limitInputPixels: false }).metadata();
    refuseLarge(about);
    return { picture: readable(bytes).autoOrient(), about };
  });
}
