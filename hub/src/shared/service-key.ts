import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const SERVICE_KEY_FILE = 'service-key';

/** The key of the operators' calls: the setting, or the one in the data folder, made at the first start. */
export async function serviceKey(setting: string | undefined, dataFolder: string): Promise<string> {
  if (setting) return setting;
  const path = join(dataFolder, SERVICE_KEY_FILE);
  const made = randomBytes(24).toString('base64url');
  await writeFile(path, `${made}\n`, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(path, 'utf8')).trim();
}
