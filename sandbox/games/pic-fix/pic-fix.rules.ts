import { type Random, shuffled } from '../kit/random.ts';

/** Which piece of the picture lies on each place. */
export type Pieces = readonly number[];

export const isWhole = (pieces: Pieces): boolean => pieces.every((piece, place) => piece === place);

/** Mixed so that no piece lies where it belongs. */
export function mixed(count: number, random: Random): Pieces {
  const order = shuffled(
    Array.from({ length: count }, (_, piece) => piece),
    random,
  );
  // One turn around a shuffled ring moves every piece.
  const pieces = Array<number>(count).fill(0);
  for (const [at, place] of order.entries()) pieces[place] = order[(at + 1) % count] ?? 0;
  return pieces;
}

export function swapped(pieces: Pieces, a: number, b: number): Pieces {
  const [first, second] = [pieces[a], pieces[b]];
  if (first === undefined || second === undefined) return pieces;
  return pieces.with(a, second).with(b, first);
}
