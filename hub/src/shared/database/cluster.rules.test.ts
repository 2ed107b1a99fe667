import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { choosePlace } from './cluster.ts';

let folder = '';
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

it('a folder for the socket that somebody else owns is refused: whoever owns it could answer in the database’s place', async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-place-'));
  vi.spyOn(process, 'getuid').mockReturnValue(4_711);
  await expect(choosePlace(folder)).rejects.toThrow('belongs to somebody else');
});
