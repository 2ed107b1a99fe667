import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FaultSwitches } from '#sandbox/faults.ts';
import { openFilmShelf } from '#sandbox/films/film-shelf.ts';
import { openPosterShop } from '#sandbox/films/poster-shop.ts';
import type { Partner } from '#sandbox/partner.ts';
import { videoOne } from '#sandbox/video-one/video-one.partner.ts';

interface Wire {
  id: string;
  title: string;
  name?: string;
  images: { url: string; filesize: number; width: number; height: number }[];
  watchlisted: boolean;
  vods: Wire[];
  series_info?: {
    series_id: string;
    seasons?: { season: string; episodes: Wire[] }[];
    episode_descriptions?: { long: string };
  };
  last_playback_status: { position_seconds: number };
  assets: { movies: { duration_sec: number }[] };
}

let folder: string;
let now = 1_000_000;
const faults = new FaultSwitches();
const FILMS = openFilmShelf({ folder: '.gangway/films', set: 'none' });

function provider(database = ':memory:'): Partner {
  let tokens = 0;
  return videoOne({
    films: FILMS,
    faults,
    database,
    posters: openPosterShop(join('.gangway/films/posters')),
    newToken: () => `token-${++tokens}-${database}`,
    now: () => now,
  });
}

async function get(partner: Partner, path: string, query: Record<string, string> = {}) {
  const call = {
    method: 'GET',
    path,
    query: new URLSearchParams(query),
    headers: { host: 'box:1' },
    body: Buffer.of(),
  };
  const reply = await partner.answer(call);
  return { status: reply?.status ?? 200, ...JSON.parse(String(reply?.body)) } as {
    status: number;
    code: number;
    data: never;
  };
}

const LOGIN = { app_identifier: 'PLANE_V1', login: 'gangway-demo', password: 'demo' };

async function logIn(partner: Partner, device = 'd1') {
  const { data } = await get(partner, 'customers/loginApp', { ...LOGIN, device_uuid: device });
  const { token } = data as { token: string };
  return async <T = Wire[]>(path: string, query: Record<string, string> = {}) => {
    const { code, data } = await get(partner, path, { token, device_uuid: device, ...query });
    return { code, data: data as T };
  };
}

const MOVIES = { types: 'movies', languages: 'eng', vod_types: 'svod', rentals_active: 'require' };
const SERIES = { types: 'series', series_format: 'grouped' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-video-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the library of the first provider', () => {
  it('[CD18] has more than 100 films in pages, four genres and one for kids', async () => {
    const ask = await logIn(provider());
    const { data: first } = await ask('vods/getVods', { ...MOVIES, vod_limit: '100' });
    const { data: second } = await ask('vods/getVods', { ...MOVIES, vod_limit: '100', vod_offset: '100' });
    const { data: third } = await ask('vods/getVods', { ...MOVIES, vod_limit: '100', vod_offset: '200' });
    expect([first.length, second.length, third.length]).toEqual([100, 26, 0]);
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(126);
    expect((await ask('vods/getVods', MOVIES)).data).toHaveLength(20);
    const { data: genres } = await ask('vods/getProviders', { ...MOVIES, vod_limit: '3' });
    expect(genres.map(({ name }) => name)).toContain('Kids');
    expect(genres.length).toBeGreaterThanOrEqual(4);
    expect(genres.every(({ vods, images }) => vods.length === 3 || (vods.length > 0 && images.length === 3))).toBe(
      true,
    );
    // A genre has a picture of its own: a poster's words would be cut on a tile.
    expect(genres.filter(({ vods, images }) => images[0]?.url === vods[0]?.images[0]?.url)).toEqual([]);
  }, 120_000);

  it('[CD18] has series of one and of several seasons, and a genre of more than a page', async () => {
    const ask = await logIn(provider());
    const { data: nature } = await ask('vods/getVods', { ...SERIES, provider_ids: '302', vod_limit: '100' });
    expect(nature.length).toBeGreaterThan(20);
    const { data: crime } = await ask('vods/getVods', { ...SERIES, provider_ids: '301' });
    expect(crime.map(({ series_info }) => series_info?.seasons?.length)).toEqual([3, 1]);
    const [night] = (await ask('vods/getVods', { ...SERIES, series_ids: 's11' })).data;
    expect(night?.series_info?.seasons?.[0]?.episodes[0]).toMatchObject({
      id: 's11e11',
      title: 'Man Overboard',
      assets: { movies: [{ duration_sec: 46 * 60 }] },
      series_info: { series_id: 's11', episode_descriptions: { long: expect.stringContaining('Man Overboard') } },
    });
    const { data: genres } = await ask('vods/getProviders', { ...SERIES, vod_limit: '1' });
    expect(genres.map(({ id }) => id)).toContain('146');
    expect(genres.find(({ id }) => id === '302')?.vods).toHaveLength(1);
  }, 60_000);

  it.each([
    [{ search: 'LIGHTHOUSE' }, ['The Lighthouse Keeper']],
    [{ search: 'no such film' }, []],
    [{ vod_ids: 'm101,nobody' }, ['The Lighthouse Keeper']],
    [{ vod_ids: 's12e11' }, ['The Missing Berth']],
    [{ series_ids: 's12' }, ['Harbour Master']],
    [{ search: 'Premiere' }, []],
    [{ search: 'Not Yet' }, []],
  ])('[CD13] answers %j', async (query, titles) => {
    const ask = await logIn(provider());
    const { data } = await ask('vods/getVods', { ...MOVIES, ...query });
    expect(data.map(({ title }) => title)).toEqual(titles);
  });

  it('shows rentals and resting films to those who ask for them', async () => {
    const ask = await logIn(provider());
    const { data } = await ask('vods/getVods', { types: 'movies', provider_ids: '201', vod_limit: '500' });
    expect(data.map(({ title }) => title)).toEqual(expect.arrayContaining(['Premiere Night', 'Not Yet']));
  });

  it('[C10 C11] has three copies of every poster, each as large as it says', async () => {
    const partner = provider();
    const ask = await logIn(partner);
    const [film] = (await ask('vods/getVods', { vod_ids: 'm101' })).data;
    expect(film?.images.map(({ width, height }) => [width, height])).toEqual([
      [200, 300],
      [400, 600],
      [800, 1200],
    ]);
    for (const { url, filesize } of film?.images ?? []) {
      expect(url).toMatch(/^http:\/\/box:1\/video-one\/posters\/m101-\d+\.webp$/);
      const path = new URL(url).pathname.slice('/video-one/'.length);
      const reply = await partner.answer({
        method: 'GET',
        path,
        query: new URLSearchParams(),
        headers: {},
        body: Buffer.of(),
      });
      expect(reply?.body).toHaveLength(filesize);
      expect(filesize).toBeLessThan(200_000);
    }
  });

  it('[CD16] keeps positions and watchlist per device, over a restart', async () => {
    const database = join(folder, 'video.sqlite');
    const before = provider(database);
    const mine = await logIn(before, 'mine');
    expect((await mine('vods/setPosition', { vod_id: 'm101', position_seconds: '61' })).code).toBe(200);
    const items: Record<string, string>[] = [{ vod_id: 'm102' }, { vod_id: 's11e12' }, { series_id: 's12' }];
    for (const item of items) {
      expect((await mine('vods/watchlistAdd', item)).code).toBe(200);
    }
    await before.close?.();
    const after = provider(database);
    const again = await logIn(after, 'mine');
    const theirs = await logIn(after, 'theirs');
    const position = async (ask: typeof mine) =>
      (await ask('vods/getVods', { vod_ids: 'm101' })).data[0]?.last_playback_status.position_seconds;
    expect([await position(again), await position(theirs)]).toEqual([61, 0]);
    const marked = async (ask: typeof mine, query: Record<string, string>) =>
      (await ask('vods/getVods', { ...query, watchlist: 'require' })).data.map(({ id }) => id);
    expect(await marked(again, MOVIES)).toEqual(['m102']);
    expect(await marked(again, SERIES)).toEqual(['s12', 's11e12']);
    expect(await marked(theirs, MOVIES)).toEqual([]);
    expect((await again('vods/watchlistRemove', { vod_id: 'm102' })).code).toBe(200);
    expect(await marked(again, MOVIES)).toEqual([]);
    await after.close?.();
  });

  it.each([
    ['vods/setPosition', { vod_id: 'nobody', position_seconds: '1' }, 404],
    ['vods/setPosition', { vod_id: 'm101', position_seconds: '1.5' }, 400],
    ['vods/setPosition', { vod_id: 'm101' }, 400],
    ['vods/watchlistAdd', {}, 404],
    ['vods/getPlayoutAssets', { vod_id: 'nobody' }, 404],
    ['vods/unheard', {}, 404],
  ])('%s with %j is code %i', async (path, query, code) => {
    const ask = await logIn(provider());
    expect((await ask(path, query)).code).toBe(code);
  });

  it('says plainly that there are no films to play', async () => {
    const ask = await logIn(provider());
    expect(await ask('vods/getPlayoutAssets', { vod_id: 'm101' })).toEqual({
      code: 503,
      data: 'The demo films are not made: films are switched off.',
    });
  });

  it('lets a token expire after twelve hours', async () => {
    const ask = await logIn(provider());
    now += 12 * 3_600_000 - 1;
    expect((await ask('vods/getVods', { vod_ids: 'm101' })).code).toBe(200);
    now += 1;
    expect((await ask('vods/getVods', { vod_ids: 'm101' })).code).toBe(401);
  });

  it.each([
    ['wrong-code', 500, 'The film library is closed for a moment.'],
    ['null-data', 500, 'null'],
    ['token-expired', 401, 'token unknown or expired'],
  ])('the fault %s answers code %i', async (fault, code, data) => {
    const partner = provider();
    const ask = await logIn(partner);
    expect(faults.set('video-one', fault, undefined, partner.faults)).toBe(true);
    expect(await ask('vods/getVods', MOVIES)).toEqual({ code, data });
    faults.set('video-one', 'none');
    expect((await ask('vods/getVods', { vod_ids: 'm101' })).code).toBe(200);
  });

  it('serves streams only with a ticket', async () => {
    const reply = await get(provider(), 'films/no-ticket/harbour/60/index.m3u8');
    expect(reply.status).toBe(401);
  });
});
