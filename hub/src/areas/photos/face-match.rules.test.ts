import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DESCRIPTOR_LENGTH } from '#hub/partners/faces/port.ts';
import { matchesOf, nearestOf } from './face-match.rules.ts';

/** A face that lies `distance` from the zero face, along one of its numbers. */
function faceAt(distance: number, along = 0): Float32Array {
  const face = new Float32Array(DESCRIPTOR_LENGTH);
  face[along] = distance;
  return face;
}
function side(...faces: Float32Array[]): Float32Array {
  return Float32Array.from(faces.flatMap((face) => [...face]));
}
const ZERO = faceAt(0);

describe('matching one face', () => {
  it.each([
    ['nobody known', [], []],
    ['the same face', [0], [0]],
    ['just within', [0.5], [0]],
    ['just outside', [0.500001], []],
    ['some of several', [0.6, 0.25, 0.9, 0.5], [1, 3]],
  ])('%s [BD52]', (_, distances, found) => {
    const known = side(...distances.map((distance, at) => faceAt(distance, (at * 31) % DESCRIPTOR_LENGTH)));
    expect(matchesOf(ZERO, known, 0.5).map(({ index }) => index)).toEqual(found);
  });

  it('finds what comparing everything with everything finds, with the same distances', () => {
    const face = fc.array(fc.double({ min: -0.4, max: 0.4, noNaN: true }), {
      minLength: DESCRIPTOR_LENGTH,
      maxLength: DESCRIPTOR_LENGTH,
    });
    fc.assert(
      fc.property(
        face,
        fc.array(face, { maxLength: 12 }),
        fc.double({ min: 0.05, max: 4, noNaN: true }),
        (a, all, most) => {
          const one = Float32Array.from(a);
          const known = all.map((numbers) => Float32Array.from(numbers));
          const byHand = known
            .map((other, index) => ({
              index,
              distance: Math.hypot(...other.map((value, at) => value - (one[at] ?? 0))),
            }))
            .filter(({ distance }) => distance <= most);
          // On the edge itself rounding decides.
          fc.pre(byHand.every(({ distance }) => Math.abs(distance - most) > 1e-5));
          const found = matchesOf(one, side(...known), most);
          expect(found.map(({ index }) => index)).toEqual(byHand.map(({ index }) => index));
          for (const [at, { distance }] of found.entries()) expect(distance).toBeCloseTo(byHand[at]?.distance ?? -1, 4);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('matching a photograph', () => {
  it('takes the nearest of its faces for each guest, and a guest once', () => {
    const known = side(faceAt(0), faceAt(0.3), faceAt(3));
    const found = nearestOf([faceAt(0.1), faceAt(0.3), faceAt(9)], known, 0.5);
    expect(found.map(({ index, distance }) => [index, Number(distance.toFixed(3))])).toEqual([
      [0, 0.1],
      [1, 0],
    ]);
  });
  it('finds nobody on a photograph without faces', () => {
    expect(nearestOf([], side(faceAt(0)), 0.5)).toEqual([]);
  });
});
