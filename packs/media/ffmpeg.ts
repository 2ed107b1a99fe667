import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const QUIET = ['-hide_banner', '-loglevel', 'error', '-y'];
const EXACT = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact', '-map_metadata', '-1'];

export async function hasFfmpeg(): Promise<boolean> {
  return run('ffmpeg', ['-version']).then(
    () => true,
    () => false,
  );
}

/** Runs ffmpeg on files named as in `options` and answers its output; the same input gives the same bytes. */
export async function convert(inputs: Record<string, Buffer>, options: string[], output: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-media-'));
  try {
    for (const [name, bytes] of Object.entries(inputs)) await writeFile(join(folder, name), bytes);
    await run('ffmpeg', [...QUIET, ...options, ...EXACT, output], { cwd: folder });
    return await readFile(join(folder, output));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
