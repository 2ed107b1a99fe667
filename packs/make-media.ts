/**
 * Makes the media of a pack: `node packs/make-media.ts meridian`. What is there and unchanged stays. `small` as a second word
 * makes pictures of a quarter of the width and no films: enough to sweep pages, and made in seconds.
 */
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { loadPack } from './load-pack.ts';
import { makeCaptions } from './media/captions.ts';
import { makeDocuments } from './media/documents.ts';
import { hasFfmpeg } from './media/ffmpeg.ts';
import { makeFilms } from './media/films.ts';
import { openMediaStore } from './media/media-store.ts';
import { findOriginals } from './media/originals.ts';
import { makePhotographs } from './media/photographs.ts';
import { makePictures } from './media/pictures.ts';
import { makePlans } from './media/plans.ts';
import { makeSounds } from './media/sounds.ts';
import { type MediaManifest, mediaFolder, originalsFolder, photographFolder } from './media-manifest.ts';

export const MEDIA_SIZES = ['full', 'small'] as const;
export type MediaSize = (typeof MEDIA_SIZES)[number];

interface MediaOptions {
  folder?: string;
  say?: (sentence: string) => void;
  size?: MediaSize;
}

export async function makeMedia(name: string, options: MediaOptions = {}): Promise<MediaManifest> {
  const { folder = mediaFolder(name), say = console.log, size = 'full' } = options;
  const started = performance.now();
  sharp.concurrency(1); // One picture per core is faster than several cores on one picture.
  const pack = await loadPack(name);
  const store = await openMediaStore(folder);
  const cores = availableParallelism();
  const originals = await findOriginals(originalsFolder(name), pack);
  await makePictures(pack, store, { originals, parallel: cores, scale: size === 'small' ? 0.25 : 1 });
  await makePhotographs(pack, photographFolder(name), cores);
  await makePlans(pack, store);
  await makeDocuments(pack, store);
  const ffmpeg = await hasFfmpeg();
  await makeSounds(pack, store, ffmpeg);
  await makeCaptions(pack, store);
  if (size === 'small') say('Small media have no films.');
  else if (ffmpeg) await makeFilms(pack, store, folder, cores);
  else say('ffmpeg is not installed: the pack has no films. Install it and start again.');
  const manifest = await store.finish();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`Media of ${name}: ${store.made} made, ${store.kept} kept, ${seconds} s`);
  return manifest;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const size = MEDIA_SIZES.find((one) => one === process.argv[3]);
  await makeMedia(process.argv[2] ?? 'meridian', { size });
}
