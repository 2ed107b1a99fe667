import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';

const refused = vi.hoisted(() => ({ code: '' }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const writeFile = async (path: string, text: string) => {
    if (refused.code) throw Object.assign(new Error(`${refused.code}: x`), { code: refused.code });
    await real.writeFile(path, text);
  };
  return { ...real, writeFile };
});
const { prepareDataFolder } = await import('./data-folder.ts');

const folder = mkdtempSync(join(tmpdir(), 'gangway-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the data folder', () => {
  it('is made and left as it was', async () => {
    await prepareDataFolder(join(folder, 'a', 'b'));
    expect(readdirSync(join(folder, 'a', 'b'))).toEqual([]);
  });

  it('that is a file, or lies below one, is named', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(prepareDataFolder(file)).rejects.toThrow(
      `The data folder ${file} is a file: name a folder with the setting GANGWAY_DATA.`,
    );
    await expect(prepareDataFolder(join(file, 'below'))).rejects.toThrow(
      /below lies below a file: name another folder/,
    );
  });

  it.each([
    ['EROFS', 'lies on a disk that can only be read'],
    ['EACCES', 'may not be written by this user'],
    ['ENOSPC', 'lies on a disk that is full'],
    ['EIO', 'cannot be used (EIO: x)'],
  ])('that answers %s %s', async (code, reason) => {
    refused.code = code;
    const failure = await prepareDataFolder(folder).catch((error: Error) => error.message);
    refused.code = '';
    expect(failure).toContain(`The data folder ${folder} ${reason}`);
    expect(failure).toMatch(/ with the setting GANGWAY_DATA\.$/);
  });
});
