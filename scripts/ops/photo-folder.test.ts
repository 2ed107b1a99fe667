import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '#scripts/ops-client.ts';
import { PlainError } from '#scripts/plain-error.ts';
import { createFolderLook, meaningOf } from './photo-folder.ts';

let folder: string;
let sent: string[];
let answer: (file: string) => { isNew: boolean };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-watch-'));
  sent = [];
  answer = () => ({ isNew: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function put(path: string, text = 'picture') {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}
const told: string[] = [];
function watch() {
  return createFolderLook({
    folder,
    tell: (line) => told.push(line),
    send: async (file, name, to) => {
      const answered = answer(file);
      sent.push([name, to.cabin ?? '', to.ticket ?? ''].join('|'));
      return answered;
    },
  });
}
const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

describe('where a file stands', () => {
  it.each([
    ['Gala Night/a.jpg', { photoFolder: 'Gala Night', to: {} }],
    ['Gala Night/cabin=7001/a.JPEG', { photoFolder: 'Gala Night', to: { cabin: '7001' } }],
    ['Ashore/ticket=AB 12/a.png', { photoFolder: 'Ashore', to: { ticket: 'AB 12' } }],
    ['a.jpg', undefined],
    ['Gala Night/raw/a.jpg', undefined],
    ['Gala Night/a.txt', undefined],
    ['Gala Night/.a.jpg', undefined],
    ['handed in/a.jpg', undefined],
    ['refused/a.jpg', undefined],
    ['a:b/a.jpg', undefined],
  ])('says what it is: %s', (path, meaning) => {
    expect(meaningOf(path)).toEqual(meaning);
  });
});

describe('a watched folder', () => {
  it('hands a file in once it has stopped growing, and moves it away', async () => {
    const look = watch();
    await put('Gala/a.jpg', 'half');
    expect(await look()).toBe(0);
    await put('Gala/a.jpg', 'the whole picture');
    expect(await look()).toBe(0);
    expect(await look()).toBe(1);
    expect(sent).toEqual(['Gala||']);
    expect(await files()).toEqual(['handed in/Gala/a.jpg']);
    expect(await look()).toBe(0);
  });

  it('keeps what cannot be handed in now, and puts aside what the hub refuses', async () => {
    await put('Gala/a.jpg');
    await put('Gala/b.jpg');
    const look = watch();
    await look();
    answer = () => {
      throw new PlainError('No hub answers.');
    };
    expect(await look()).toBe(0);
    expect(await files()).toEqual(['Gala/a.jpg', 'Gala/b.jpg']);
    answer = (file) => {
      if (file.endsWith('a.jpg')) throw new Refusal('This picture cannot be used.', 400);
      return { isNew: true };
    };
    expect(await look()).toBe(1);
    expect(await files()).toEqual(['handed in/Gala/b.jpg', 'refused/Gala/a.jpg']);
  });

  it('says that it is no folder', async () => {
    const look = createFolderLook({
      folder: join(folder, 'no'),
      tell: () => undefined,
      send: async () => ({ isNew: true }),
    });
    await expect(look()).rejects.toThrow('is no folder');
  });
});
