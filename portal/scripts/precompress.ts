import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below this a compressed copy saves nothing worth a file. */
const LEAST_BYTES = 512;
const compress = promisify(brotliCompress);

/** Writes a `.br` beside every text file of the build, so that no server compresses at run time. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    // After the service worker, which is written when the rest of the build is there.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = await readdir(folder, { recursive: true });
        await Promise.all(
          names.filter((name) => COMPRESSIBLE.test(name)).map((name) => writeCompressed(join(folder, name))),
        );
      },
    },
  };
}

async function writeCompressed(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  await writeFile(`${file}.br`, await compress(bytes, options));
}
