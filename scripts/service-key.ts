import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The key of operator calls: SERVICE_KEY when it is set, else the one kept in the data folder, made at first need. */
export function serviceKey(dataFolder: string, env: NodeJS.ProcessEnv = process.env): string {
  if (env.SERVICE_KEY) return env.SERVICE_KEY;
  const file = join(dataFolder, 'service-key');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const key = randomBytes(32).toString('base64url');
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return key;
}
