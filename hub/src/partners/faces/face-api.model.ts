import { cutChip, cutSquare, type Point } from './align.rules.ts';
import { createDescriptor } from './descriptor.net.ts';
import { createDetector } from './detector.net.ts';
import { loadLibrary } from './face-api.load.ts';
import { createLandmarks, LANDMARK_SIDE } from './landmarks.net.ts';
import type { Box, Face, Pixels } from './port.ts';

/** One picture twice: as the detector sees it, and as large as faces are cut out of it. */
export interface Seen {
  small: Pixels;
  whole: Pixels;
}

/** One step over the weights for so many; more at once take more memory and no less time. */
const FACES_AT_ONCE = 8;

export async function loadModel(): Promise<(picture: Seen) => Face[]> {
  const { tf, ...weights } = await loadLibrary();
  const detect = createDetector(tf, weights.detector);
  const landmarks = createLandmarks(tf, weights.landmarks);
  const descriptorsOf = createDescriptor(tf, weights.descriptor);

  function facesIn(picture: Pixels, boxes: readonly Box[]): Face[] {
    const squares = boxes.map((box) => cutSquare(picture, box, LANDMARK_SIDE));
    const found = landmarks(squares.map(({ values }) => values));
    const chips = squares.map(({ toPicture }, at) => cutChip(picture, (found[at] as Point[]).map(toPicture)));
    const descriptors = descriptorsOf(chips);
    return boxes.map((box, at) => ({ box, descriptor: descriptors[at] as Float32Array }));
  }

  return ({ small, whole }) => {
    const boxes = detect(small);
    const faces: Face[] = [];
    for (let at = 0; at < boxes.length; at += FACES_AT_ONCE) {
      faces.push(...facesIn(whole, boxes.slice(at, at + FACES_AT_ONCE)));
    }
    return faces;
  };
}
