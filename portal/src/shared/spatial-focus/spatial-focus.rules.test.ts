import { expect, it } from 'vitest';
import { type Direction, nearest, type Place } from './spatial-focus.rules.ts';

const at = (column: number, row: number): Place => ({
  left: column * 100,
  right: column * 100 + 80,
  top: row * 100,
  bottom: row * 100 + 80,
});

const GRID = [at(0, 0), at(1, 0), at(2, 0), at(0, 1), at(1, 1), at(2, 1)];

it.each<[string, Place, Direction, number | undefined]>([
  ['the neighbour on the right', at(0, 0), 'right', 1],
  ['the neighbour below', at(1, 0), 'down', 4],
  ['the neighbour on the left', at(2, 1), 'left', 4],
  ['the neighbour above', at(0, 1), 'up', 0],
  ['nothing at the edge', at(2, 0), 'right', undefined],
])('leads to %s', (_, from, direction, place) => {
  expect(nearest(from, GRID, direction)).toBe(place);
});

it('prefers what is in line to what is nearer', () => {
  const inLine = { left: 0, right: 80, top: 400, bottom: 480 };
  const aside = { left: 300, right: 380, top: 100, bottom: 180 };
  expect(nearest(at(0, 0), [aside, inLine], 'down')).toBe(1);
});
