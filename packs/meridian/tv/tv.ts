import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { channel } from '#packs/shared/television.ts';
import { cinemaShows, natureShows, newsShows, sportShows } from '#packs/shared/world-shows.ts';
import { boardShows, cameraShows, kidsShows, loungeShows } from './board-shows.ts';

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
