import type { MarkedText } from '#contract/areas/search.ts';
import { fold } from '#hub/shared/fold.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const EXCERPT = 140;
/** How much of the excerpt stands before what was found. */
const BEFORE = 50;
/** Languages bend the ends of their words: "Ausflüge" also marks "Ausflug". */
const BENT = 3;
const STEM = 4;

type Mark = [from: number, to: number];

function isFound(word: string, terms: readonly string[]): boolean {
  return terms.some((term) => {
    if (word.startsWith(term) || (term.length >= STEM && word.includes(term))) return true;
    return word.length >= STEM && term.startsWith(word) && term.length - word.length <= BENT;
  });
}

/** Most words are plain already; the whole way is ten times as long. */
const plain = (word: string) => (/^[a-z0-9]+$/i.test(word) ? word.toLowerCase() : fold(word));

/** Whole words, so that a mark does not end in the middle of one. */
function* marksIn(text: string, terms: readonly string[]): Generator<Mark> {
  for (const { index, 0: word } of text.matchAll(WORD)) {
    if (isFound(plain(word), terms)) yield [index, index + word.length];
  }
}

export function marked(text: string, terms: readonly string[]): MarkedText {
  return { text, marks: [...marksIn(text, terms)] };
}

/** The part of a long text where something was found, cut between words; its beginning when nothing was. */
export function excerptOf(text: string, terms: readonly string[]): MarkedText | undefined {
  const line = text.replace(/\s+/g, ' ').trim();
  if (!line) return undefined;
  if (line.length <= EXCERPT) return marked(line, terms);
  const [first] = marksIn(line, terms).next().value ?? [0];
  const start = first <= BEFORE ? 0 : line.indexOf(' ', first - BEFORE) + 1;
  const end = start + EXCERPT >= line.length ? line.length : line.lastIndexOf(' ', start + EXCERPT);
  const cut = line.slice(start, end > start ? end : start + EXCERPT);
  return marked(`${start > 0 ? '… ' : ''}${cut}${start + cut.length < line.length ? ' …' : ''}`, terms);
}
