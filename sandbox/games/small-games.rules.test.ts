import { describe, expect, it } from 'vitest';
import { bestColumn, COLUMNS, drop, emptyField, type Field, winningLine } from './bird-vs-bird/bird-vs-bird.rules.ts';
import { roundOf } from './eye-2-eye/eye-2-eye.rules.ts';
import { fewestFlights, fly, meadowOf } from './honey-im-home/honey-im-home.rules.ts';
import { seeded } from './kit/random.ts';
import { isWhole, mixed, swapped } from './pic-fix/pic-fix.rules.ts';
import { nextPeek, pointsFor } from './teenie-meanies/teenie-meanies.rules.ts';
import { deal, isDone, turn } from './two-to-match/two-to-match.rules.ts';

describe('Two To Match', () => {
  it('a pair stays, two that differ are turned back by the next card', () => {
    const table = { ...deal(2, seeded(1)), cards: [0, 1, 0, 1] };
    const differing = turn(turn(table, 0), 1);
    expect([differing.open, differing.tries]).toEqual([[0, 1], 1]);
    const pair = turn(turn(differing, 0), 2);
    expect([[...pair.found], pair.open, pair.tries]).toEqual([[0, 2], [], 2]);
    expect(turn(pair, 0)).toBe(pair);
    expect(isDone(turn(turn(pair, 1), 3))).toBe(true);
  });

  it('the same card twice is no pair', () => {
    const table = turn({ ...deal(1, seeded(1)), cards: [0, 0] }, 0);
    expect(turn(table, 0)).toBe(table);
  });
});

describe('Bird vs Bird', () => {
  const played = (columns: readonly number[]): Field =>
    columns.reduce<Field>((field, column, at) => drop(field, column, at % 2 === 0 ? 1 : 2) ?? field, emptyField());

  it.each([
    ['across', [0, 0, 1, 1, 2, 2, 3]],
    ['down', [0, 1, 0, 1, 0, 1, 0]],
    ['slanting', [0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3]],
  ])('four in a line win: %s', (_, columns) => {
    expect(winningLine(played(columns.slice(0, -1)))).toBeUndefined();
    expect(winningLine(played(columns))).toHaveLength(4);
  });

  it('a full column takes no more', () => {
    expect(drop(played([0, 0, 0, 0, 0, 0]), 0, 1)).toBeUndefined();
  });

  it('the parrot wins when it can, and stops four of yours', () => {
    expect(bestColumn(played([0, 6, 0, 6, 1, 6]), 2, 4)).toBe(6);
    expect(bestColumn(played([0, 6, 0, 6, 0]), 2, 4)).toBe(0);
    expect(COLUMNS).toBe(7);
  });
});

describe("Honey I'm home", () => {
  const meadow = { flowers: new Set([3]), bee: 0, hive: 57 };
  it('the bee flies until a flower, the edge or the hive stops her', () => {
    expect(fly(meadow, 0, 'right')).toBe(2);
    expect(fly(meadow, 0, 'down')).toBe(56);
    expect(fly(meadow, 56, 'right')).toBe(57);
    expect(fewestFlights(meadow)).toBe(2);
    expect(fewestFlights({ ...meadow, flowers: new Set([1, 8]) })).toBeUndefined();
  });

  it.each([1, 2, 5, 12, 20])('level %d has a way home, the same each time', (level) => {
    const opened = meadowOf(level);
    expect(fewestFlights(opened)).toBe(opened.fewest);
    expect(opened.fewest).toBeGreaterThanOrEqual(3);
    expect(meadowOf(level)).toEqual(opened);
  });
});

describe('Pic Fix', () => {
  it.each([9, 16, 25])('%d pieces begin all in the wrong place', (count) => {
    const pieces = mixed(count, seeded(count));
    expect(pieces.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, piece) => piece));
    expect(pieces.some((piece, place) => piece === place)).toBe(false);
  });

  it('is whole when every piece is at home', () => {
    expect(isWhole([1, 0, 2])).toBe(false);
    expect(isWhole(swapped([1, 0, 2], 0, 1))).toBe(true);
  });
});

describe('Eye 2 Eye', () => {
  it.each([1, 2, 8, 30])('level %d has one eye that looks elsewhere', (level) => {
    const { columns, odd, looks, oddLooks } = roundOf(level, seeded(level));
    expect(columns).toBeLessThanOrEqual(7);
    expect(odd).toBeLessThan(columns * columns);
    expect(Math.abs(looks - oddLooks)).toBeGreaterThanOrEqual(30);
  });
});

describe('Teenie Meanies', () => {
  it('come from another hole each time, faster and faster', () => {
    const random = seeded(5);
    let last = nextPeek(0, undefined, random);
    expect(last).toMatchObject({ who: 'crab', ms: 1500 });
    for (let count = 1; count < 60; count++) {
      const next = nextPeek(count, last.hole, random);
      expect(next.hole).not.toBe(last.hole);
      expect(next.ms).toBeLessThanOrEqual(last.ms);
      last = next;
    }
    expect(last.ms).toBe(550);
  });

  it('a crab is worth a point, the starfish costs three', () => {
    expect([pointsFor('crab'), pointsFor('star')]).toEqual([1, -3]);
  });
});
