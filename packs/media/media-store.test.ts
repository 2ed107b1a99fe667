import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMediaManifest } from '#packs/media-manifest.ts';
import { openMediaStore } from './media-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const picture = (text: string) => async () => ({ bytes: Buffer.from(text), width: 4, height: 3 });

async function run(recipes: Record<string, string>) {
  const store = await openMediaStore(folder);
  for (const [id, recipe] of Object.entries(recipes)) await store.picture(id, recipe, picture(recipe));
  const manifest = await store.finish();
  return { manifest, made: store.made, kept: store.kept };
}

it('makes a picture once and keeps it while its recipe stays', async () => {
  expect(await run({ sea: 'blue', hill: 'green' })).toMatchObject({ made: 2, kept: 0 });
  expect(await run({ sea: 'blue', hill: 'green' })).toMatchObject({ made: 0, kept: 2 });
  expect(await run({ sea: 'grey', hill: 'green' })).toMatchObject({ made: 1, kept: 1 });
  expect(await readFile(join(folder, 'pictures/sea.webp'), 'utf8')).toBe('grey');
});

it('makes anew what is gone or cut short', async () => {
  await run({ sea: 'blue', hill: 'green' });
  await writeFile(join(folder, 'pictures/sea.webp'), 'bl');
  await rm(join(folder, 'pictures/hill.webp'));
  expect(await run({ sea: 'blue', hill: 'green' })).toMatchObject({ made: 2, kept: 0 });
});

it('drops files that nothing names any more', async () => {
  await run({ sea: 'blue', hill: 'green' });
  await run({ sea: 'blue' });
  expect(await readdir(join(folder, 'pictures'))).toEqual(['sea.webp']);
});

it('leaves a file out that this machine cannot make', async () => {
  const store = await openMediaStore(folder);
  await store.file('film', 'mp4', 'film', async () => undefined);
  await store.file('plan', 'pdf', 'plan', async () => Buffer.from('%PDF'));
  const { files } = await store.finish();
  expect(files).toEqual({ plan: { file: 'files/plan.pdf', type: 'application/pdf', bytes: 4 } });
  expect(await readMediaManifest('any', folder)).toMatchObject({ files });
});

it('has no media before they were made', async () => {
  expect(await readMediaManifest('any', join(folder, 'nothing'))).toEqual({ pictures: {}, files: {} });
});
