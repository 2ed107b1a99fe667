// @vladmandic/face-api where it is called: for a process that answers no requests (docs/decisions/015-faces.md).
import sharp from 'sharp';
import { DETECTOR_SIDE } from './detector.net.ts';
import { loadModel } from './face-api.model.ts';
import type { Faces, Pixels } from './port.ts';

/** As the detector sees it. */
async function smallOf({ data, width, height }: Pixels): Promise<Pixels> {
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(DETECTOR_SIDE, DETECTOR_SIDE, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: small.data, width: small.info.width, height: small.info.height };
}

export function faceApiFaces(): Faces {
  const model = loadModel();
  return {
    async find(whole) {
      const find = await model;
      return find({ whole, small: await smallOf(whole) });
    },
  };
}
