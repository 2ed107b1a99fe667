import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownedFiles } from '#packs/media-of.ts';
import type { Pack } from '#packs/pack.schema.ts';
import type { Picture } from '#packs/schema/media.ts';
import { convert } from './ffmpeg.ts';
import { inParallel } from './in-parallel.ts';
import type { MediaStore } from './media-store.ts';
import { sourceHash } from './source-hash.ts';
import { playPiece } from './tune.ts';
import { TUNES } from './tunes.ts';

export const SHOT_SECONDS = 6;
export const FADE_SECONDS = 1;
const FRAMES_PER_SECOND = 24;
const FILM = { width: 960, height: 540 };
/** Wider than the film, so that the camera has somewhere to go. */
const STILL_WIDTH = 1100;

/** Films of pictures that are already drawn in the media folder. */
export async function makeFilms(pack: Pack, store: MediaStore, folder: string, parallel: number): Promise<void> {
  const makers = [await sourceHash('packs/media'), await sourceHash('pictures')];
  const pictures = new Map(pack.pictures.map((picture) => [picture.id, picture]));
  const piece = TUNES.barcarolle;
  if (!piece) throw new Error('Films are set to the barcarolle, and there is none');
  let played: Buffer | undefined;
  const music = () => {
    played ??= playPiece(piece);
    return played;
  };
  await inParallel(ownedFiles(pack).videos, parallel, async ({ id, pictures: names }) => {
    const shots = names.map((name) => {
      const picture = pictures.get(name);
      if (!picture) throw new Error(`${id}: there is no picture ${name}`);
      return picture;
    });
    await store.file(id, 'mp4', [makers, shots], () => shoot(shots, music(), folder));
  });
}

/** The camera drifts over each picture, one melts into the next, and a barcarolle plays. */
async function shoot(shots: Picture[], music: Buffer, folder: string): Promise<Buffer> {
  const inputs: Record<string, Buffer> = { 'tune.wav': music };
  for (const [i, { id }] of shots.entries())
    inputs[`${i}.webp`] = await readFile(join(folder, 'pictures', `${id}.webp`));
  const length = shots.length * (SHOT_SECONDS - FADE_SECONDS) + FADE_SECONDS;
  const filter = [
    ...shots.map((_, i) => `[${i}:v]${camera(i)},setsar=1[s${i}]`),
    ...melt(shots.length),
    `[${shots.length}:a]afade=t=out:st=${length - 2}:d=2[sound]`,
  ].join(';');
  const options = [
    ...shots.flatMap((_, i) => ['-r', `${FRAMES_PER_SECOND}`, '-i', `${i}.webp`]),
    ...['-i', 'tune.wav', '-filter_complex', filter, '-map', '[film]', '-map', '[sound]', '-t', `${length}`],
    ...['-codec:v', 'libx264', '-preset', 'veryfast', '-crf', '26', '-threads', '1', '-movflags', '+faststart'],
    ...['-codec:a', 'aac', '-b:a', '96k'],
  ];
  return convert(inputs, options, 'film.mp4');
}

/** The still is read once and held; then to the right, to the left, upwards, in turn. */
function camera(i: number): string {
  const t = `t/${SHOT_SECONDS}`;
  const ways = [`(iw-ow)*${t}:(ih-oh)/2`, `(iw-ow)*(1-${t}):(ih-oh)/2`, `(iw-ow)/2:(ih-oh)*(1-${t})`];
  const hold = `loop=loop=${SHOT_SECONDS * FRAMES_PER_SECOND - 1}:size=1,setpts=N/${FRAMES_PER_SECOND}/TB`;
  const crop = `crop=${FILM.width}:${FILM.height}:${ways[i % ways.length]}`;
  return `scale=${STILL_WIDTH}:-2,format=yuv420p,${hold},fps=${FRAMES_PER_SECOND},${crop}`;
}

function melt(count: number): string[] {
  if (count === 1) return ['[s0]null[film]'];
  return Array.from({ length: count - 1 }, (_, i) => {
    const from = i === 0 ? 's0' : `m${i}`;
    const to = i === count - 2 ? 'film' : `m${i + 1}`;
    const offset = (i + 1) * (SHOT_SECONDS - FADE_SECONDS);
    return `[${from}][s${i + 1}]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${offset}[${to}]`;
  });
}
