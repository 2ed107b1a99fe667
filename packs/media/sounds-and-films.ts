import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownedFiles } from '#packs/media-of.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { convert, hasFfmpeg } from './ffmpeg.ts';
import type { MediaStore } from './media-store.ts';
import { sourceHash } from './source-hash.ts';
import { playPiece } from './tune.ts';
import { TUNES } from './tunes.ts';

const FILM_SECONDS = 8;
const FRAMES_PER_SECOND = 25;
const FILM_SIZE = { width: 1280, height: 720 };

/** Sounds as MP3 where ffmpeg is there and as WAV where it is not; films only where it is. */
export async function makeSoundsAndFilms(
  pack: Pack,
  store: MediaStore,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const canConvert = await hasFfmpeg();
  const maker = await sourceHash('media');
  const { audios, videos } = ownedFiles(pack);
  for (const { id, tune } of audios) {
    const piece = TUNES[tune];
    if (!piece) throw new Error(`${id}: there is no tune ${tune}`);
    await store.file(id, canConvert ? 'mp3' : 'wav', [maker, piece], async () => {
      const sound = playPiece(piece);
      return canConvert ? convert(sound, 'tune.wav', 'tune.mp3', ['-codec:a', 'libmp3lame', '-b:a', '128k']) : sound;
    });
  }
  if (!canConvert && videos.length > 0)
    say('ffmpeg is not installed: the pack has no films. Install it and start again.');
  const scenes = await sourceHash('scenes');
  for (const { id, picture } of videos) {
    const recipe = pack.pictures.find((one) => one.id === picture);
    if (!recipe) continue;
    await store.file(id, 'mp4', [maker, scenes, recipe], async () =>
      canConvert ? film(await readFile(join(folder, 'pictures', `${picture}.webp`))) : undefined,
    );
  }
}

/** The camera moves slowly into the picture. */
function film(picture: Buffer): Promise<Buffer> {
  const { width, height } = FILM_SIZE;
  const frames = FILM_SECONDS * FRAMES_PER_SECOND;
  const cover = `scale=${width * 2}:${height * 2}:force_original_aspect_ratio=increase,crop=${width * 2}:${height * 2}`;
  const travel = `zoompan=z='1+0.12*on/${frames}':x='(iw-iw/zoom)*on/${frames}':y='(ih-ih/zoom)/2':d=1:s=${width}x${height}:fps=${FRAMES_PER_SECOND}`;
  return convert(picture, 'picture.webp', 'film.mp4', [
    ...['-t', String(FILM_SECONDS), '-r', String(FRAMES_PER_SECOND), '-vf', `${cover},${travel},format=yuv420p`],
    ...['-codec:v', 'libx264', '-preset', 'veryfast', '-crf', '26', '-threads', '1', '-movflags', '+faststart', '-an'],
  ]);
}
