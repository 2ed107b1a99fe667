import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UnreadablePicture } from '#hub/shared/camera-picture.ts';
import { createLog } from '#hub/shared/log.ts';
import { faceApiFaces } from './face-api.ts';
import { DESCRIPTOR_LENGTH, type Face } from './port.ts';
import { samplePhotograph } from './samples.ts';

const log = createLog('silent', () => undefined);
const faces = faceApiFaces({ log, threads: 1 });
afterAll(() => faces.close());

/** Three women on a sofa, and the same picture darker, smaller and turned. */
let original: Face[];
let altered: Face[];
beforeAll(async () => {
  const bytes = await readFile(samplePhotograph('sample3.jpg'));
  original = await faces.find(bytes);
  altered = await faces.find(await sharp(bytes).resize(1100).rotate(8).linear(0.6, 0).jpeg({ quality: 80 }).toBuffer());
}, 240_000);

const distance = (a: Face, b: Face) =>
  Math.hypot(...a.descriptor.map((value, at) => value - (b.descriptor[at] ?? Number.NaN)));
const fromTheLeft = (found: readonly Face[]) => found.toSorted((a, b) => a.box.left - b.box.left);

describe('faces on a real photograph', () => {
  it('are all found, each in its place, with 128 numbers', () => {
    expect(original).toHaveLength(3);
    const lefts = fromTheLeft(original).map(({ box }) => box.left);
    for (const [at, place] of [0.3, 0.56, 0.78].entries()) expect(lefts[at]).toBeCloseTo(place, 1);
    for (const { box, descriptor } of original) {
      expect(descriptor).toHaveLength(DESCRIPTOR_LENGTH);
      expect(box.width).toBeGreaterThan(0.03);
      expect(box.width).toBeLessThan(0.2);
    }
  });

  it('are known again on a darker, smaller, turned copy, and are taken for nobody else [BD52]', () => {
    expect(altered.length).toBeGreaterThan(1);
    const first = fromTheLeft(original);
    for (const face of altered) {
      const near = first.filter((known) => distance(known, face) <= 0.5);
      expect(near).toHaveLength(1);
      expect(Math.abs((near[0]?.box.left ?? 9) - face.box.left)).toBeLessThan(0.1);
    }
    for (const [at, one] of first.entries()) {
      for (const other of first.slice(at + 1)) expect(distance(one, other)).toBeGreaterThan(0.5);
    }
  });

  it('are not where there is no picture, and the thread goes on', async () => {
    await expect(faces.find(Buffer.from('nonsense'))).rejects.toThrow(UnreadablePicture);
    const plain = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#88aacc' } })
      .png()
      .toBuffer();
    expect(await faces.find(plain)).toEqual([]);
  }, 120_000);
});

describe('a thread', () => {
  it('that takes too long is stopped, and the next picture gets a new one', async () => {
    const impatient = faceApiFaces({ log, threads: 1, timeoutMs: 1 });
    await expect(impatient.find(Buffer.from('x'))).rejects.toThrow('no answer within');
    await expect(impatient.find(Buffer.from('x'))).rejects.toThrow('no answer within');
    await impatient.close();
  });

  it('that is stopped gives its picture back', async () => {
    const stopped = faceApiFaces({ log, threads: 1 });
    const asked = stopped.find(Buffer.from('x'));
    const refused = expect(asked).rejects.toThrow('stopped');
    await stopped.close();
    await refused;
  });
});
