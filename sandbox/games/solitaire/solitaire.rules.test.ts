import { describe, expect, it } from 'vitest';
import { seeded } from '#sandbox/games/kit/random.ts';
import { bestMove, type Card, deal, draw, isWon, move, type Table } from './solitaire.rules.ts';

const card = (rank: number, suit: Card['suit']): Card => ({ rank, suit });
const NONE = { spades: 0, hearts: 0, clubs: 0, diamonds: 0 };
function table(over: Partial<Table>): Table {
  return { stock: [], waste: [], foundations: NONE, columns: Array(7).fill({ hidden: [], open: [] }), ...over };
}
const column = (...open: Card[]) => ({ hidden: [], open });

it('deals 52 different cards: one to seven in the columns, the last one open, the rest in the stock', () => {
  const { stock, columns } = deal(seeded(3));
  expect(columns.map(({ hidden, open }) => [hidden.length, open.length])).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((hidden) => [hidden, 1]),
  );
  const all = [...stock, ...columns.flatMap(({ hidden, open }) => [...hidden, ...open])];
  expect(new Set(all.map(({ rank, suit }) => `${rank} ${suit}`)).size).toBe(52);
});

it('draws one card, and takes the waste back in its order', () => {
  const begun = table({ stock: [card(1, 'hearts'), card(2, 'clubs')] });
  const drawn = draw(draw(begun));
  expect(drawn.waste).toEqual([card(1, 'hearts'), card(2, 'clubs')]);
  expect(draw(drawn)).toEqual({ ...begun, stock: [card(2, 'clubs'), card(1, 'hearts')] });
});

describe('where cards go', () => {
  const on = (moving: Card, ...open: Card[]) =>
    move(table({ waste: [moving], columns: [column(...open)] }), { pile: 'waste' }, { pile: 'column', column: 0 });

  it.each([
    ['a red 6 on a black 7', card(6, 'hearts'), [card(7, 'spades')], true],
    ['not a red 6 on a red 7', card(6, 'hearts'), [card(7, 'diamonds')], false],
    ['not a red 5 on a black 7', card(5, 'hearts'), [card(7, 'spades')], false],
    ['a king on an empty column', card(13, 'clubs'), [], true],
    ['not a queen on an empty column', card(12, 'clubs'), [], false],
  ])('%s', (_, moving, open, allowed) => {
    expect(on(moving, ...open) !== undefined).toBe(allowed);
  });

  it('home by suit and rank, from the ace on', () => {
    const begun = table({ waste: [card(2, 'hearts')] });
    expect(move(begun, { pile: 'waste' }, { pile: 'foundation' })).toBeUndefined();
    const ready = table({ waste: [card(2, 'hearts')], foundations: { ...NONE, hearts: 1 } });
    expect(move(ready, { pile: 'waste' }, { pile: 'foundation' })?.foundations.hearts).toBe(2);
  });

  it('a run moves as a whole, and the card below is turned', () => {
    const begun = table({
      columns: [
        { hidden: [card(2, 'clubs')], open: [card(6, 'hearts'), card(5, 'spades')] },
        column(card(7, 'spades')),
      ],
    });
    const done = move(begun, { pile: 'column', column: 0, depth: 0 }, { pile: 'column', column: 1 });
    expect(done?.columns).toEqual([
      column(card(2, 'clubs')),
      column(card(7, 'spades'), card(6, 'hearts'), card(5, 'spades')),
    ]);
  });

  it('a touched card goes home before it goes to a column', () => {
    const begun = table({
      waste: [card(2, 'hearts')],
      foundations: { ...NONE, hearts: 1 },
      columns: [column(card(3, 'spades'))],
    });
    expect(bestMove(begun, { pile: 'waste' })?.foundations.hearts).toBe(2);
  });
});

it('is won with four kings home', () => {
  const kings = { spades: 13, hearts: 13, clubs: 13, diamonds: 13 };
  expect(isWon(table({ foundations: kings }))).toBe(true);
  expect(isWon(table({ foundations: { ...kings, clubs: 12 } }))).toBe(false);
});
