import { DESCRIPTOR_LENGTH } from '#hub/partners/faces/port.ts';

export interface FaceMatch {
  /** Which of the known faces. */
  index: number;
  distance: number;
}

/** After so many numbers the sum is looked at: a stranger is out long before the last. */
const STRIDE = 16;

/**
 * The known faces within `most` of one face, in the Euclidean metric, in the order in which they are known. `known` is
 * one descriptor behind the other.
 */
export function matchesOf(face: Float32Array, known: Float32Array, most: number): FaceMatch[] {
  const limit = most * most;
  const found: FaceMatch[] = [];
  for (let start = 0, index = 0; start < known.length; start += DESCRIPTOR_LENGTH, index += 1) {
    let sum = 0;
    for (let from = 0; from < DESCRIPTOR_LENGTH && sum <= limit; from += STRIDE) {
      for (let at = from; at < from + STRIDE; at += 1) {
        const difference = (face[at] as number) - (known[start + at] as number);
        sum += difference * difference;
      }
    }
    if (sum <= limit) found.push({ index, distance: Math.sqrt(sum) });
  }
  return found;
}

/** Of several faces on one photograph the nearest counts for each of the known ones. */
export function nearestOf(faces: readonly Float32Array[], known: Float32Array, most: number): FaceMatch[] {
  const nearest = new Map<number, number>();
  for (const face of faces) {
    for (const { index, distance } of matchesOf(face, known, most)) {
      nearest.set(index, Math.min(distance, nearest.get(index) ?? Number.POSITIVE_INFINITY));
    }
  }
  return [...nearest].map(([index, distance]) => ({ index, distance })).toSorted((a, b) => a.index - b.index);
}
