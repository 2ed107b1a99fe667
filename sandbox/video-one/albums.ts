import { REEL_IDS, type ReelId } from '#sandbox/films/reel.ts';
import { ALBUM_LINES } from './catalogue/album-lines.ts';
import { AUDIO_LIBRARY, type Genre } from './catalogue/genres.ts';
import type { Series } from './catalogue/title.ts';

/** CD24: albums are series of the audio library, their genres its children (`parent_id` 146). */
export const ALBUM_GENRES: readonly Genre[] = [
  { id: '1461', name: 'Salon and piano', type: 'series', parent_id: AUDIO_LIBRARY },
  { id: '1462', name: 'Jazz on deck', type: 'series', parent_id: AUDIO_LIBRARY },
  { id: '1463', name: 'Sea and sleep', type: 'series', parent_id: AUDIO_LIBRARY },
  { id: '1464', name: 'Stories', type: 'series', parent_id: AUDIO_LIBRARY },
];

const SHORTEST_S = 96;
const seconds = (album: number, track: number) => SHORTEST_S + ((album * 47 + track * 29) % 150);

/** No two tracks in a row sound the same. */
const tuneAfter = (reel: ReelId, steps: number) => REEL_IDS[(REEL_IDS.indexOf(reel) + steps) % REEL_IDS.length] ?? reel;

export const ALBUMS: readonly Series[] = ALBUM_LINES.map(([title, genre, artist, shape, reel, text, ...discs], n) => ({
  id: `a${n + 1}`,
  ...{ title, genre, shape, reel, text },
  age: 0,
  rating: 8,
  directors: [],
  actors: [artist],
  isAlbum: true,
  seasons: discs.map((tracks, disc) => ({
    // CD23: found by the season alone, so no two albums have the same.
    season: `${9000 + n * 10 + disc + 1}`,
    episodes: tracks.map((name, track) => ({
      id: `a${n + 1}t${disc + 1}${String(track + 1).padStart(2, '0')}`,
      title: name,
      minutes: seconds(n + disc, track) / 60,
      text: `${title}, ${artist}.`,
      number: track + 1,
      reel: tuneAfter(reel, track),
    })),
  })),
}));
