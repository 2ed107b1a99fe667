import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createShelf } from './picture-shelf.ts';

let folder = '';
afterEach(() => rm(folder, { recursive: true, force: true }));

it('what was looked at last stays when the shelf is full, however old it is', async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-shelf-'));
  const picture = { type: 'image/webp', bytes: Buffer.alloc(400) };
  const shelf = createShelf(folder, 1_000);
  for (const key of ['oldest', 'newer']) await shelf.keep(key, picture);
  await utimes(join(folder, 'oldest'), 1_000, 1_000);
  await utimes(join(folder, 'newer'), 2_000, 2_000);
  expect(await shelf.find('oldest')).toEqual(picture);
  await shelf.keep('third', picture);
  expect((await readdir(folder)).toSorted()).toEqual(['oldest', 'third']);
});
