import type { PackSource } from '#packs/pack.schema.ts';
import { type PackText, say } from '#packs/schema/text.ts';
import type { PackChannel, TvShow } from '#packs/schema/tv.ts';
import { boardShows, cameraShows, kidsShows, loungeShows } from './board-shows.ts';
import { cinemaShows, natureShows, newsShows, sportShows } from './world-shows.ts';

/** Both sources have the same channels (CD27): the hub's list and the first provider's. */
function channel(code: string, name: PackText, shows: TvShow[], more: Partial<PackChannel> = {}): PackChannel {
  const id = code.toLowerCase();
  return {
    id: `channel-${id}`,
    code,
    name,
    stream: `{sandbox}/video-one/live/${id}/index.m3u8`,
    logo: `{sandbox}/video-one/logos/${id}.svg`,
    shows,
    ...more,
  };
}

export const tv: PackSource['tv'] = {
  channels: [
    channel('BRIDGE', say('Bridge Camera', 'Brückenkamera', 'Caméra de la passerelle'), cameraShows),
    channel('TODAY', say('Meridian Today', 'Meridian Heute', 'Meridian Aujourd’hui'), boardShows),
    channel('NEWS', say('World News', 'Weltnachrichten', 'Actualités du monde'), newsShows),
    channel('NATURE', say('Sea & Nature', 'Meer & Natur', 'Mer & Nature'), natureShows),
    channel('CINEMA', say('Cinema One', 'Kino Eins', 'Cinéma Un'), cinemaShows),
    channel('SPORT', say('Sport at Sea', 'Sport auf See', 'Sport en mer'), sportShows),
    channel('KIDS', say('Little Sailors', 'Kleine Matrosen', 'Petits matelots'), kidsShows, {
      onAir: { from: '06:00', to: '20:30' },
    }),
    channel('LOUNGE', say('Lounge Music', 'Lounge-Musik', 'Musique lounge'), loungeShows),
  ],
};
