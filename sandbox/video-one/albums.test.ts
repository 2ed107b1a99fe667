import { describe, expect, it } from 'vitest';
import { hasFfmpeg } from '#packs/media/ffmpeg.ts';
import { openFilmShelf } from '#sandbox/films/film-shelf.ts';
import { videoOne } from './video-one.partner.ts';

interface Wire {
  id: string;
  title: string;
  name?: string;
  parent_id?: string;
  images: { url: string; width: number; height: number }[];
  vods: Wire[];
  assets: { movies: { duration_sec: number }[] };
  series_info: { seasons: { season: string; episodes: Wire[] }[]; number?: number };
}

const SERIES = { types: 'series', series_format: 'grouped' };
const MAKING_MS = 240_000;

async function library(films?: ReturnType<typeof openFilmShelf>) {
  const partner = videoOne({ ...(films && { films }), newToken: () => 'tok' });
  async function ask(path: string, query: Record<string, string> = {}) {
    const call = { method: 'GET', path, headers: { host: 'box:1' }, body: Buffer.of() };
    const given = { token: 'tok', device_uuid: 'd', ...query };
    const reply = await partner.answer({ ...call, query: new URLSearchParams(given) });
    return JSON.parse(String(reply?.body)) as { code: number; data: never };
  }
  await ask('customers/loginApp', { app_identifier: 'PLANE_V1', login: 'gangway-demo', password: 'demo' });
  return { ask, partner };
}

describe('the audio library', () => {
  it('[CD12 CD18 CD24] holds at least four albums, and shows them to those who ask for it', async () => {
    const { ask } = await library();
    const albums: Wire[] = (await ask('vods/getVods', { ...SERIES, provider_ids: '146', vod_limit: '50' })).data;
    expect(albums.length).toBeGreaterThanOrEqual(4);
    const counts = albums.map(({ series_info }) => series_info.seasons.length);
    expect(new Set(counts)).toEqual(new Set([1, 2]));
    const all: Wire[] = (await ask('vods/getVods', { ...SERIES, vod_limit: '500' })).data;
    const names = new Set(all.map(({ id }) => id));
    expect(albums.filter(({ id }) => names.has(id))).toEqual([]);
  }, 60_000);

  it('[CD23] has no season twice', async () => {
    const { ask } = await library();
    const albums: Wire[] = (await ask('vods/getVods', { ...SERIES, provider_ids: '146', vod_limit: '50' })).data;
    const seasons = albums.flatMap(({ series_info }) => series_info.seasons.map(({ season }) => season));
    expect(new Set(seasons).size).toBe(seasons.length);
  });

  it('[CD24] has genres below the library, tracks with number and length, and square covers', async () => {
    const { ask } = await library();
    const genres: Wire[] = (await ask('vods/getProviders', { ...SERIES, vod_limit: '1' })).data;
    const own = genres.filter(({ parent_id }) => parent_id === '146');
    expect(own.map(({ name }) => name)).toContain('Jazz on deck');
    expect(own.every(({ vods }) => vods.length === 1)).toBe(true);
    const [jazz]: Wire[] = (await ask('vods/getVods', { ...SERIES, provider_ids: '1462' })).data;
    expect(jazz?.title).toBe('Deck Seven Sessions');
    const tracks = jazz?.series_info.seasons[0]?.episodes ?? [];
    expect(tracks.map(({ series_info }) => series_info.number)).toEqual([1, 2, 3, 4, 5]);
    for (const { assets } of tracks) {
      const [asset] = assets.movies;
      expect(Number.isInteger(asset?.duration_sec)).toBe(true);
      expect(asset?.duration_sec).toBeGreaterThan(60);
    }
    expect(jazz?.images[0]).toMatchObject({ width: 200, height: 200 });
  });

  it(
    '[CD24] plays a track as sound alone, made by ffmpeg',
    async () => {
      const films = openFilmShelf({ folder: '.gangway/films', set: 'small' });
      await films.settled;
      const { ask, partner } = await library(films);
      const reply = await ask('vods/getPlayoutAssets', { vod_id: 'a1t101' });
      await films.close();
      if (!(await hasFfmpeg())) return expect(reply.code).toBe(503);
      const assets: { url: string; duration_sec: number }[] = reply.data;
      expect(assets).toHaveLength(1);
      const path = new URL(assets[0]?.url ?? '').pathname.slice('/video-one/'.length);
      const get = (at: string) =>
        partner.answer({ method: 'GET', path: at, query: new URLSearchParams(), headers: {}, body: Buffer.of() });
      const list = String((await get(path))?.body);
      expect(list).toContain('a0/0.m4s');
      expect(list).not.toContain('v360');
      const next: typeof assets = (await ask('vods/getPlayoutAssets', { vod_id: 'a1t102' })).data;
      const reelOf = (url = '') => url.split('/').at(-3);
      expect(reelOf(next[0]?.url)).not.toBe(reelOf(assets[0]?.url));
      const segment = await get(path.replace(/\d+\/a0\.m3u8$/, 'a0/0.m4s'));
      expect(segment?.body).toBeInstanceOf(Buffer);
    },
    MAKING_MS,
  );
});
