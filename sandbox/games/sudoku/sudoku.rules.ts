import { type Random, shuffled } from '../kit/random.ts';

/** 81 fields row by row; 0 is empty. */
export type Sheet = readonly number[];

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const FIELDS = Array.from({ length: 81 }, (_, place) => place);

/** The twenty fields that share a row, a column or a box with each field. */
const PEERS: readonly (readonly number[])[] = FIELDS.map((place) => {
  const [row, column] = [Math.floor(place / 9), place % 9];
  const box = (at: number) => Math.floor(Math.floor(at / 9) / 3) * 3 + Math.floor((at % 9) / 3);
  return FIELDS.filter(
    (at) => at !== place && (Math.floor(at / 9) === row || at % 9 === column || box(at) === box(place)),
  );
});

export function possible(sheet: Sheet, place: number): number[] {
  const taken = new Set(PEERS[place]?.map((peer) => sheet[peer]));
  return DIGITS.filter((digit) => !taken.has(digit));
}

/** The empty field with the fewest possible digits: there the search is shortest. */
function narrowest(sheet: Sheet): { place: number; digits: number[] } | undefined {
  let best: { place: number; digits: number[] } | undefined;
  for (const place of FIELDS) {
    if (sheet[place] !== 0) continue;
    const digits = possible(sheet, place);
    if (!best || digits.length < best.digits.length) best = { place, digits };
    if (digits.length < 2) break;
  }
  return best;
}

/** Solutions, at most as many as asked for. */
export function solutions(
  sheet: Sheet,
  most: number,
  order: (digits: number[]) => number[] = (digits) => digits,
): Sheet[] {
  const next = narrowest(sheet);
  if (!next) return [sheet];
  const found: Sheet[] = [];
  for (const digit of order(next.digits)) {
    found.push(...solutions(sheet.with(next.place, digit), most - found.length, order));
    if (found.length >= most) break;
  }
  return found;
}

export interface Puzzle {
  given: Sheet;
  solution: Sheet;
}

/** A sheet with exactly one solution and about so many givens. */
export function makePuzzle(givens: number, random: Random): Puzzle {
  const [solution] = solutions(Array<number>(81).fill(0), 1, (digits) => shuffled(digits, random));
  if (!solution) throw new Error('an empty sheet has a solution');
  let given: Sheet = solution;
  let left = 81;
  for (const place of shuffled(FIELDS, random)) {
    if (left <= givens) break;
    const without = given.with(place, 0);
    if (solutions(without, 2).length > 1) continue;
    given = without;
    left--;
  }
  return { given, solution };
}

/** Fields that repeat a digit of their row, column or box. */
export const conflicts = (sheet: Sheet): ReadonlySet<number> =>
  new Set(FIELDS.filter((place) => sheet[place] !== 0 && PEERS[place]?.some((peer) => sheet[peer] === sheet[place])));

export const isSolved = (sheet: Sheet): boolean => !sheet.includes(0) && conflicts(sheet).size === 0;
