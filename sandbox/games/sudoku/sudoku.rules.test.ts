import { expect, it } from 'vitest';
import { seeded } from '#sandbox/games/kit/random.ts';
import { conflicts, isSolved, makePuzzle, possible, solutions } from './sudoku.rules.ts';

it.each([1, 2, 3])('a sheet has exactly one solution, the one that belongs to it (%d)', (seed) => {
  const { given, solution } = makePuzzle(32, seeded(seed));
  expect(given.filter((digit) => digit > 0).length).toBeGreaterThanOrEqual(32);
  expect(given.filter((digit) => digit > 0).length).toBeLessThan(45);
  expect(solutions(given, 2)).toEqual([solution]);
  expect(given.every((digit, place) => digit === 0 || digit === solution[place])).toBe(true);
  expect(isSolved(solution)).toBe(true);
  expect(isSolved(given)).toBe(false);
});

it('marks both fields that repeat a digit in a row, a column or a box', () => {
  const empty = Array<number>(81).fill(0);
  expect([...conflicts(empty.with(0, 5).with(8, 5))]).toEqual([0, 8]);
  expect([...conflicts(empty.with(0, 5).with(72, 5))]).toEqual([0, 72]);
  expect([...conflicts(empty.with(0, 5).with(20, 5))]).toEqual([0, 20]);
  expect([...conflicts(empty.with(0, 5).with(30, 5))]).toEqual([]);
});

it('knows what may stand on a field', () => {
  const sheet = Array<number>(81).fill(0).with(1, 1).with(9, 2).with(10, 3).with(80, 9);
  expect(possible(sheet, 0)).toEqual([4, 5, 6, 7, 8, 9]);
});
