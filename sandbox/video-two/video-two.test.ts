import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { hasFfmpeg } from '#packs/media/ffmpeg.ts';
import { FaultSwitches } from '#sandbox/faults.ts';
import { type FilmShelf, openFilmShelf } from '#sandbox/films/film-shelf.ts';
import type { PartnerCall, PartnerReply } from '#sandbox/partner.ts';
import { videoTwo } from './video-two.partner.ts';

const MAKING_MS = 240_000;
const faults = new FaultSwitches();
let now = 1_000_000;
afterEach(() => faults.set('video-two', 'none'));

function provider(films?: FilmShelf) {
  let tokens = 0;
  const partner = videoTwo({ ...(films && { films }), faults, newToken: () => `token-${++tokens}`, now: () => now });
  async function ask(address: string, more: Partial<PartnerCall> = {}): Promise<PartnerReply | undefined> {
    const [path = '', query] = address.split('?');
    const call = { method: 'GET', path, query: new URLSearchParams(query), headers: {}, body: Buffer.of() };
    return partner.answer({ ...call, ...more });
  }
  const read = async (path: string) => JSON.parse(String((await ask(path))?.body));
  const logIn = async (username: unknown = 'gangway-demo', password: unknown = 'demo') => {
    const headers = { 'content-type': 'application/json' };
    const body = Buffer.from(JSON.stringify({ username, password }));
    const reply = await ask('api/connect-token', { method: 'POST', headers, body });
    return { status: reply?.status, ...JSON.parse(String(reply?.body)) };
  };
  const watch = async (path: string, authorization?: string) =>
    (await ask(path, { headers: authorization ? { authorization } : {} }))?.status;
  return { partner, ask, read, logIn, watch };
}

const STREAM = 'v/hls/the-salt-road/feature-harbour/index.m3u8';

describe('the catalogue of the second provider', () => {
  it('[CD18] [C113] lists more than 100 films in at least four genres, one of them for kids', async () => {
    const list: { title: string; path: string; genres: { id: string; name: string }[]; locales: string[] }[] =
      await provider().read('en_US/master.json');
    expect(list.length).toBeGreaterThan(100);
    expect(new Set(list.map(({ path }) => path)).size).toBe(list.length);
    const genres = new Set(list.flatMap((movie) => movie.genres.map(({ name }) => name)));
    expect(genres.size).toBeGreaterThanOrEqual(4);
    expect(genres).toContain('Kids');
    expect(list[0]).toEqual({
      title: 'The Salt Road',
      path: 'movies/the-salt-road',
      genres: [
        { id: 'drama', name: 'Drama' },
        { id: 'adventure', name: 'Adventure' },
      ],
      locales: ['en_US', 'de_DE'],
      preferredCover: 'cover-en_US.webp',
    });
  });

  it('speaks German where a film does, and English where it does not', async () => {
    const list = await provider().read('de_DE/master.json');
    expect(list[0]).toMatchObject({ title: 'Die Salzstraße', preferredCover: 'cover-de_DE.webp' });
    expect(list[0].genres[1]).toEqual({ id: 'adventure', name: 'Abenteuer' });
    expect(list.at(-1)).toMatchObject({ locales: ['en_US'], preferredCover: 'cover-en_US.webp' });
  });

  it('[C106 C109 C110 C114] has metadata in each language of a film', async () => {
    const { read, ask } = provider();
    const english = await read('movies/the-salt-road/metadata.json');
    expect(english).toMatchObject({
      title: 'The Salt Road',
      tagline: 'Every wave keeps a name.',
      synopses: { overview: expect.stringContaining('Trapani') },
      media: { origin: { media: 'feature-harbour', runTime: 121 * 60 } },
    });
    expect(english.crew[0]).toMatchObject({ job: 'Director' });
    expect((await read('movies/the-salt-road/de_DE/metadata.json')).title).toBe('Die Salzstraße');
    const many = await read('movies/all-inclusive/metadata.json');
    expect(many.cast.length).toBeGreaterThan(8);
    expect(await ask('movies/nobody/metadata.json')).toBeUndefined();
    expect(await ask('library/silver-anchors/de_DE/metadata.json')).toBeUndefined();
    expect(await ask('fr_FR/master.json')).toBeUndefined();
  });

  it('[C115] draws a cover for each language, in each width', async () => {
    const { ask } = provider();
    const english = await ask('sti/movies/the-salt-road/cover-en_US.webp');
    const german = await ask('sti/movies/the-salt-road/cover-de_DE.webp');
    expect(english?.headers?.['content-type']).toBe('image/webp');
    expect(german?.body).not.toEqual(english?.body);
    const small = await ask('sti/movies/the-salt-road/cover-en_US.webp?width=200');
    expect((await sharp(small?.body as Buffer).metadata()).width).toBe(200);
    expect((await sharp(english?.body as Buffer).metadata()).width).toBe(800);
    expect(await ask('sti/movies/the-salt-road/cover-en_US.webp?width=7')).toBeUndefined();
    expect(await ask('sti/movies/the-salt-road/other.webp')).toBeUndefined();
    expect(await ask('sti/library/silver-anchors/cover-de_DE.webp')).toBeUndefined();
  }, 60_000);
});

describe('tokens', () => {
  it('[C125] are for those who have an account', async () => {
    const { logIn, ask } = provider();
    expect(await logIn()).toEqual({ status: 200, token: 'token-1' });
    for (const [username, password] of [
      ['gangway-demo', 'x'],
      ['nobody', 'demo'],
      ['constructor', null],
      [null, null],
    ]) {
      expect((await logIn(username, password)).status).toBe(401);
    }
    expect(await ask('api/connect-token')).toBeUndefined();
  });

  it('[CD22] without one there is no stream', async () => {
    const { watch, logIn } = provider();
    const { token } = await logIn();
    expect(await watch(STREAM)).toBe(401);
    expect(await watch(STREAM, 'Bearer invented')).toBe(401);
    expect(await watch(STREAM, token)).toBe(401);
    // Let in, and told that there are no films here.
    expect(await watch(STREAM, `Bearer ${token}`)).toBe(503);
    expect(await watch('v/hls/nobody/feature-harbour/index.m3u8', `Bearer ${token}`)).toBeUndefined();
  });

  it('[CD21] live for twelve hours', async () => {
    const { watch, logIn } = provider();
    const { token } = await logIn();
    now += 12 * 3_600_000 - 1;
    expect(await watch(STREAM, `Bearer ${token}`)).toBe(503);
    now += 1;
    expect(await watch(STREAM, `Bearer ${token}`)).toBe(401);
  });
});

describe('faults', () => {
  it('token-expired ends the tokens given before, and new ones are good', async () => {
    const { watch, logIn } = provider();
    const { token } = await logIn();
    faults.set('video-two', 'token-expired', undefined, ['token-expired']);
    expect(await watch(STREAM, `Bearer ${token}`)).toBe(401);
    const fresh = await logIn();
    expect(await watch(STREAM, `Bearer ${fresh.token}`)).toBe(503);
  });

  it('segment-401 refuses parts of films, not their lists', async () => {
    const { watch, logIn, partner } = provider();
    const { token } = await logIn();
    expect(faults.set('video-two', 'segment-401', undefined, partner.faults)).toBe(true);
    expect(await watch('v/hls/the-salt-road/v360/0.m4s', `Bearer ${token}`)).toBe(401);
    expect(await watch(STREAM, `Bearer ${token}`)).toBe(503);
  });

  it.each([
    ['wrong-code', 500, { message: 'The cinema is closed for a moment.' }],
    ['null-data', 200, null],
  ])('%s answers %i', async (fault, status, body) => {
    const { ask } = provider();
    faults.set('video-two', fault, undefined, [fault]);
    const reply = await ask('en_US/master.json');
    expect(reply?.status).toBe(status);
    expect(JSON.parse(String(reply?.body))).toEqual(body);
  });
});

it(
  '[C123] [CD22] serves playlists and segments of a film to its bearer, each below its own address',
  async () => {
    const films = openFilmShelf({ folder: '.gangway/films', set: 'small' });
    await films.settled;
    const { ask, logIn } = provider(films);
    const authorization = `Bearer ${(await logIn()).token}`;
    const get = (path: string) => ask(path, { headers: { authorization } });
    const master = String((await get(STREAM))?.body);
    if (!(await hasFfmpeg())) return expect(master).toContain('ffmpeg');
    expect(master).toContain('v360.m3u8');
    const list = String((await get('v/hls/the-salt-road/feature-harbour/v360.m3u8'))?.body);
    expect(list).toContain('../v360/0.m4s');
    expect((await get('v/hls/the-salt-road/v360/0.m4s'))?.headers?.['content-type']).toBe('video/iso.segment');
    expect((await get('v/hls/the-salt-road/v360/init.mp4'))?.headers?.['content-type']).toBe('video/mp4');
    expect(await get('v/hls/the-salt-road/60/index.m3u8')).toBeUndefined();
    expect((await ask('v/hls/the-salt-road/v360/0.m4s'))?.status).toBe(401);
    await films.close();
  },
  MAKING_MS,
);
