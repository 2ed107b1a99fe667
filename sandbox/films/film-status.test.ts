import { expect, it } from 'vitest';
import type { FilmShelf, ShelfStatus } from './film-shelf.ts';
import { filmStatus } from './film-status.ts';

const shelf = (status: ShelfStatus) => ({ status: () => status }) as FilmShelf;
const MAKING = shelf({ state: 'making', made: 1, of: 3 });
const MISSING = shelf({ state: 'missing', made: 0, of: 3, problem: 'ffmpeg is not installed' });

it.each([
  [MAKING, undefined, 'The demo films are not made yet: 1 of 3 are ready. Please try again in a minute.'],
  [MAKING, 'es', 'The demo films are not made yet: 1 of 3 are ready. Please try again in a minute.'],
  [
    MAKING,
    'de-DE,de;q=0.9',
    'Die Demofilme sind noch nicht hergestellt: 1 von 3 sind fertig. Bitte versuchen Sie es in einer Minute noch einmal.',
  ],
  [MAKING, 'fr', 'Les films de démonstration ne sont pas encore prêts : 1 sur 3. Veuillez réessayer dans une minute.'],
  [MISSING, 'en-GB', 'The demo films are not made: ffmpeg is not installed.'],
  [MISSING, 'de', 'Die Demofilme sind nicht hergestellt.'],
  [MISSING, 'fr-FR', 'Les films de démonstration n’ont pas été produits.'],
])('says plainly how the films stand: %j in %s', (films, language, text) => {
  expect(filmStatus(films, language)).toBe(text);
});
