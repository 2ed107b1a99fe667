import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const SERVICE_KEY_FILE = 'service-key';
const SHORTEST_KEY = 16;

/** The key of the operators' calls: the setting, or the one in the data folder, made at the first start. */
export async function serviceKey(setting: string | undefined, dataFolder: string): Promise<string> {
  if (setting) return setting;
  const path = join(dataFolder, SERVICE_KEY_FILE);
  const made = randomBytes(24).toString('base64url');
  await writeFile(path, `${made}\n`, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const kept = (await readFile(path, 'utf8')).trim();
  if (kept.length >= SHORTEST_KEY) return kept;
  throw new Error(
    `The service key in ${path} has fewer than ${SHORTEST_KEY} characters: delete the file, and the next start makes a new key.`,
  );
}
