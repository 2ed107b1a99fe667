import { FILLER_FILMS } from './filler-films.ts';
import { FILM_LINES } from './film-lines.ts';
import { castOf, reelOf } from './people.ts';
import type { Film } from './title.ts';

const WRITTEN: readonly Film[] = FILM_LINES.map(([title, genre, minutes, age, rating, shape, text], i) => ({
  id: `m${101 + i}`,
  ...{ title, genre, minutes, age, rating, shape, text },
  ...castOf(i),
  reel: reelOf(genre),
}));

/** What a portal that asks only for films of the subscription never sees. */
const ASIDE: readonly Film[] = [
  {
    id: 'm901',
    title: 'Premiere Night',
    genre: '201',
    minutes: 120,
    age: 12,
    rating: 8,
    text: 'A film to be rented.',
    ...castOf(1),
    reel: 'night',
    isRental: true,
  },
  {
    id: 'm902',
    title: 'Not Yet',
    genre: '201',
    minutes: 100,
    age: 12,
    rating: 8,
    text: 'A film that is resting.',
    ...castOf(2),
    reel: 'night',
    isResting: true,
  },
];

export const FILMS: readonly Film[] = [...WRITTEN, ...FILLER_FILMS, ...ASIDE];
