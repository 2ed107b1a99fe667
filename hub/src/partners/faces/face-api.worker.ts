// The thread that looks for faces, one picture at a time.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { openPicture, reading, UnreadablePicture } from '#hub/shared/camera-picture.ts';
import type { Pixels } from './align.rules.ts';
import { loadModel, type Seen } from './face-api.model.ts';
import type { Face } from './port.ts';

export interface Question {
  id: number;
  picture: Uint8Array;
}

export type Answer = { id: number } & ({ faces: Face[] } | { unreadable: string } | { failure: string });

/** Pixels: what the detector sees, and what the faces are cut out of. */
const DETECTOR_SIDE = 512;
const LONG_SIDE = 1_600;
const BELOW_THE_HUB = 10;

// On Linux, and there alone, this is about the calling thread: requests go first.
if (process.platform === 'linux') setPriority(0, BELOW_THE_HUB);

const model = loadModel();

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

async function answer({ id, picture }: Question): Promise<Answer> {
  try {
    const find = await model;
    return { id, faces: await find(await decode(picture)) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return error instanceof UnreadablePicture ? { id, unreadable: message } : { id, failure: message };
  }
}

parentPort?.on('message', async (question: Question) => parentPort?.postMessage(await answer(question)));
