import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { scaledPictures } from './scaled-pictures.ts';

/** A pack with two pictures, and a folder for what is made of them. */
async function aPack() {
  const media = await mkdtemp(join(tmpdir(), 'gangway-media-'));
  const folder = join(media, 'scaled');
  onTestFinished(() => rm(media, { recursive: true }));
  const pictures: Record<string, object> = {};
  for (const id of ['pier', 'lighthouse']) {
    const file = `${id}.webp`;
    await draw(join(media, file), '#0d2136');
    pictures[id] = { file, type: 'image/webp', bytes: 1, width: 600, height: 400 };
  }
  await writeFile(join(media, 'manifest.json'), JSON.stringify({ pictures, files: {} }));
  return { media, folder, shop: () => scaledPictures('any', { media, folder }) };
}

const draw = (file: string, background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .webp()
    .toFile(file);

const widthOf = async (reply: { body: unknown } | undefined) => (await sharp(reply?.body as Buffer).metadata()).width;

it('gives a picture in the width that is wanted, never wider than it is, or as it was made', async () => {
  const { shop } = await aPack();
  const pictures = shop();
  expect(await widthOf(await pictures.read('pier', 200))).toBe(200);
  expect(await widthOf(await pictures.read('pier', 2_000))).toBe(600);
  expect(await widthOf(await pictures.read('pier'))).toBe(600);
  expect(await pictures.read('toString', 200)).toBeUndefined();
});

it('scales a picture once, and anew when it has changed', async () => {
  const { media, folder, shop } = await aPack();
  await shop().read('pier', 200);
  const [copy = ''] = await readdir(folder);
  await writeFile(join(folder, copy), 'kept');
  expect(String((await shop().read('pier', 200))?.body)).toBe('kept');
  await draw(join(media, 'pier.webp'), '#a8752a');
  expect(await widthOf(await shop().read('pier', 200))).toBe(200);
});

it('is scaled by two partners at once without harm', async () => {
  const { folder, shop } = await aPack();
  const replies = await Promise.all([shop(), shop(), shop()].map((one) => one.read('pier', 200)));
  for (const reply of replies) expect(await widthOf(reply)).toBe(200);
  expect(await readdir(folder)).toHaveLength(1);
});

it('stocks what nobody has asked for, past what cannot be read, until it is closed', async () => {
  const { media, folder, shop } = await aPack();
  await writeFile(join(media, 'pier.webp'), 'no picture');
  await shop().stock(['pier', 'unknown', 'lighthouse'], 400);
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^any-lighthouse-400-/)]);
  const closed = shop();
  closed.close();
  await closed.stock(['lighthouse'], 200);
  expect(await readdir(folder)).toHaveLength(1);
});
