// @vladmandic/face-api where it is called: for a process that answers no requests (docs/decisions/015-faces.md).
import sharp from 'sharp';
import { openPicture, reading } from '#hub/shared/camera-picture.ts';
import type { Pixels } from './align.rules.ts';
import { loadModel, type Seen } from './face-api.model.ts';
import type { Faces } from './port.ts';

/** Pixels: what the detector sees, and what the faces are cut out of. */
const DETECTOR_SIDE = 512;
const LONG_SIDE = 1_600;

async function decode(bytes: Uint8Array): Promise<Seen> {
  const { picture } = await openPicture(bytes);
  return reading(async () => {
    const { data, info } = await picture
      .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const whole = { data, width: info.width, height: info.height };
    return { whole, small: await smallOf(whole) };
  });
}

async function smallOf({ data, width, height }: Pixels): Promise<Pixels> {
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(DETECTOR_SIDE, DETECTOR_SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: small.data, width: small.info.width, height: small.info.height };
}

export function faceApiFaces(): Faces {
  const model = loadModel();
  return {
    async find(picture) {
      const find = await model;
      return find(await decode(picture));
    },
  };
}
