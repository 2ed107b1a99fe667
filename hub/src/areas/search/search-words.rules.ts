import { fold } from '#hub/shared/fold.ts';

/** More than that nobody types; the rest of a pasted text is left out. */
const WORDS_MAX = 8;
/** From this length on a word is also found inside of another: "pool" in "Außenpool". */
export const INSIDE_FROM = 4;
/** Shorter ones are too like each other to guess. */
const GUESS_FROM = 3;
const LIKENESS = 0.3;
/** How much less alike than the best guess another one may be. */
const NEARLY = 0.15;
const GUESSES_MAX = 4;

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text as they are compared. */
export function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

export function askedWords(text: string): string[] {
  return [...new Set(wordsOf(text))].slice(0, WORDS_MAX);
}

/** A word that is written somewhere and may be what was meant. */
export interface Candidate {
  word: string;
  /** 0 to 1. */
  likeness: number;
}

/** What is looked for in the place of one word that was typed. */
export interface Wanted {
  asked: string;
  /** The word as the beginning of another, unless it is written nowhere. */
  begins: boolean;
  /** Other words that count as well. */
  words: string[];
}

/** As typed, where that is the beginning or the inside of a word that is written somewhere; what is most like it otherwise. */
export function wantedFor(asked: string, candidates: readonly Candidate[]): Wanted {
  const inside = candidates.filter(({ word }) => asked.length >= INSIDE_FROM && word.includes(asked));
  const begins = candidates.some(({ word }) => word.startsWith(asked));
  if (begins || inside.length > 0) {
    return { asked, begins, words: inside.map(({ word }) => word).filter((word) => !word.startsWith(asked)) };
  }
  const alike = candidates
    .filter(({ likeness }) => asked.length >= GUESS_FROM && likeness >= LIKENESS)
    .toSorted((one, other) => other.likeness - one.likeness);
  const best = alike[0]?.likeness ?? 0;
  const guesses = alike.filter(({ likeness }) => likeness >= best - NEARLY).slice(0, GUESSES_MAX);
  return { asked, begins: guesses.length === 0, words: guesses.map(({ word }) => word) };
}

/** For PostgreSQL's to_tsquery; words are letters and digits only. */
export function queryOf(wanted: readonly Wanted[], join: '&' | '|'): string {
  return wanted
    .map(({ asked, begins, words }) => [...(begins ? [`${asked}:*`] : []), ...words])
    .map((choices) => `(${choices.join(' | ')})`)
    .join(` ${join} `);
}

/** What was looked for instead of words that are written nowhere. */
export function guessesOf(wanted: readonly Wanted[]): Record<string, string> | undefined {
  const guessed = wanted.flatMap(({ asked, begins, words: [best] }) =>
    !begins && best !== undefined && !best.includes(asked) ? [[asked, best] as const] : [],
  );
  return guessed.length > 0 ? Object.fromEntries(guessed) : undefined;
}
