import type { FilmShelf } from './film-shelf.ts';

interface Words {
  ready: string;
  making(made: number, of: number): string;
  /** The reason is the operator's to read, in English. */
  missing(problem: string): string;
}

const WORDS: Readonly<Record<string, Words>> = {
  en: {
    ready: 'The demo films are ready.',
    making: (made, of) => `The demo films are not made yet: ${made} of ${of} are ready. Please try again in a minute.`,
    missing: (problem) => `The demo films are not made: ${problem}.`,
  },
  de: {
    ready: 'Die Demofilme sind fertig.',
    making: (made, of) =>
      `Die Demofilme sind noch nicht hergestellt: ${made} von ${of} sind fertig. Bitte versuchen Sie es in einer Minute noch einmal.`,
    missing: () => 'Die Demofilme sind nicht hergestellt.',
  },
  fr: {
    ready: 'Les films de démonstration sont prêts.',
    making: (made, of) =>
      `Les films de démonstration ne sont pas encore prêts : ${made} sur ${of}. Veuillez réessayer dans une minute.`,
    missing: () => 'Les films de démonstration n’ont pas été produits.',
  },
};

/** The words for the first language that a browser asks for; ours are English. */
function wordsFor(acceptLanguage: string | string[] | undefined): Words {
  const asked = String(acceptLanguage ?? '')
    .slice(0, 2)
    .toLowerCase();
  return (Object.hasOwn(WORDS, asked) ? WORDS[asked] : WORDS.en) as Words;
}

/** What people read while there are no films, or no films at all. */
export function filmStatus(films: FilmShelf | undefined, acceptLanguage?: string | string[]): string {
  const {
    state,
    made,
    of,
    problem = '',
  } = films?.status() ?? {
    state: 'missing',
    made: 0,
    of: 0,
    problem: 'none here',
  };
  const words = wordsFor(acceptLanguage);
  if (state === 'ready') return words.ready;
  return state === 'making' ? words.making(made, of) : words.missing(problem);
}
