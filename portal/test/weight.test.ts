import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PageFiles } from '../scripts/page-files.ts';
import { measureFirstLoad } from '../scripts/weight.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'gangway-dist-'));
  await mkdir(join(dist, '.vite'));
});
afterEach(() => rm(dist, { recursive: true }));

it('counts the entry, what it imports, English and the heaviest look, and nothing that comes later', async () => {
  const files = {
    'entry.js': 'e',
    'lib.js': 'l',
    'a.css': 'a',
    'en.js': 'n',
    'home.js': 'h',
    'one.css': '1',
    'two.css': '22222222',
    'late.js': 'x',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(dist, name), text);
  const manifest = {
    'index.html': { file: 'entry.js', isEntry: true, imports: ['_lib'], css: ['a.css'], dynamicImports: ['late.ts'] },
    _lib: { file: 'lib.js' },
    'late.ts': { file: 'late.js' },
  };
  const pages: PageFiles = {
    pages: [
      { path: '/late', pattern: '', reads: [], files: ['late.js'] },
      { path: '/', pattern: '', reads: [], files: ['home.js', 'lib.js'] },
    ],
    texts: { en: ['en.js'], de: ['late.js'] },
    looks: { one: { files: ['one.css'] }, two: { files: ['entry2.js', 'two.css'] } },
    parts: [],
  };
  await writeFile(join(dist, 'entry2.js'), '');
  await writeFile(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(dist, '.vite', 'pages.json'), JSON.stringify(pages));
  const { files: weighed, bytes } = await measureFirstLoad(dist);
  expect(weighed.map(({ name }) => name).sort()).toEqual([
    'a.css',
    'en.js',
    'entry.js',
    'entry2.js',
    'home.js',
    'lib.js',
    'two.css',
  ]);
  const texts = ['e', 'l', 'a', 'n', 'h', '22222222', ''];
  expect(bytes).toBe(texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0));
});
