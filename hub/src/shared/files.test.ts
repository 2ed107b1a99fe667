import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskFiles, type Files, isFileName } from './files.ts';

let root: string;
let files: Files;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'gangway-files-'));
  await mkdir(join(root, 'media', 'pdf'), { recursive: true });
  await writeFile(join(root, 'media', 'pdf', 'map.pdf'), 'from the pack');
  await writeFile(join(root, 'outside.txt'), 'not yours');
  files = diskFiles(join(root, 'own'), [join(root, 'media')]);
});
afterEach(() => rm(root, { recursive: true }));

describe('files on disk', () => {
  it('are written whole, read, streamed in part and deleted', async () => {
    await files.write('a/b.txt', Buffer.from('0123456789'));
    expect((await files.read('a/b.txt'))?.toString()).toBe('0123456789');
    expect(await text(files.stream('a/b.txt', { start: 2, end: 4 }))).toBe('234');
    expect(await files.find('a/b.txt')).toMatchObject({ name: 'a/b.txt', size: 10 });
    expect(await readdir(join(root, 'own', 'a'))).toEqual(['b.txt']);
    await files.delete('a/b.txt');
    expect(await files.find('a/b.txt')).toBeUndefined();
  });

  it('are deleted by the folder, and never those of the pack or outside', async () => {
    for (const name of ['a/1.txt', 'a/b/2.txt', 'c.txt', 'pdf/own.pdf']) await files.write(name, Buffer.from('x'));
    for (const folder of ['a', 'pdf', '..', '../outside.txt', 'not there', '']) await files.deleteFolder(folder);
    expect(await readdir(join(root, 'own'))).toEqual(['c.txt']);
    expect((await files.read('pdf/map.pdf'))?.toString()).toBe('from the pack');
    expect(await readdir(root)).toContain('outside.txt');
  });

  it('of the pack are found and never written to', async () => {
    expect((await files.read('pdf/map.pdf'))?.toString()).toBe('from the pack');
    await files.write('pdf/map.pdf', Buffer.from('ours'));
    expect((await files.read('pdf/map.pdf'))?.toString()).toBe('ours');
    await files.delete('pdf/map.pdf');
    expect((await files.read('pdf/map.pdf'))?.toString()).toBe('from the pack');
  });

  it.each([
    '../outside.txt',
    'pdf/../../outside.txt',
    '/etc/passwd',
    'pdf',
    '',
    '.',
    'a\0b',
    'pdf//map.pdf',
    '.env',
    'a\\b',
  ])('do not have %j', async (name) => {
    expect(await files.find(name)).toBeUndefined();
    expect(await files.read(name)).toBeUndefined();
  });

  it.each([
    ['a.pdf', true],
    ['ä.pdf', false],
    ['Deck plan (2).pdf', false],
    ['a b@2x.png', true],
    ['a/b/c', true],
    ['a/../b', false],
    ['x'.repeat(501), false],
  ])('%.20s is a file name: %s', (name, is) => {
    expect(isFileName(name)).toBe(is);
  });
});
