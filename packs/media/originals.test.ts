import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { developOriginal, findOriginals } from './originals.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-originals-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const DOT = 20;

/** Grey with a red dot, such as a camera would write it. */
async function photograph(width: number, height: number, [x, y]: [number, number], orientation = 1): Promise<string> {
  const dot = await sharp({ create: { width: DOT, height: DOT, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const file = join(folder, 'harbour.jpg');
  await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite([{ input: dot, left: Math.round(x * width) - DOT / 2, top: Math.round(y * height) - DOT / 2 }])
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Artist: 'A camera' } })
    .jpeg()
    .toFile(file);
  return file;
}

async function colourAt(bytes: Buffer, [x, y]: readonly [number, number]) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const pixel = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
  return [...data.subarray(pixel, pixel + 3)];
}

const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 200 && green < 80 && blue < 80;

it.each([
  ['a tall one', 300, 600, [0.4, 0.15]],
  ['a panorama', 1200, 300, [0.9, 0.5]],
  ['one of the same shape', 640, 400, [0.2, 0.8]],
] as const)('keeps the subject of %s, and says where it is', async (_what, width, height, focus) => {
  const file = await photograph(width, height, [...focus]);
  const made = await developOriginal(file, { id: 'harbour', scene: 'port', motif: 'naples', focus: [...focus] });
  expect(made.width / made.height).toBeCloseTo(1.6, 1);
  expect(isRed(await colourAt(made.bytes, made.focus ?? [0, 0]))).toBe(true);
});

it('has the shape of its picture, stands upright and tells nothing of the camera', async () => {
  const file = await photograph(1250, 1300, [0.5, 0.5], 6);
  const { bytes, width, height } = await developOriginal(file, {
    id: 'x',
    scene: 'thing',
    motif: 'card',
    shape: 'square',
  });
  expect([width, height]).toEqual([1200, 1200]);
  const { exif, orientation } = await sharp(bytes).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
});

it('is found by the id of its picture; other files and a missing folder do not matter', async () => {
  const file = await photograph(100, 100, [0.5, 0.5]);
  await writeFile(join(folder, 'README.md'), 'Photographs: the harbour master');
  expect(await findOriginals(folder, { pictures: [{ id: 'harbour', scene: 'port', motif: 'naples' }] })).toEqual(
    new Map([['harbour', file]]),
  );
  expect(await findOriginals(join(folder, 'nowhere'), { pictures: [] })).toEqual(new Map());
});

it('is refused when the pack has no such picture', async () => {
  await photograph(100, 100, [0.5, 0.5]);
  await expect(findOriginals(folder, { pictures: [] })).rejects.toThrow('no picture for harbour.jpg');
});
