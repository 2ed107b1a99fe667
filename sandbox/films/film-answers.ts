import { readFile } from 'node:fs/promises';
import type { PartnerCall, PartnerReply } from '#sandbox/partner.ts';
import { captionsOf } from './captions.ts';
import type { FilmShelf } from './film-shelf.ts';
import { captionsPlaylist, masterPlaylist, mediaPlaylist } from './playlists.ts';

const LONGEST_S = 12 * 3600;

/** The address of a film below wherever a partner serves films: a reel, played for so long. */
export const filmPath = (reel: string, seconds: number) => `${reel}/${seconds}/index.m3u8`;

/** The same for its sound alone (CD24). */
export const soundPath = ({ id, audios }: Pick<Reel, 'id' | 'audios'>, seconds: number) =>
  `${id}/${seconds}/${audios[0]?.name}.m3u8`;

const reply = (type: string, body: string | Buffer, maxAge: number): PartnerReply => ({
  headers: { 'content-type': type, 'cache-control': maxAge ? `public, max-age=${maxAge}` : 'no-store' },
  body,
});

/**
 * What the video partners serve of the shelf; undefined when there is no such film or part:
 * `{reel}/{seconds}/index.m3u8`, `{reel}/{seconds}/{rendition}.m3u8`, `{reel}/{seconds}/captions-{language}.{m3u8,vtt}`,
 * `{reel}/{rendition}/init.mp4`, `{reel}/{rendition}/{n}.m4s`, `{reel}/film.mp4`.
 */
export async function answerFilm(
  shelf: FilmShelf,
  path: string,
  headers: PartnerCall['headers'] = {},
): Promise<PartnerReply | undefined> {
  const [id = '', part = '', name = ''] = path.split('/');
  const reel = shelf.reel(id);
  if (!reel) return undefined;
  if (part === 'film.mp4') return answerFile(shelf.file(id), headers);
  if (/^\d+$/.test(part)) return answerPlaylist(Math.min(Number(part), LONGEST_S), name, reel);
  if (name === 'init.mp4') return maybe('video/mp4', await shelf.init(id, part));
  const [, n] = /^(\d+)\.m4s$/.exec(name) ?? [];
  return n === undefined ? undefined : maybe('video/iso.segment', await shelf.segment(id, part, Number(n)));
}

type Reel = NonNullable<ReturnType<FilmShelf['reel']>>;

function answerPlaylist(seconds: number, name: string, reel: Reel): PartnerReply | undefined {
  const playlist = (text: string) => reply('application/vnd.apple.mpegurl', text, 0);
  if (name === 'index.m3u8') return playlist(masterPlaylist(reel));
  const [, language, kind] = /^captions-([a-z]{2})\.(m3u8|vtt)$/.exec(name) ?? [];
  if (language && reel.captions.some((one) => one.language === language)) {
    const words = captionsOf(language, seconds);
    if (words === undefined) return undefined;
    return kind === 'vtt'
      ? reply('text/vtt; charset=utf-8', words, 3_600)
      : playlist(captionsPlaylist(language, seconds));
  }
  const rendition = [...reel.videos, ...reel.audios].find((one) => `${one.name}.m3u8` === name);
  return rendition && playlist(mediaPlaylist(rendition.name, seconds));
}

function maybe(type: string, bytes: Buffer | undefined): PartnerReply | undefined {
  return bytes && reply(type, bytes, 3_600);
}

/** A file in parts, as players ask for it when they seek. */
async function answerFile(
  file: string | undefined,
  headers: PartnerCall['headers'],
): Promise<PartnerReply | undefined> {
  if (!file) return undefined;
  const bytes = await readFile(file);
  const whole = { 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=3600' };
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(String(headers.range ?? '')) ?? [];
  if (from === undefined || (from === '' && to === '')) return { headers: whole, body: bytes };
  const start = from === '' ? Math.max(0, bytes.length - Number(to)) : Number(from);
  const end = from === '' || !to ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1);
  if (start > end) return { status: 416, headers: { 'content-range': `bytes */${bytes.length}` }, body: '' };
  const range = { ...whole, 'content-range': `bytes ${start}-${end}/${bytes.length}` };
  return { status: 206, headers: range, body: bytes.subarray(start, end + 1) };
}
