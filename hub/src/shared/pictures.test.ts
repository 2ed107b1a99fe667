import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { diskFiles, type Files } from './files.ts';
import { createPictures, servedWidth } from './pictures.ts';

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

  it.each([
    [1, 50],
    [50, 50],
    [51, 64],
    [64, 64],
    [200, 200],
    [201, 300],
    [400, 400],
    [401, 500],
    [800, 800],
    [1047, 1048],
    [1048, 1048],
    [1049, 1200],
    [4096, 4096],
    [4097, 4096],
    [1e9, 4096],
  ])('[A333 A334 A335 A336 B52 C154 C215] for width %i are the copy of width %i', (width, served) => {
    expect(servedWidth(width)).toBe(served);
  });

  it('are made once for all widths that come to the same copy', async () => {
    const cache = pictures('rounded');
    const widths = Array.from({ length: 100 }, (_, n) => 301 + n);
    const all = await Promise.all(widths.map((width) => cache.scaled({ name: 'photo.jpg', width })));
    expect(new Set(all.map((picture) => picture?.etag)).size).toBe(2); // 320 and 400
    expect(await readdir(join(root, 'rounded'))).toHaveLength(2);
  });

  it('of one client wait no longer than a turn behind another client with many', async () => {
    const cache = pictures('fair', { ...LIMITS, waiting: 100 });
    const done: string[] = [];
    const ask = (width: number, client: string) =>
      cache.scaled({ name: 'photo.jpg', width, client }).then(() => done.push(client));
    const greedy = [50, 64, 100, 150, 200, 300, 320, 400].map((width) => ask(width, 'greedy'));
    await Promise.all([...greedy, ask(500, 'modest')]);
    expect(done).toHaveLength(9);
    expect(done.indexOf('modest')).toBeLessThan(7);
  });

  describe('that nobody waits for any more', () => {
    /** One picture is in the making, another in line behind it, and who asked for that one can go. */
    async function inLine(folder: string) {
      const held = Promise.withResolvers<void>();
      const read = vi.fn(async (name: string) => {
        await held.promise;
        return files.read(name);
      });
      const cache = createPictures({ ...files, read }, join(root, folder), LIMITS);
      const first = cache.scaled({ name: 'photo.jpg', width: 400 });
      await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
      const gone = new AbortController();
      const waits = vi.spyOn(gone.signal, 'addEventListener');
      const left = cache.scaled({ name: 'photo.jpg', width: 300, gone: gone.signal });
      await vi.waitFor(() => expect(waits).toHaveBeenCalled());
      const go = async () => {
        held.resolve();
        expect(await first).toBeDefined();
      };
      return { cache, read, left, gone, go };
    }

    it('are not made', async () => {
      const { read, left, gone, go } = await inLine('left');
      gone.abort();
      await go();
      expect(await left).toBeUndefined();
      expect(read).toHaveBeenCalledTimes(1);
    });

    it('are made for another who still waits', async () => {
      const { cache, gone, go } = await inLine('half-left');
      const patient = cache.scaled({ name: 'photo.jpg', width: 300, gone: new AbortController().signal });
      gone.abort();
      await go();
      expect(await patient).toBeDefined();
    });

    it('are made for who asks again', async () => {
      const { cache, left, gone, go } = await inLine('left-again');
      gone.abort();
      await go();
      const again = cache.scaled({ name: 'photo.jpg', width: 300 });
      expect([await left, (await again)?.type]).toEqual([undefined, 'image/jpeg']);
    });
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
    for (const name of ['photo.jpg', 'icon.png']) {
      for (const accept of ['image/webp', 'image/avif', '*/*']) {
        for (const width of [50, 64, 100, 150, 200, 300]) await cache.scaled({ name, width, accept });
      }
    }
    expect((await readdir(join(root, 'small'))).length).toBeLessThan(12);
  });

  it('tell to come back when too many different ones are asked for at once', async () => {
    const cache = pictures('busy');
    const widths = [50, 64, 100, 150, 200, 300, 320, 400];
    const asked = await Promise.allSettled(widths.map((width) => cache.scaled({ name: 'photo.jpg', width })));
    const refused = asked.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused)).toEqual(new Set(['busy']));
  });

  it('that cannot be read are refused as not found, not as our failure', async () => {
    expect(await pictures().scaled({ name: 'broken.jpg', width: 10 })).toBeUndefined();
  });
});
