import { castOf, reelOf } from './people.ts';
import type { Film } from './title.ts';

const FIRST = [
  'The Last',
  'A Small',
  'The Golden',
  'Beyond the',
  'Under the',
  'The Secret',
  'Letters from the',
  'One Summer at the',
  'Return to the',
  'The Winter',
];
const THING = [
  'Island',
  'Harbour',
  'Crossing',
  'Regatta',
  'Orchard',
  'Lagoon',
  'Ferry',
  'Archipelago',
  'Compass',
  'Sea Wall',
];
const SETTINGS = [
  'Nobody on the island talks about the winter of the great storm, until a stranger asks for the key of the boathouse.',
  'Three generations, one boat and a race that none of them may win alone.',
  'What was meant to be a weekend turns into a summer, and a summer into a decision.',
  'An old map, a new bridge, and the one house that stands in the way.',
];
const FILLER_GENRES = ['201', '202', '203', '205'];

/** CD18: so many that lists have pages; they share the streams of the others. */
export const FILLER_FILMS: readonly Film[] = Array.from({ length: 100 }, (_, i) => {
  const genre = FILLER_GENRES[i % FILLER_GENRES.length] ?? '201';
  return {
    id: `m${501 + i}`,
    title: `${FIRST[i % FIRST.length]} ${THING[Math.floor(i / FIRST.length) % THING.length]}`,
    genre,
    minutes: 72 + ((i * 7) % 66),
    age: [0, 6, 12, 16][i % 4] ?? 0,
    rating: 5.5 + ((i * 3) % 30) / 10,
    text: SETTINGS[i % SETTINGS.length] ?? '',
    ...castOf(i + 2),
    reel: reelOf(genre),
  };
});
