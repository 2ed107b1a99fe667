import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { playPiece } from '#packs/media/tune.ts';
import { TUNES } from '#packs/media/tunes.ts';
import { letters, widthOf } from '#pictures/lettering.ts';
import { renderPicture } from '#pictures/render.ts';
import { timescaleOf } from '../fmp4.ts';
import { type Reel, type ReelRecipe, SEGMENT_SECONDS } from '../reel.ts';

const run = promisify(execFile);
const QUIET = ['-hide_banner', '-loglevel', 'error', '-y'];
/** Main profile, level 3.1: every browser that plays films plays it. */
const VIDEO_CODECS = 'avc1.4d401f';
const AUDIO_CODECS = 'mp4a.40.2';
const AUDIO_BITS_PER_SECOND = 64_000;
const AUDIO_HZ = 48_000;
/** The encoder puts one frame of its own in front; with it a round is whole, and the next one joins without a gap. */
const PRIMING_SECONDS = 1024 / AUDIO_HZ;

/** Makes a reel in an empty folder: one round of picture and sound in segments, and the whole as one file. */
export async function makeReel(id: string, recipe: ReelRecipe, folder: string): Promise<Reel> {
  const work = join(folder, 'work');
  await mkdir(work, { recursive: true });
  await drawShots(recipe, work);
  await drawClock(recipe, work);
  await encodePictures(recipe, folder);
  for (const [place, { tune }] of recipe.sounds.entries()) await encodeSound(tune, `a${place}`, recipe, folder);
  await joinFile(recipe, folder);
  const videos = await Promise.all(
    recipe.qualities.map(async ({ name, width, height }) => ({
      ...(await measure(join(folder, name), recipe.seconds)),
      name,
      width,
      height,
      codecs: VIDEO_CODECS,
    })),
  );
  const audios = await Promise.all(
    recipe.sounds.map(async ({ label, language }, place) => ({
      ...(await measure(join(folder, `a${place}`), recipe.seconds)),
      name: `a${place}`,
      label,
      language,
      codecs: AUDIO_CODECS,
    })),
  );
  const segments = recipe.seconds / SEGMENT_SECONDS;
  const bytes = [...videos, ...audios].reduce((sum, one) => sum + one.size, 0);
  const reel = { id, seconds: recipe.seconds, segments, videos, audios, captions: [...recipe.captions], bytes };
  await writeFile(join(folder, 'reel.json'), JSON.stringify(reel));
  return reel;
}

const still = (width: number) => Math.round((width * 1.12) / 2) * 2;

async function drawShots({ shots, qualities }: ReelRecipe, work: string): Promise<void> {
  const widest = Math.max(...qualities.map(({ width }) => width));
  for (const [place, shot] of shots.entries()) {
    const { bytes } = await renderPicture({ id: 'shot', ...shot });
    await sharp(bytes)
      .resize({ width: still(widest) })
      .png({ compressionLevel: 1 })
      .toFile(join(work, `shot-${place}.png`));
  }
}

const pad = (value: number) => String(value).padStart(2, '0');

/** CD18: the running time on the picture, one small plate per second, so that a seek can be seen. */
async function drawClock({ seconds }: ReelRecipe, work: string): Promise<void> {
  const style = { height: 40, weight: 1.7, colour: 'white', tracking: 1.2 };
  const width = Math.ceil(widthOf('00:00', style)) + 40;
  for (let second = 0; second < seconds; second++) {
    const time = `${pad(Math.floor(second / 60))}:${pad(second % 60)}`;
    const plate = `<rect width="${width}" height="76" rx="10" opacity="0.5"/>${letters(time, 20, 18, style)}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="76">${plate}</svg>`;
    await sharp(Buffer.from(svg))
      .png({ compressionLevel: 1 })
      .toFile(join(work, `clock-${second}.png`));
  }
}

/** The camera drifts over each picture; the clock runs in the corner; every quality from the same frames. */
async function encodePictures(recipe: ReelRecipe, folder: string): Promise<void> {
  const { shots, qualities, seconds, framesPerSecond: fps } = recipe;
  const { width, height } = qualities.reduce((a, b) => (a.width > b.width ? a : b));
  const shotSeconds = seconds / shots.length;
  const frames = shotSeconds * fps;
  const ways = ['(iw-ow)*T:(ih-oh)/2', '(iw-ow)*(1-T):(ih-oh)/2', '(iw-ow)/2:(ih-oh)*(1-T)'];
  const cameras = shots.map((_, i) => {
    const way = (ways[i % ways.length] ?? '').replace('T', `(n/${frames})`);
    return `[${i}:v]format=yuv420p,loop=loop=${frames - 1}:size=1,setpts=N/${fps}/TB,fps=${fps},crop=${width}:${height}:${way},setsar=1[s${i}]`;
  });
  const filter = [
    ...cameras,
    `${shots.map((_, i) => `[s${i}]`).join('')}concat=n=${shots.length}:v=1:a=0[film]`,
    `[${shots.length}:v]scale=-1:${Math.round(height / 10)}[clock]`,
    `[film][clock]overlay=W-w-${height / 20}:${height / 20}:eof_action=repeat,split=${qualities.length}${qualities.map((_, i) => `[f${i}]`).join('')}`,
    ...qualities.map((quality, i) => `[f${i}]scale=${quality.width}:${quality.height}[o${i}]`),
  ].join(';');
  const outputs = qualities.flatMap(({ name, crf }, i) => [
    ...['-map', `[o${i}]`, '-t', `${seconds}`, '-codec:v', 'libx264', '-preset', 'veryfast', '-crf', `${crf}`],
    ...['-profile:v', 'main', '-level', '3.1', '-bf', '0', '-threads', '1', '-pix_fmt', 'yuv420p'],
    ...['-g', `${fps * SEGMENT_SECONDS}`, '-keyint_min', `${fps * SEGMENT_SECONDS}`, '-sc_threshold', '0'],
    ...hls(name),
  ]);
  for (const { name } of qualities) await mkdir(join(folder, name), { recursive: true });
  const inputs = shots.flatMap((_, i) => ['-r', `${fps}`, '-i', `work/shot-${i}.png`]);
  const clock = ['-framerate', '1', '-start_number', '0', '-i', 'work/clock-%d.png'];
  await run('ffmpeg', [...QUIET, ...inputs, ...clock, '-filter_complex', filter, ...outputs], { cwd: folder });
}

async function encodeSound(tune: string, name: string, { seconds }: ReelRecipe, folder: string): Promise<void> {
  const piece = TUNES[tune];
  if (!piece) throw new Error(`There is no tune ${tune}`);
  await writeFile(join(folder, 'work', `${name}.wav`), playPiece(piece));
  await mkdir(join(folder, name), { recursive: true });
  await run(
    'ffmpeg',
    [
      ...QUIET,
      ...[
        '-stream_loop',
        '-1',
        '-i',
        `work/${name}.wav`,
        '-t',
        `${seconds - PRIMING_SECONDS}`,
        '-ar',
        `${AUDIO_HZ}`,
        '-ac',
        '2',
      ],
      ...['-codec:a', 'aac', '-b:a', `${AUDIO_BITS_PER_SECOND}`, ...hls(name)],
    ],
    { cwd: folder },
  );
}

function hls(name: string): string[] {
  return [
    ...['-f', 'hls', '-hls_time', `${SEGMENT_SECONDS}`, '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    ...['-hls_fmp4_init_filename', 'init.mp4', '-hls_segment_filename', `${name}/%d.m4s`, `${name}/index.m3u8`],
  ];
}

/** CD17: the same round as one file, for players that take no playlists. */
async function joinFile({ qualities }: ReelRecipe, folder: string): Promise<void> {
  const [picture] = qualities;
  const inputs = ['-i', `${picture?.name}/index.m3u8`, '-i', 'a0/index.m3u8'];
  const copy = ['-map', '0:v', '-map', '1:a', '-codec', 'copy', '-movflags', '+faststart', 'film.mp4'];
  await run('ffmpeg', [...QUIET, ...inputs, ...copy], { cwd: folder });
}

async function measure(
  folder: string,
  seconds: number,
): Promise<{ bandwidth: number; timescale: number; size: number }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.m4s'));
  if (names.length !== seconds / SEGMENT_SECONDS) throw new Error(`${folder} has ${names.length} segments`);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  const bandwidth = Math.ceil((Math.max(...sizes) * 8) / SEGMENT_SECONDS);
  const size = sizes.reduce((sum, one) => sum + one, 0);
  return { bandwidth, timescale: timescaleOf(await readFile(join(folder, 'init.mp4'))), size };
}

/** A reel that stands already under another name, as those of the small set do. */
export async function copyReel(id: string, from: string, folder: string): Promise<void> {
  await cp(from, folder, { recursive: true });
  const reel = JSON.parse(await readFile(join(folder, 'reel.json'), 'utf8'));
  await writeFile(join(folder, 'reel.json'), JSON.stringify({ ...reel, id }));
}
