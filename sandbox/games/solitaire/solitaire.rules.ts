import { type Random, shuffled } from '../kit/random.ts';

export type Suit = 'spades' | 'hearts' | 'clubs' | 'diamonds';
export interface Card {
  suit: Suit;
  /** 1 is the ace, 13 the king. */
  rank: number;
}
export interface Column {
  hidden: readonly Card[];
  open: readonly Card[];
}
export interface Table {
  stock: readonly Card[];
  waste: readonly Card[];
  foundations: Readonly<Record<Suit, number>>;
  columns: readonly Column[];
}
export type From =
  | { pile: 'waste' }
  | { pile: 'column'; column: number; depth: number }
  | { pile: 'foundation'; suit: Suit };
export type To = { pile: 'column'; column: number } | { pile: 'foundation' };

export const SUITS: readonly Suit[] = ['spades', 'hearts', 'clubs', 'diamonds'];
const KING = 13;
export const isRed = ({ suit }: Card): boolean => suit === 'hearts' || suit === 'diamonds';

export function deal(random: Random): Table {
  const cards = shuffled(
    SUITS.flatMap((suit) => Array.from({ length: KING }, (_, rank) => ({ suit, rank: rank + 1 }))),
    random,
  );
  const columns = Array.from({ length: 7 }, (_, column) => {
    const taken = cards.splice(0, column + 1);
    return { hidden: taken.slice(0, -1), open: taken.slice(-1) };
  });
  return { stock: cards, waste: [], foundations: { spades: 0, hearts: 0, clubs: 0, diamonds: 0 }, columns };
}

/** The next card of the stock; an empty stock takes the waste back. */
export function draw(table: Table): Table {
  const { stock, waste } = table;
  if (stock.length === 0) return { ...table, stock: waste.toReversed(), waste: [] };
  return { ...table, stock: stock.slice(1), waste: [...waste, stock[0] as Card] };
}

/** What would be picked up there; nothing when there is nothing. */
export function picked(table: Table, from: From): readonly Card[] {
  if (from.pile === 'waste') return table.waste.slice(-1);
  if (from.pile === 'column') return table.columns[from.column]?.open.slice(from.depth) ?? [];
  const rank = table.foundations[from.suit];
  return rank > 0 ? [{ suit: from.suit, rank }] : [];
}

function fits(table: Table, cards: readonly Card[], to: To): boolean {
  const [first] = cards;
  if (!first) return false;
  if (to.pile === 'foundation') return cards.length === 1 && table.foundations[first.suit] === first.rank - 1;
  const column = table.columns[to.column];
  if (!column) return false;
  const last = column.open.at(-1);
  if (!last) return column.hidden.length === 0 && first.rank === KING;
  return isRed(last) !== isRed(first) && last.rank === first.rank + 1;
}

function without(table: Table, from: From): Table {
  if (from.pile === 'waste') return { ...table, waste: table.waste.slice(0, -1) };
  if (from.pile === 'foundation') {
    return { ...table, foundations: { ...table.foundations, [from.suit]: table.foundations[from.suit] - 1 } };
  }
  const { hidden, open } = table.columns[from.column] as Column;
  const left = open.slice(0, from.depth);
  const turned = left.length === 0 ? { hidden: hidden.slice(0, -1), open: hidden.slice(-1) } : { hidden, open: left };
  return { ...table, columns: table.columns.with(from.column, turned) };
}

/** The table after the move; undefined when the rules do not allow it. */
export function move(table: Table, from: From, to: To): Table | undefined {
  const cards = picked(table, from);
  if (!fits(table, cards, to)) return undefined;
  const rest = without(table, from);
  if (to.pile === 'foundation') {
    const { suit, rank } = cards[0] as Card;
    return { ...rest, foundations: { ...rest.foundations, [suit]: rank } };
  }
  const column = rest.columns[to.column] as Column;
  return { ...rest, columns: rest.columns.with(to.column, { ...column, open: [...column.open, ...cards] }) };
}

/** Where a card can go: home first, then onto another column. */
export function bestMove(table: Table, from: From): Table | undefined {
  const home = move(table, from, { pile: 'foundation' });
  if (home) return home;
  for (const column of table.columns.keys()) {
    if (from.pile === 'column' && from.column === column) continue;
    const done = move(table, from, { pile: 'column', column });
    if (done) return done;
  }
  return undefined;
}

export const isWon = ({ foundations }: Table): boolean => SUITS.every((suit) => foundations[suit] === KING);
