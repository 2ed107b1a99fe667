/** Makes the media of a pack: `node packs/make-media.ts meridian`. What is there and unchanged stays. */
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { loadPack } from './load-pack.ts';
import { makeCaptions } from './media/captions.ts';
import { makeDocuments } from './media/documents.ts';
import { hasFfmpeg } from './media/ffmpeg.ts';
import { makeFilms } from './media/films.ts';
import { openMediaStore } from './media/media-store.ts';
import { makePhotographs } from './media/photographs.ts';
import { makePictures } from './media/pictures.ts';
import { makePlans } from './media/plans.ts';
import { makeSounds } from './media/sounds.ts';
import { type MediaManifest, mediaFolder, photographFolder } from './media-manifest.ts';

export async function makeMedia(name: string, folder = mediaFolder(name), say = console.log): Promise<MediaManifest> {
  const started = performance.now();
  sharp.concurrency(1); // One picture per core is faster than several cores on one picture.
  const pack = await loadPack(name);
  const store = await openMediaStore(folder);
  const cores = availableParallelism();
  await makePictures(pack, store, cores);
  await makePhotographs(pack, photographFolder(name), cores);
  await makePlans(pack, store);
  await makeDocuments(pack, store);
  const ffmpeg = await hasFfmpeg();
  await makeSounds(pack, store, ffmpeg);
  await makeCaptions(pack, store);
  if (ffmpeg) await makeFilms(pack, store, folder, cores);
  else say('ffmpeg is not installed: the pack has no films. Install it and start again.');
  const manifest = await store.finish();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`Media of ${name}: ${store.made} made, ${store.kept} kept, ${seconds} s`);
  return manifest;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await makeMedia(process.argv[2] ?? 'meridian');
}
