import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
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

  it('of a folder that two hubs share are whole for both, whoever writes them, and leave nothing else behind', async () => {
    await mkdir(join(root, 'share'));
    const hubs = await Promise.all(
      ['one', 'two'].map(async (name) => {
        await mkdir(join(root, name));
        await symlink(join(root, 'share'), join(root, name, 'private'));
        return diskFiles(join(root, name, 'private'));
      }),
    );
    const sizes = [200_000, 300_000];
    const writes = Array.from({ length: 20 }, (_, turn) =>
      hubs[turn % 2]?.write('photos/p.jpg', Buffer.alloc(sizes[turn % 2] ?? 0, turn % 2)),
    );
    const seen: (Buffer | undefined)[] = [];
    const isWritten = Promise.all(writes).then(() => true);
    while (!(await Promise.race([isWritten, false]))) {
      seen.push(...(await Promise.all(hubs.map((hub) => hub.read('photos/p.jpg')))));
    }
    for (const bytes of seen) {
      if (bytes) expect(bytes.every((byte) => byte === bytes[0]) && bytes.length).toBe(sizes[bytes[0] ?? 9]);
    }
    expect(await readdir(join(root, 'share', 'photos'))).toEqual(['p.jpg']);
    await hubs[0]?.delete('photos/p.jpg');
    expect(await hubs[1]?.find('photos/p.jpg')).toBeUndefined();
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
