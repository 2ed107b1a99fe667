import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** A file that is there is whole, whoever is stopped or writes it at the same time. */
export async function writeWhole(file: string, bytes: Buffer | string): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}
