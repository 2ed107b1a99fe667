import { describe, expect, it } from 'vitest';
import { seeded } from '#sandbox/games/kit/random.ts';
import { freshGrid, isOver, slide, withTile } from './2048.rules.ts';

const row = (...values: number[]) => [...values, ...Array<number>(12).fill(0)];

describe('pushing a row', () => {
  it.each([
    ['closes gaps', [0, 2, 0, 4], 'left', [2, 4, 0, 0], 0],
    ['joins equal neighbours', [2, 2, 0, 0], 'left', [4, 0, 0, 0], 4],
    ['joins across a gap', [2, 0, 0, 2], 'right', [0, 0, 0, 4], 4],
    ['joins each tile once', [2, 2, 2, 2], 'left', [4, 4, 0, 0], 8],
    ['joins what stands in front first', [2, 2, 2, 0], 'left', [4, 2, 0, 0], 4],
    ['joins what stands in front first, the other way', [2, 2, 2, 0], 'right', [0, 0, 2, 4], 4],
    ['does not join a new tile again', [4, 2, 2, 0], 'left', [4, 4, 0, 0], 4],
  ] as const)('%s', (_, before, way, after, gained) => {
    expect(slide(row(...before), way)).toEqual({ grid: row(...after), gained, moved: true });
  });

  it('goes up and down too', () => {
    const grid = row(2, 0, 0, 0).with(8, 2);
    expect(slide(grid, 'up').grid[0]).toBe(4);
    expect(slide(grid, 'down').grid[12]).toBe(4);
  });

  it('says when nothing moves', () => {
    expect(slide(row(2, 4, 8, 16), 'left').moved).toBe(false);
  });
});

it('begins with two tiles, and a new one comes on a free field only', () => {
  const random = seeded(1);
  const grid = freshGrid(random);
  expect(grid.filter((value) => value > 0)).toHaveLength(2);
  const nearlyFull = Array<number>(16).fill(8).with(5, 0);
  expect([2, 4]).toContain(withTile(nearlyFull, random)[5]);
  const full = Array<number>(16).fill(8);
  expect(withTile(full, random)).toBe(full);
});

it('is over when no push changes anything', () => {
  const stuck = [2, 4, 2, 4, 4, 2, 4, 2, 2, 4, 2, 4, 4, 2, 4, 2];
  expect(isOver(stuck)).toBe(true);
  expect(isOver(stuck.with(0, 4))).toBe(false);
});
