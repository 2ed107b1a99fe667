import { type Random, shuffled } from '../kit/random.ts';

export interface Table {
  /** What is on the other side of each card. */
  cards: readonly number[];
  /** Turned now, at most two. */
  open: readonly number[];
  found: ReadonlySet<number>;
  tries: number;
}

export function deal(pairs: number, random: Random): Table {
  const faces = Array.from({ length: pairs }, (_, face) => face);
  return { cards: shuffled([...faces, ...faces], random), open: [], found: new Set(), tries: 0 };
}

/** Turns a card; two that differ are turned back by the next card. */
export function turn(table: Table, place: number): Table {
  if (table.found.has(place) || table.cards[place] === undefined) return table;
  const open = table.open.length === 2 ? [] : table.open;
  if (open.includes(place)) return table;
  if (open.length === 0) return { ...table, open: [place] };
  const pair = [...open, place];
  const tries = table.tries + 1;
  const [first, second] = pair.map((one) => table.cards[one]);
  if (first !== second) return { ...table, open: pair, tries };
  return { ...table, open: [], found: new Set([...table.found, ...pair]), tries };
}

export const isDone = ({ cards, found }: Table): boolean => found.size === cards.length;
