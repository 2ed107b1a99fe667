import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DESCRIPTOR_LENGTH, type Face } from '#hub/partners/faces/port.ts';
import { samplePhotograph } from '#hub/partners/faces/samples.ts';
import { UnreadablePicture } from '#hub/shared/camera-picture.ts';
import { createLog } from '#hub/shared/log.ts';
import { labAside } from './photo-lab.ts';

/** The processes that this one started, whichever of its threads did. */
function childrenOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

const log = createLog('silent', () => undefined);
const lab = labAside({ log, processes: 1 });
afterAll(() => lab.close());

/** Three women on a sofa, and the same picture darker, smaller and turned. */
let original: Face[];
let altered: Face[];
beforeAll(async () => {
  const bytes = await readFile(samplePhotograph('sample3.jpg'));
  original = await lab.facesOn(bytes);
  altered = await lab.facesOn(
    await sharp(bytes).resize(1100).rotate(8).linear(0.6, 0).jpeg({ quality: 80 }).toBuffer(),
  );
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

  it('are found where they are on an upright picture, and the same in a smaller one', async () => {
    const bytes = await readFile(samplePhotograph('sample3.jpg'));
    const { width, height } = await sharp(bytes).metadata();
    const upright = { left: Math.round(width * 0.22), top: 0, width: Math.round(width * 0.28), height };
    const cut = await sharp(bytes).extract(upright).toBuffer();
    const [first] = fromTheLeft(original);
    for (const picture of [cut, await sharp(cut).resize({ height: 400 }).png().toBuffer()]) {
      const found = await lab.facesOn(picture);
      expect(found).toHaveLength(1);
      expect((found[0]?.box.left ?? 9) * 0.28 + 0.22).toBeCloseTo(first?.box.left ?? 9, 1);
      expect(found[0]?.box.top).toBeCloseTo(first?.box.top ?? 9, 1);
      expect(distance(found[0] as Face, first as Face)).toBeLessThan(0.4);
    }
  }, 120_000);

  it('are not where there is no picture, and the process goes on', async () => {
    await expect(lab.facesOn(Buffer.from('nonsense'))).rejects.toThrow(UnreadablePicture);
    const plain = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#88aacc' } })
      .png()
      .toBuffer();
    expect(await lab.facesOn(plain)).toEqual([]);
  }, 120_000);
});

describe('a process', () => {
  it('that takes too long is stopped, and the next picture gets a new one', async () => {
    const impatient = labAside({ log, processes: 1, timeoutMs: 1 });
    await expect(impatient.facesOn(Buffer.from('x'))).rejects.toThrow('no answer within');
    await expect(impatient.facesOn(Buffer.from('x'))).rejects.toThrow('no answer within');
    await impatient.close();
  });

  it('that is stopped gives its picture back', async () => {
    const stopped = labAside({ log, processes: 1 });
    const asked = stopped.facesOn(Buffer.from('x'));
    const refused = expect(asked).rejects.toThrow('stopped');
    await stopped.close();
    await refused;
  });

  it('stands back behind everything else, and is told none of the hub’s keys', async () => {
    vi.stubEnv('SERVICE_KEY', 'a-secret');
    onTestFinished(() => void vi.unstubAllEnvs());
    const before = childrenOf(process.pid);
    const own = labAside({ log, processes: 1 });
    onTestFinished(() => own.close());
    await expect(own.facesOn(Buffer.from('nonsense'))).rejects.toThrow(UnreadablePicture);
    const [pid = 0] = childrenOf(process.pid).filter((child) => !before.includes(child));
    const threads = readdirSync(`/proc/${pid}/task`).map(Number);
    expect(threads.length).toBeGreaterThan(1);
    expect(new Set(threads.map((thread) => getPriority(thread)))).toEqual(new Set([19]));
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('a-secret');
  });

  it('that dies fails its picture alone', async () => {
    const before = childrenOf(process.pid);
    const own = labAside({ log, processes: 1 });
    onTestFinished(() => own.close());
    const asked = own.facesOn(await readFile(samplePhotograph('sample3.jpg')));
    const refused = expect(asked).rejects.toThrow('ended');
    for (const child of childrenOf(process.pid)) if (!before.includes(child)) process.kill(child, 'SIGKILL');
    await refused;
    await expect(own.facesOn(Buffer.from('nonsense'))).rejects.toThrow(UnreadablePicture);
  });
});
