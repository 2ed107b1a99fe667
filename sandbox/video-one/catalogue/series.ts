import { castOf } from './people.ts';
import type { Episode, Series } from './title.ts';

function episodes(id: string, season: string, titles: readonly string[], minutes: number, text: string): Episode[] {
  return titles.map((title, i) => ({
    id: `${id}e${season}${i + 1}`,
    title,
    number: i + 1,
    minutes: minutes + (i % 3),
    text: `${text} Part ${i + 1}: ${title}.`,
  }));
}

const WRITTEN: readonly Series[] = [
  {
    id: 's11',
    title: 'Night Watch',
    genre: '301',
    age: 12,
    rating: 8.3,
    shape: 'eye',
    text: 'Third officer Vera Lund keeps the watch from midnight to four, which is when things go missing.',
    ...castOf(3),
    reel: 'night',
    seasons: [
      {
        season: '1',
        episodes: episodes(
          's11',
          '1',
          ['Man Overboard', 'The Locked Bridge', 'Cabin 4110', 'Dead Reckoning'],
          46,
          'A case for the middle watch.',
        ),
      },
      {
        season: '2',
        episodes: episodes(
          's11',
          '2',
          ['Flag of Convenience', 'The Second Cook', 'Ballast', 'Landfall'],
          47,
          'The watch goes on.',
        ),
      },
      {
        season: '3',
        episodes: episodes('s11', '3', ['Fog Signal', 'The Purser', 'All Fast'], 48, 'Three last nights.'),
      },
    ],
  },
  {
    id: 's12',
    title: 'Harbour Master',
    genre: '301',
    age: 12,
    rating: 7.8,
    shape: 'lighthouse',
    text: 'Nothing enters or leaves the port of Naples without her stamp. One morning a whole ship does.',
    ...castOf(6),
    reel: 'harbour',
    seasons: [
      {
        season: '1',
        episodes: episodes(
          's12',
          '1',
          ['The Missing Berth', 'Lighter Number Nine', 'Customs', 'The Pilot', 'High Water'],
          44,
          'From the port office.',
        ),
      },
    ],
  },
  {
    id: 's13',
    title: 'Blue Gardens',
    genre: '302',
    age: 0,
    rating: 8.6,
    shape: 'leaf',
    text: 'Under the keel of every voyage lies a garden. Six seas, from the surface to where the light ends.',
    ...castOf(9),
    reel: 'morning',
    seasons: [
      {
        season: '1',
        episodes: episodes('s13', '1', ['Seagrass', 'The Wall', 'Night Shift'], 42, 'A garden under water.'),
      },
      { season: '2', episodes: episodes('s13', '2', ['Cold Current', 'The Wreck', 'Blue to Black'], 43, 'Deeper.') },
    ],
  },
];

const COASTS = [
  'Liguria',
  'Dalmatia',
  'Brittany',
  'Madeira',
  'Crete',
  'Cornwall',
  'Galicia',
  'Sicily',
  'Lofoten',
  'Corsica',
  'Gotland',
  'Apulia',
];
const WAYS = ['On Foot in', 'The Kitchens of'];

/** CD18: one genre of series with more than a page. */
const FILLERS: readonly Series[] = COASTS.flatMap((coast, i) =>
  WAYS.map((way, j) => ({
    id: `s${500 + i * 2 + j}`,
    title: `${way} ${coast}`,
    genre: '302',
    age: 0,
    rating: 6.5 + ((i + j) % 15) / 10,
    text: `Four walks and four tables: a season along the coast of ${coast}.`,
    ...castOf(i + j),
    reel: j ? ('morning' as const) : ('harbour' as const),
    seasons: [
      {
        season: '1',
        episodes: episodes(
          `s${500 + i * 2 + j}`,
          '1',
          ['The North', 'The Market', 'The Hills', 'The Ferry Home'],
          28,
          `${way} ${coast}.`,
        ),
      },
    ],
  })),
);

export const SERIES: readonly Series[] = [...WRITTEN, ...FILLERS];
