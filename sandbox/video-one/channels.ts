// CD27: live television without a feed: reels of the film shelf, listed by the wall clock.
import { addDays, type IsoDay, wallClock } from '#contract/hub-date.ts';
import { isoInZone } from '#contract/zone-time.ts';
import type { PackChannel } from '#packs/schema/tv.ts';
import { guideOfDays } from '#packs/tv-guide.ts';
import { answerFilm } from '#sandbox/films/film-answers.ts';
import type { FilmShelf } from '#sandbox/films/film-shelf.ts';
import { masterPlaylist } from '#sandbox/films/playlists.ts';
import { REEL_IDS } from '#sandbox/films/reel.ts';
import { json, type PartnerReply } from '#sandbox/partner.ts';
import { channelLogo } from './channel-logos.ts';
import { livePlaylist } from './live-playlist.ts';

/** What goes wrong with channels alone. */
export const CHANNEL_FAULTS = ['no-channels', 'broken-guide', 'still-playlist'] as const;

const DAYS_BEFORE = 3;
const DAYS = 7;
/** Channels that share a reel are so many segments apart. */
const APART = 5;
const PLAYLIST = { 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'no-store' };

export interface ChannelHouseOptions {
  channels: readonly PackChannel[];
  shipTimeZone: string;
  films: FilmShelf | undefined;
  now: () => number;
}

export function channelHouse({ channels, shipTimeZone, films, now }: ChannelHouseOptions) {
  let stoodStillAt: number | undefined;

  const idOf = ({ code }: PackChannel) => code.toLowerCase();
  const placed = new Map(channels.map((channel, place) => [idOf(channel), place]));

  /** CD26: seven days around today, the same whenever it is asked for. */
  function programmes(channel: PackChannel, today: IsoDay): Program[] {
    return guideOfDays(channel, addDays(today, -DAYS_BEFORE), DAYS, shipTimeZone).map(({ show, start, end }) => ({
      name: show.name.en,
      description: show.description.en,
      start_time: isoInZone(start, shipTimeZone),
      end_time: isoInZone(end, shipTimeZone),
    }));
  }

  /** Made once a day. */
  let guide: { day: IsoDay; programs: Program[][] } | undefined;
  function guideOfToday(): Program[][] {
    const day = wallClock(new Date(now()), shipTimeZone).day;
    if (guide?.day !== day) guide = { day, programs: channels.map((channel) => programmes(channel, day)) };
    return guide.programs;
  }

  return {
    /** The answer to `channels/getChannelData`. */
    data(base: string, fault?: string): unknown[] {
      if (fault === 'no-channels') return [];
      const guides = guideOfToday();
      return channels.map((channel, place) => {
        const programs = guides[place] ?? [];
        return {
          id: channel.id,
          code: channel.code,
          name: channel.name.en,
          logo: { url: `${base}logos/${idOf(channel)}.svg` },
          streams: [{ url: `${base}live/${idOf(channel)}/index.m3u8` }],
          epg: fault === 'broken-guide' ? broken(programs, place) : { programs },
        };
      });
    },

    logo(path: string): PartnerReply | undefined {
      const [, id = ''] = /^(\w+)\.svg$/.exec(path) ?? [];
      if (!placed.has(id)) return undefined;
      const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' };
      return { headers, body: channelLogo(id) };
    },

    /** `{channel}/index.m3u8`, `{channel}/{rendition}.m3u8`, `{channel}/{rendition}/…` */
    async stream(path: string, fault?: string): Promise<PartnerReply | undefined> {
      const [id = '', name = '', ...rest] = path.split('/');
      const place = placed.get(id);
      if (place === undefined || !films) return undefined;
      const reelId = REEL_IDS[place % REEL_IDS.length] ?? '';
      const reel = films.reel(reelId);
      if (!reel) return json({ message: 'The demo films are not made yet.' }, 503);
      if (rest.length > 0) {
        if (fault === 'segment-401') return json({ message: 'not today' }, 401);
        return answerFilm(films, [reelId, name, ...rest].join('/'));
      }
      if (name === 'index.m3u8') return { headers: PLAYLIST, body: masterPlaylist({ ...reel, captions: [] }) };
      const rendition = [...reel.videos, ...reel.audios].find((one) => `${one.name}.m3u8` === name);
      if (!rendition) return undefined;
      stoodStillAt = fault === 'still-playlist' ? (stoodStillAt ?? now()) : undefined;
      const ahead = Math.floor(place / REEL_IDS.length) * APART;
      return { headers: PLAYLIST, body: livePlaylist(rendition.name, { reel, ahead }, stoodStillAt ?? now(), '') };
    },
  };
}
export type ChannelHouse = ReturnType<typeof channelHouse>;

type Program = { name: string; description: string; start_time: string; end_time: string };

/** Guides as they come from ships: nothing at all, ends that are missing, times that are none, overlaps. */
function broken(programs: readonly Program[], place: number): unknown {
  const kinds = [
    null,
    { programs: null },
    { programs: programs.map(({ end_time, ...one }) => one) },
    { programs: programs.map((one) => ({ ...one, start_time: 'tonight' })) },
    { programs: programs.toReversed().map((one, n, all) => ({ ...one, end_time: all[n - 2]?.end_time })) },
  ];
  return kinds[place % kinds.length];
}
