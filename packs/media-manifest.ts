import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { focus } from './schema/media.ts';

const mediaFile = z.strictObject({
  /** Below `packs/<pack>/media/`. */
  file: z.string(),
  type: z.string(),
  bytes: z.number(),
});

/** What `make-media.ts` made. A film is missing here when the machine has no ffmpeg: then nobody is offered it. */
export const mediaManifest = z.strictObject({
  pictures: z.record(z.string(), mediaFile.extend({ width: z.number(), height: z.number(), focus: focus.optional() })),
  /** PDFs, audio and films by their id. */
  files: z.record(z.string(), mediaFile),
});
export type MediaManifest = z.infer<typeof mediaManifest>;

export function mediaFolder(pack: string): string {
  return fileURLToPath(new URL(`./${pack}/media/`, import.meta.url));
}

/** Photographs that an operator brings, by the id of the picture that they stand for. */
export function originalsFolder(pack: string): string {
  return fileURLToPath(new URL(`./${pack}/originals/`, import.meta.url));
}

/** Of the photographers' pictures, which only their guests may see: apart from the media. */
export function photographFolder(pack: string): string {
  return fileURLToPath(new URL(`./${pack}/photographs/`, import.meta.url));
}

/** Empty when no media have been made yet. */
export async function readMediaManifest(pack: string, folder = mediaFolder(pack)): Promise<MediaManifest> {
  try {
    return mediaManifest.parse(JSON.parse(await readFile(`${folder}/manifest.json`, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { pictures: {}, files: {} };
    throw error;
  }
}
