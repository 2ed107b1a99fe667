import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFiles, type Files } from './files.ts';
import { createPictures } from './pictures.ts';

const LIMITS = { memoryBytes: 1_000_000, diskBytes: 1_000_000, workers: 1, waiting: 3 };

let root: string;
let files: Files;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gangway-pictures-'));
  files = diskFiles(join(root, 'files'));
  const background = { r: 10, g: 80, b: 120 };
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const icon = sharp({ create: { width: 64, height: 64, channels: 4, background: { ...background, alpha: 0.5 } } });
  await files.write('photo.jpg', photo);
  await files.write('icon.png', await icon.png().toBuffer());
  await files.write('broken.jpg', Buffer.from('not a picture'));
});
afterAll(() => rm(root, { recursive: true }));

const pictures = (name = 'cache', limits = LIMITS) => createPictures(files, join(root, name), limits);

describe('[AD47] pictures', () => {
  it.each([
    [100, 100],
    [400, 400],
    [4_000, 400],
    [undefined, 400],
  ])('for width %s are %i wide: scaled down, never up', async (width, expected) => {
    const picture = await pictures().scaled({ name: 'photo.jpg', width });
    expect((await sharp(picture?.bytes).metadata()).width).toBe(expected);
  });

  it.each([
    ['photo.jpg', 'image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['photo.jpg', 'image/webp,*/*', 'image/webp', 'webp'],
    ['photo.jpg', '*/*', 'image/jpeg', 'jpeg'],
    ['photo.jpg', undefined, 'image/jpeg', 'jpeg'],
    ['icon.png', '*/*', 'image/png', 'png'],
  ])('%s for %s is %s', async (name, accept, type, format) => {
    const picture = await pictures().scaled({ name, width: 50, accept });
    expect(picture?.type).toBe(type);
    expect((await sharp(picture?.bytes).metadata()).format).toBe(format);
  });

  it('that do not exist are none', async () => {
    expect(await pictures().scaled({ name: 'none.jpg' })).toBeUndefined();
    expect(await pictures().scaled({ name: '../files/photo.jpg' })).toBeUndefined();
  });

  it('are made once for many who ask at the same time, and kept on disk', async () => {
    const cache = pictures('once');
    const all = await Promise.all(Array.from({ length: 30 }, () => cache.scaled({ name: 'photo.jpg', width: 77 })));
    expect(new Set(all).size).toBe(1);
    expect(await readdir(join(root, 'once'))).toHaveLength(1);
    const again = await pictures('once').scaled({ name: 'photo.jpg', width: 77 });
    expect(again?.bytes.equals(all[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(again?.type).toBe('image/jpeg');
  });

  it('change their ETag with the file', async () => {
    const before = await pictures().scaled({ name: 'icon.png', width: 10 });
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await files.write('icon.png', bytes);
    expect((await pictures().scaled({ name: 'icon.png', width: 10 }))?.etag).not.toBe(before?.etag);
  });

  it('keep their folder within its limit', async () => {
    const cache = pictures('small', { ...LIMITS, diskBytes: 4_000 });
    for (let width = 300; width < 330; width += 1) await cache.scaled({ name: 'photo.jpg', width });
    expect((await readdir(join(root, 'small'))).length).toBeLessThan(12);
  });

  it('tell to come back when too many different ones are asked for at once', async () => {
    const cache = pictures('busy');
    const widths = Array.from({ length: 20 }, (_, n) => 100 + n);
    const asked = await Promise.allSettled(widths.map((width) => cache.scaled({ name: 'photo.jpg', width })));
    const refused = asked.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused)).toEqual(new Set(['busy']));
  });

  it('that cannot be read are refused as not found, not as our failure', async () => {
    expect(await pictures().scaled({ name: 'broken.jpg', width: 10 })).toBeUndefined();
  });
});
