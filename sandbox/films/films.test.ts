import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasFfmpeg } from '#packs/media/ffmpeg.ts';
import { captionsOf } from './captions.ts';
import { answerFilm, filmPath } from './film-answers.ts';
import { type FilmShelf, openFilmShelf } from './film-shelf.ts';
import { decodeTimeOf, shifted, timescaleOf } from './fmp4.ts';
import { captionsPlaylist, masterPlaylist, mediaPlaylist } from './playlists.ts';
import type { Reel } from './reel.ts';

const FOLDER = '.gangway/films';
const MAKING_MS = 240_000;
const canMake = await hasFfmpeg();

const box = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [place, value] of values.entries()) bytes.writeUInt32BE(value, place * 4);
  return bytes;
};

const REEL: Reel = {
  id: 'r',
  seconds: 24,
  segments: 4,
  videos: [
    { name: 'low', bandwidth: 100, codecs: 'avc1', timescale: 10, width: 320, height: 180 },
    { name: 'high', bandwidth: 900, codecs: 'avc1', timescale: 10, width: 640, height: 360 },
  ],
  audios: [{ name: 'a0', bandwidth: 50, codecs: 'mp4a', timescale: 48, label: 'Original', language: 'en' }],
  captions: [{ label: 'English', language: 'en' }],
  bytes: 1,
};

describe('fragments', () => {
  const segment = (version: number) =>
    box('moof', box('traf', box('tfdt', numbers(version << 24, ...(version ? [0, 5] : [5])))));

  it.each([0, 1])('begin later by as many ticks as asked, in version %i of the box', (version) => {
    expect(decodeTimeOf(segment(version))).toBe(5n);
    expect(decodeTimeOf(shifted(segment(version), 1000n))).toBe(1005n);
    expect(shifted(segment(version), 0n).equals(segment(version))).toBe(true);
  });

  it('know the ticks per second of their track', () => {
    const mdhd = box('mdhd', numbers(0, 1, 2, 12_288, 4));
    expect(timescaleOf(box('moov', box('trak', box('mdia', mdhd))))).toBe(12_288);
    expect(() => timescaleOf(box('moov'))).toThrow('no track');
    expect(() => decodeTimeOf(box('mdat'))).toThrow('no decode time');
  });
});

describe('playlists', () => {
  it('[CD18] offer every quality, sound and language of captions', () => {
    const text = masterPlaylist(REEL);
    expect(text).toContain(
      '#EXT-X-STREAM-INF:BANDWIDTH=150,RESOLUTION=320x180,CODECS="avc1,mp4a",AUDIO="sound",SUBTITLES="words"\nlow.m3u8',
    );
    expect(text).toContain('BANDWIDTH=950,RESOLUTION=640x360');
    expect(text).toContain('TYPE=AUDIO,GROUP-ID="sound",NAME="Original",LANGUAGE="en",DEFAULT=YES');
    expect(text).toContain('TYPE=SUBTITLES,GROUP-ID="words",NAME="English"');
    expect(masterPlaylist({ ...REEL, captions: [] })).not.toContain('SUBTITLES');
  });

  it('[CD18] list segments of six seconds up to the length of the film', () => {
    const text = mediaPlaylist('low', 27);
    expect(text.match(/#EXTINF:6\.000/g)).toHaveLength(4);
    expect(text).toContain('#EXTINF:3.000,\n../low/4.m4s\n#EXT-X-ENDLIST');
    expect(text).toContain('#EXT-X-MAP:URI="../low/init.mp4"');
    expect(captionsPlaylist('en', 27)).toContain('#EXTINF:27.000,\ncaptions-en.vtt');
  });

  it('have captions in two languages and in no other', () => {
    expect(captionsOf('en', 12)).toContain('00:00:01.000 --> 00:00:05.000\n(Gentle waves against the quay)');
    expect(captionsOf('de', 12)).toContain('Der Hafen wacht vor der Stadt auf.');
    expect(captionsOf('fr', 12)).toBeUndefined();
  });
});

describe('the shelf', () => {
  let shelf: FilmShelf;
  beforeAll(async () => {
    shelf = openFilmShelf({ folder: FOLDER, set: 'small' });
    await shelf.settled;
  }, MAKING_MS);
  afterAll(() => shelf.close());

  it('[CD18] holds films in two qualities with segments of six seconds, or says why not', async () => {
    if (!canMake) {
      expect(shelf.status()).toMatchObject({ state: 'missing', problem: 'ffmpeg is not installed' });
      return;
    }
    expect(shelf.status()).toEqual({ state: 'ready', made: 3, of: 3 });
    const reel = shelf.reel('harbour');
    expect(reel).toMatchObject({ seconds: 24, segments: 4, captions: [{ language: 'en' }, { language: 'de' }] });
    expect(reel?.videos.map(({ height }) => height)).toEqual([180, 360]);
    expect(reel?.audios).toHaveLength(2);
    const [, high] = reel?.videos ?? [];
    const times = await Promise.all([0, 1, 5].map((n) => shelf.segment('harbour', 'v360', n)));
    const seconds = times.map((bytes) => Number(decodeTimeOf(bytes as Buffer)) / (high?.timescale ?? 1));
    expect(seconds).toEqual([0, 6, 30]);
  });

  it('answers by address, and nothing for what is not there', async () => {
    const status = async (path: string, headers = {}) => (await answerFilm(shelf, path, headers))?.status;
    for (const path of [
      'nobody/60/index.m3u8',
      'harbour/60/other.m3u8',
      'harbour/v999/0.m4s',
      'harbour/v360/x.m4s',
      '',
    ]) {
      expect(await answerFilm(shelf, path), path).toBeUndefined();
    }
    if (!canMake) return;
    const master = await answerFilm(shelf, filmPath('harbour', 60));
    expect(String(master?.body)).toContain('v360.m3u8');
    expect(master?.headers?.['content-type']).toBe('application/vnd.apple.mpegurl');
    expect(String((await answerFilm(shelf, 'harbour/60/v360.m3u8'))?.body)).toContain('../v360/9.m4s');
    expect(String((await answerFilm(shelf, 'harbour/60/captions-de.vtt'))?.body)).toContain('WEBVTT');
    expect((await answerFilm(shelf, 'harbour/v360/init.mp4'))?.headers?.['content-type']).toBe('video/mp4');
    const whole = (await answerFilm(shelf, 'harbour/film.mp4'))?.body as Buffer;
    const part = await answerFilm(shelf, 'harbour/film.mp4', { range: 'bytes=10-19' });
    expect(part).toMatchObject({ status: 206, headers: { 'content-range': `bytes 10-19/${whole.length}` } });
    expect(part?.body).toEqual(whole.subarray(10, 20));
    expect(await status('harbour/film.mp4', { range: `bytes=${whole.length}-` })).toBe(416);
  });

  it('works without films, and says that they are switched off', async () => {
    const empty = openFilmShelf({ folder: FOLDER, set: 'none' });
    await empty.settled;
    expect(empty.status()).toEqual({ state: 'missing', made: 0, of: 3, problem: 'films are switched off' });
    expect(await empty.segment('harbour', 'v360', 0)).toBeUndefined();
    expect(empty.file('harbour')).toBeUndefined();
  });

  it(
    'says so when the films cannot be made here, and leaves nothing half done',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'gangway-films-'));
      const path = process.env.PATH;
      // A machine without ffmpeg: the maker finds nothing on its path but its own runtime.
      process.env.PATH = folder;
      const shelfWithout = openFilmShelf({ folder, set: 'small' });
      await shelfWithout.settled;
      process.env.PATH = path;
      expect(shelfWithout.status()).toEqual({ state: 'missing', made: 0, of: 3, problem: 'ffmpeg is not installed' });
      expect(execFileSync('find', [folder, '-type', 'f']).toString()).toBe('');
      await rm(folder, { recursive: true });
    },
    MAKING_MS,
  );
});
