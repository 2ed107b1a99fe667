import { describe, expect, it } from 'vitest';
import { loadPack } from '#packs/load-pack.ts';
import { FaultSwitches } from '#sandbox/faults.ts';
import { type FilmShelf, openFilmShelf } from '#sandbox/films/film-shelf.ts';
import type { PartnerReply } from '#sandbox/partner.ts';
import { channelHouse } from '#sandbox/video-one/channels.ts';
import { videoOne } from '#sandbox/video-one/video-one.partner.ts';

const { tv, operator } = await loadPack('meridian');
const NOW = Date.parse('2026-11-15T19:10:00Z');

interface Wire {
  id: string;
  code: string;
  name: string;
  logo: { url: string };
  streams: { url: string }[];
  epg: { programs: { name: string; description: string; start_time: string; end_time: string }[] } | null;
}

function provider(fault?: string) {
  const faults = new FaultSwitches();
  const partner = videoOne({
    channels: tv.channels,
    shipTimeZone: operator.shipTimeZone,
    faults: { get: () => (fault ? { ...faults.get('video-one'), fault } : undefined) as never },
    films: openFilmShelf({ folder: '.gangway/films', set: 'none' }),
    newToken: () => 'tok',
    now: () => NOW,
  });
  const ask = async (path: string, query: Record<string, string> = {}): Promise<PartnerReply | undefined> =>
    partner.answer({
      method: 'GET',
      path,
      query: new URLSearchParams({ device_uuid: 'd', ...query }),
      headers: { host: 'box:1' },
      body: Buffer.of(),
    });
  async function channels(): Promise<Wire[]> {
    await ask('customers/loginApp', { app_identifier: 'PLANE_V1', login: 'gangway-demo', password: 'demo' });
    const reply = await ask('channels/getChannelData', { token: 'tok' });
    return JSON.parse(String(reply?.body)).data;
  }
  return { ask, channels };
}

describe('the channels of the first provider', () => {
  it('[C138] [CD27] are those of the ship, with stream, logo and programmes', async () => {
    const channels = await provider().channels();
    expect(channels.map(({ id, code }) => [id, code])).toEqual(tv.channels.map(({ id, code }) => [id, code]));
    for (const { streams, logo, code } of channels) {
      expect(streams).toEqual([{ url: `http://box:1/video-one/live/${code.toLowerCase()}/index.m3u8` }]);
      expect(logo.url).toBe(`http://box:1/video-one/logos/${code.toLowerCase()}.svg`);
    }
  });

  it('[CD26] have a guide of seven days around today, with offsets, the same whenever asked', async () => {
    const channels = await provider().channels();
    for (const { epg, code } of channels) {
      const programs = epg?.programs ?? [];
      const days = new Set(programs.map(({ start_time }) => start_time.slice(0, 10)));
      expect([...days]).toEqual(Array.from({ length: 7 }, (_, n) => `2026-11-${12 + n}`));
      for (const [place, { start_time, end_time }] of programs.entries()) {
        expect(start_time).toMatch(/^2026-11-1\dT\d\d:\d\d:00\+01:00$/);
        expect(Date.parse(end_time)).toBeGreaterThan(Date.parse(start_time));
        const next = programs[place + 1]?.start_time ?? end_time;
        expect(Date.parse(next)).toBeGreaterThanOrEqual(Date.parse(end_time));
      }
      const isOn = programs.some(
        ({ start_time, end_time }) => Date.parse(start_time) <= NOW && NOW < Date.parse(end_time),
      );
      expect([code, isOn]).toEqual([code, true]);
    }
    expect(await provider().channels()).toEqual(channels);
  });

  it('have a sign each, all different', async () => {
    const { ask } = provider();
    const signs = await Promise.all(
      tv.channels.map(async ({ code }) => String((await ask(`logos/${code.toLowerCase()}.svg`))?.body)),
    );
    expect(new Set(signs).size).toBe(tv.channels.length);
    for (const sign of signs) expect(sign).toMatch(/^<svg .*<\/svg>$/);
    expect(await ask('logos/nobody.svg')).toBeUndefined();
    expect(await ask('live/nobody/index.m3u8')).toBeUndefined();
  });

  it.each([
    ['no-channels', []],
    ['broken-guide', tv.channels.map(({ id }) => id)],
  ])('have a fault %s', async (fault, ids) => {
    const channels = await provider(fault).channels();
    expect(channels.map(({ id }) => id)).toEqual(ids);
    if (fault === 'broken-guide') expect(channels.some(({ epg }) => epg === null)).toBe(true);
  });

  it('[CD27] list the reel by the clock; a playlist that stands still is a fault', async () => {
    let now = NOW;
    const rendition = { name: 'v360', bandwidth: 1, codecs: 'avc1', timescale: 1, width: 640, height: 360 };
    const audio = { name: 'a0', bandwidth: 1, codecs: 'mp4a', timescale: 1, label: 'Original', language: 'en' };
    const reel = { id: 'r', seconds: 24, segments: 4, videos: [rendition], audios: [audio], captions: [], bytes: 1 };
    const house = channelHouse({
      channels: tv.channels,
      shipTimeZone: 'UTC',
      films: { reel: () => reel, segment: async () => Buffer.from('part') } as unknown as FilmShelf,
      now: () => now,
    });
    const read = async (path: string, fault?: string) => (await house.stream(path, fault))?.body.toString();
    expect(await read('news/index.m3u8')).toContain('v360.m3u8');
    expect(await read('news/v360/3.m4s')).toBe('part');
    expect((await house.stream('news/v360/3.m4s', 'segment-401'))?.status).toBe(401);
    const first = await read('news/v360.m3u8', 'still-playlist');
    now += 12_000;
    expect(await read('news/v360.m3u8', 'still-playlist')).toBe(first);
    expect(await read('news/v360.m3u8')).not.toBe(first);
    expect(await read('news/v999.m3u8')).toBeUndefined();
    // Channels that share a reel show different parts of it.
    expect(await read('bridge/v360.m3u8')).not.toBe(await read('nature/v360.m3u8'));
  });

  it('say that the films are not made, and stay silent about nothing', async () => {
    expect((await provider().ask('live/news/index.m3u8'))?.status).toBe(503);
  });
});
