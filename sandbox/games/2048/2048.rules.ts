import { below, type Random } from '../kit/random.ts';

export const SIZE = 4;
/** Sixteen fields row by row; 0 is empty. */
export type Grid = readonly number[];
export type Way = 'up' | 'left' | 'down' | 'right';

/** The fields of each line, beginning where the tiles go to. */
function linesOf(way: Way): number[][] {
  const count = [0, 1, 2, 3];
  return count.map((line) =>
    count.map((step) => {
      const place = way === 'right' || way === 'down' ? SIZE - 1 - step : step;
      return way === 'left' || way === 'right' ? line * SIZE + place : place * SIZE + line;
    }),
  );
}

/** Tiles go together; equal neighbours become one, each tile once in a move. */
function pushed(line: readonly number[]): { line: number[]; gained: number } {
  const tiles = line.filter((value) => value > 0);
  const joined: number[] = [];
  let gained = 0;
  for (let at = 0; at < tiles.length; at++) {
    const value = tiles[at] as number;
    if (value === tiles[at + 1]) {
      joined.push(value * 2);
      gained += value * 2;
      at++;
    } else joined.push(value);
  }
  return { line: [...joined, ...Array<number>(SIZE - joined.length).fill(0)], gained };
}

export function slide(grid: Grid, way: Way): { grid: Grid; gained: number; moved: boolean } {
  const next = [...grid];
  let gained = 0;
  for (const places of linesOf(way)) {
    const done = pushed(places.map((place) => grid[place] ?? 0));
    gained += done.gained;
    for (const [at, place] of places.entries()) next[place] = done.line[at] ?? 0;
  }
  return { grid: next, gained, moved: next.some((value, place) => value !== grid[place]) };
}

/** A new tile on a free field: mostly a 2, sometimes a 4. */
export function withTile(grid: Grid, random: Random): Grid {
  const free = grid.flatMap((value, place) => (value === 0 ? [place] : []));
  const place = free[below(random, free.length)];
  return place === undefined ? grid : grid.with(place, random() < 0.9 ? 2 : 4);
}

export const freshGrid = (random: Random): Grid =>
  withTile(withTile(Array<number>(SIZE * SIZE).fill(0), random), random);

export const isOver = (grid: Grid): boolean =>
  (['up', 'left', 'down', 'right'] as const).every((way) => !slide(grid, way).moved);
