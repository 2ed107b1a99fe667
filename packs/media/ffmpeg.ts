import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export async function hasFfmpeg(): Promise<boolean> {
  return run('ffmpeg', ['-version']).then(
    () => true,
    () => false,
  );
}

/** Runs ffmpeg on one input and answers its output; the same input gives the same bytes. */
export async function convert(
  input: Buffer,
  inputName: string,
  outputName: string,
  options: string[],
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-media-'));
  try {
    await writeFile(join(folder, inputName), input);
    const before = inputName.endsWith('.wav') ? [] : ['-loop', '1'];
    const exact = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact', '-map_metadata', '-1'];
    const args = [
      '-hide_banner',
      '-loglevel',
      'error',
      '-y',
      ...before,
      '-i',
      inputName,
      ...options,
      ...exact,
      outputName,
    ];
    await run('ffmpeg', args, { cwd: folder });
    return await readFile(join(folder, outputName));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
