import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Pack } from '#packs/pack.schema.ts';
import { photographFiles } from '#packs/photograph-files.ts';
import { letters, widthOf } from '#pictures/lettering.ts';
import { renderPhotograph } from '#pictures/render.ts';
import { inParallel } from './in-parallel.ts';
import { sourceHash } from './source-hash.ts';

const PREVIEW_WIDTH = 1200;
const THUMB_WIDTH = 400;
/** In the operator's own language; capitals go without their accents. */
const WORDS = { en: 'PREVIEW', de: 'VORSCHAU', fr: 'APERCU' } as const;
const RECIPES = 'recipes.json';

/** From edge to edge, so that no part can be cut out without it. */
function watermark(text: string, width: number, height: number): Buffer {
  const style = { height: width / 22, weight: 1.2, tracking: 3, colour: '#fff' };
  const across = widthOf(text, style) * 1.25;
  const down = style.height * 3.2;
  const word = (x: number, y: number) => letters(text, x, y, style);
  const pattern = `<pattern id="p" width="${across}" height="${down * 2}" patternUnits="userSpaceOnUse"
    patternTransform="rotate(-24)">${word(0, 0)}${word(-across / 2, down)}${word(across / 2, down)}</pattern>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${pattern}</defs>
      <rect width="100%" height="100%" fill="url(#p)" opacity=".38"/></svg>`,
  );
}

async function marked(original: Buffer, text: string, width: number): Promise<Buffer> {
  const { data, info } = await sharp(original).resize({ width }).toBuffer({ resolveWithObject: true });
  return sharp(data)
    .composite([{ input: watermark(text, info.width, info.height) }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function write(folder: string, name: string, bytes: Buffer): Promise<void> {
  await writeFile(join(folder, `${name}.part`), bytes);
  await rename(join(folder, `${name}.part`), join(folder, name));
}

async function recipesIn(folder: string): Promise<Record<string, string>> {
  const text = await readFile(join(folder, RECIPES), 'utf8').catch(() => '{}');
  try {
    return JSON.parse(text) as Record<string, string>;
  } catch {
    return {}; // Broken: everything is made anew.
  }
}

/** The photographers' pictures, apart from the media that everybody may look at. What is there and unchanged stays. */
export async function makePhotographs(pack: Pack, folder: string, parallel: number): Promise<number> {
  await mkdir(folder, { recursive: true });
  const style = await sourceHash('pictures');
  const before = await recipesIn(folder);
  const there = new Set(await readdir(folder));
  const now: Record<string, string> = {};
  let made = 0;
  const { look, languages } = pack.operator;
  const word = WORDS[languages[0]?.code ?? 'en'];
  await inParallel(pack.photos.photographs, parallel, async ({ id, scene, motif, hour, people }) => {
    const recipe = JSON.stringify([style, word, look, scene, motif, hour, people]);
    const hash = createHash('sha256').update(recipe).digest('hex').slice(0, 16);
    const names = photographFiles(id);
    now[id] = hash;
    if (before[id] === hash && Object.values(names).every((name) => there.has(name))) return;
    const original = await renderPhotograph({ look, scene, motif, ...(hour && { hour }) }, people);
    await write(folder, names.original, original);
    await write(folder, names.preview, await marked(original, word, PREVIEW_WIDTH));
    await write(folder, names.thumb, await marked(original, word, THUMB_WIDTH));
    made += 1;
  });
  const known = new Set([RECIPES, ...Object.keys(now).flatMap((id) => Object.values(photographFiles(id)))]);
  for (const name of there) if (!known.has(name)) await rm(join(folder, name));
  await write(folder, RECIPES, Buffer.from(`${JSON.stringify(now, null, 1)}\n`));
  return made;
}
