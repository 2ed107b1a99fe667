import type { Movie } from './movie.ts';
import { peopleOf } from './people.ts';

const FIRST = ['Silver', 'Northern', 'Seven', 'Midnight', 'Paper', 'Second', 'Blue', 'Distant', 'Summer', 'Glass'];
const THING = [
  'Anchors',
  'Bells',
  'Islands',
  'Lanterns',
  'Tides',
  'Postcards',
  'Horizons',
  'Gulls',
  'Voyages',
  'Rooms',
];
const PLOTS = [
  'A promise made on a quay, a ship that leaves too early, and twelve years to put it right.',
  'When the village radio falls silent, three friends row out to find the voice they grew up with.',
  'An inheritance nobody wanted turns out to be the only house with a view of the whole truth.',
  'Two strangers share a table in the last café before the harbour, every Thursday, for a year.',
];
const TAGLINES = [
  'Some journeys wait for you.',
  'Listen closely.',
  'Everything has a tide.',
  'The table by the window is taken.',
];
const KINDS = ['drama', 'adventure', 'comedy', 'mystery', 'ocean'];
const REELS = ['harbour', 'night', 'morning'] as const;

/** CD18: enough that a list is long; they share the streams of the others. */
export const FILLER_MOVIES: readonly Movie[] = Array.from({ length: 100 }, (_, i) => {
  const title = `${FIRST[i % FIRST.length]} ${THING[Math.floor(i / FIRST.length)]}`;
  const id = title.toLowerCase().replace(' ', '-');
  return {
    id,
    path: `library/${id}`,
    genres: [KINDS[i % KINDS.length] ?? 'drama'],
    minutes: 74 + ((i * 11) % 58),
    reel: REELS[i % REELS.length] ?? 'harbour',
    ...peopleOf(i + 30),
    words: {
      en_US: {
        title,
        tagline: TAGLINES[i % TAGLINES.length] ?? '',
        overview: PLOTS[i % PLOTS.length] ?? '',
      },
    },
  };
});
