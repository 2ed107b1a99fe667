// Photographs of an operator: `packs/<name>/originals/<picture id>.jpg` stands for the drawing of that picture.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { Focus, Picture } from '#packs/schema/media.ts';
import { SIZES } from '#pictures/render.ts';
import { cropAround } from './crop.rules.ts';
import type { MadePicture } from './media-store.ts';

/** Larger than a drawing: the widest copy that a header asks for is 1920 px. */
const LARGER = 1.2;
const MIDDLE: Focus = [0.5, 0.5];
const FORMATS = new Set(['.avif', '.jpeg', '.jpg', '.png', '.tif', '.tiff', '.webp']);

/** Files by the id of their picture. One for which the pack has no picture is an error: it would never be seen. */
export async function findOriginals(
  folder: string,
  { pictures }: { pictures: readonly Picture[] },
): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const photographs = names.filter((name) => FORMATS.has(parse(name).ext.toLowerCase()));
  const known = new Set(pictures.map(({ id }) => id));
  const unknown = photographs.filter((name) => !known.has(parse(name).name));
  if (unknown.length > 0) throw new Error(`The pack has no picture for ${unknown.join(', ')} in originals/.`);
  return new Map(photographs.map((name) => [parse(name).name, join(folder, name)]));
}

export async function fingerprintOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16);
}

/** Upright, in the shape of the picture around its subject, without what the camera wrote into it. */
export async function developOriginal(file: string, picture: Picture, scale = 1): Promise<MadePicture> {
  const upright = sharp(file).autoOrient();
  const { autoOrient } = await upright.metadata();
  const [width, height] = SIZES[picture.shape ?? 'wide'];
  const { focus, ...crop } = cropAround(autoOrient, { width, height }, picture.focus ?? MIDDLE);
  const { data, info } = await upright
    .extract(crop)
    .resize({ width: Math.round(width * LARGER * scale), withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 86 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, focus };
}
