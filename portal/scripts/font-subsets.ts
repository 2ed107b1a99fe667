import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Axis = number | { min: number; max: number };

/** The weights of running text, from quiet to strong. */
const TEXT = { wght: { min: 400, max: 700 } };

/** The fonts of the looks with the axes that their style sheets use: display faces stand in one weight and one size. */
export const FONTS: Readonly<Record<string, Readonly<Record<string, Axis>>>> = {
  '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2': { wght: 560, opsz: 36 },
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2': TEXT,
  '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2': { wght: 480 },
  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2': TEXT,
  '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2': { wght: 600 },
  '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2': TEXT,
  '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2': { wght: { min: 400, max: 800 } },
};

/** What English, German, French and their neighbours are written with; other letters come from the device's own fonts. */
const CHARACTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2009, 0x2009],
  [0x2010, 0x2026],
  [0x202f, 0x202f],
  [0x2030, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;

const text = CHARACTERS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)),
).join('');

const CACHE = join('node_modules', '.cache', 'gangway-fonts');
const packages = createRequire(import.meta.url);

/** Gives the looks smaller fonts in place of the packages' own, by aliases: style sheets and tests name those (decision 024). */
export function fontSubsets(): Plugin {
  return {
    name: 'font-subsets',
    async config() {
      const alias: Record<string, string> = {};
      for (const [name, axes] of Object.entries(FONTS)) alias[name] = await subsetFile(name, axes);
      return { resolve: { alias } };
    },
  };
}

/** Made once: the file's name says of what and how. */
async function subsetFile(name: string, variationAxes: Readonly<Record<string, Axis>>): Promise<string> {
  const whole = await readFile(packages.resolve(name));
  const said = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([text, variationAxes]));
  const face = name.split('/').at(-1)?.replace('-latin', '').replace('.woff2', '');
  const file = join(process.cwd(), CACHE, `${face}-${said.digest('hex').slice(0, 12)}.woff2`);
  if (existsSync(file)) return file;
  const made = await import('subset-font').catch(() => undefined);
  // Packages that were installed before the subsetter was among them: the whole fonts do as well.
  if (!made) return packages.resolve(name);
  const subset = await made.default(whole, text, { targetFormat: 'woff2', variationAxes });
  await mkdir(join(process.cwd(), CACHE), { recursive: true });
  await writeFile(`${file}.${process.pid}`, subset);
  await rename(`${file}.${process.pid}`, file);
  return file;
}
