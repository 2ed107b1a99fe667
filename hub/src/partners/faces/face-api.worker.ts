// The thread that looks for faces, one picture at a time.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { openPicture, reading, UnreadablePicture } from '#hub/shared/camera-picture.ts';
import type { Pixels } from './align.rules.ts';
import { loadModel } from './face-api.model.ts';
import type { Face } from './port.ts';

export interface Question {
  id: number;
  picture: Uint8Array;
}

export type Answer = { id: number } & ({ faces: Face[] } | { unreadable: string } | { failure: string });

/** Pixels. The detector itself sees 512; the rest is for the faces that are cut out. */
const LONG_SIDE = 1_600;
const BELOW_THE_HUB = 5;

// On Linux, and there alone, this is about the calling thread: requests go first.
if (process.platform === 'linux') setPriority(0, BELOW_THE_HUB);

const model = loadModel();

async function decode(bytes: Uint8Array): Promise<Pixels> {
  const { picture } = await openPicture(bytes);
  return reading(async () => {
    const { data, info } = await picture
      .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  });
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
