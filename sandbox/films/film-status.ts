import type { FilmShelf } from './film-shelf.ts';

/** What people read while there are no films, or no films at all. */
export function filmStatus(films: FilmShelf | undefined): string {
  const { state, made, of, problem } = films?.status() ?? { state: 'missing', made: 0, of: 0, problem: 'none here' };
  if (state === 'ready') return 'The demo films are ready.';
  if (state === 'making')
    return `The demo films are not made yet: ${made} of ${of} are ready. Please try again in a minute.`;
  return `The demo films are not made: ${problem}.`;
}
