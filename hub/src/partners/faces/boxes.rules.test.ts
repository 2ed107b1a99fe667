import { describe, expect, it } from 'vitest';
import { type CellMap, type Found, facesOfMap, withoutDoubles } from './boxes.rules.ts';

const SIDE = 4;
/** One anchor a cell, as large as the cell. */
const ANCHORS = Array.from({ length: SIDE * SIDE }, (_, at) => {
  const [top, left] = [Math.floor(at / SIDE) / SIDE, (at % SIDE) / SIDE];
  return [top, left, top + 1 / SIDE, left + 1 / SIDE];
}).flat();

/** A map on which the cell of this row and column is sure of a face. */
function mapWith(rows: number, columns: number, row: number, column: number, box: readonly number[]): CellMap {
  const scores = new Float32Array(rows * columns * 3).fill(-3);
  const boxes = new Float32Array(rows * columns * 4);
  scores[(row * columns + column) * 3 + 1] = 3;
  boxes.set(box, (row * columns + column) * 4);
  return { rows, columns, ofCell: 1, boxes, scores };
}
const face = (score: number, left: number, top: number, side = 0.2): Found => ({
  score,
  left,
  top,
  right: left + side,
  bottom: top + side,
});

describe('faces of a map', () => {
  it.each([
    ['of the whole square', SIDE, SIDE],
    ['of a picture that is less high', 3, SIDE],
    ['of a picture that is less wide', SIDE, 3],
  ])('lie where their anchor lies: %s', (_, rows, columns) => {
    const [found] = facesOfMap(mapWith(rows, columns, 2, 1, [0, 0, 0, 0]), Float32Array.from(ANCHORS), SIDE);
    expect(found).toMatchObject({ top: 0.5, left: 0.25, bottom: 0.75, right: 0.5 });
    expect(found?.score).toBeCloseTo(0.953, 3);
  });

  it('are moved and scaled as the cell says', () => {
    const said = [5, -10, 5 * Math.log(2), 0];
    const [found] = facesOfMap(mapWith(SIDE, SIDE, 2, 1, said), Float32Array.from(ANCHORS), SIDE);
    expect(found?.top).toBeCloseTo(0.5, 5);
    expect(found?.bottom).toBeCloseTo(1, 5);
    expect(found?.left).toBeCloseTo(0, 5);
    expect(found?.right).toBeCloseTo(0.25, 5);
  });
});

describe('each face', () => {
  it('is taken once, the surer of two', () => {
    const boxes = withoutDoubles([face(0.6, 0.11, 0.1), face(0.9, 0.1, 0.1), face(0.7, 0.5, 0.1)], 1, 1);
    expect(boxes.map(({ left }) => left)).toEqual([0.1, 0.5]);
  });

  it('is in shares of the picture, from its edge on', () => {
    const [box] = withoutDoubles([face(0.9, -0.1, 0.25)], 1, 2);
    expect(box).toMatchObject({ left: 0, top: 0.5 });
    expect(box?.width).toBeCloseTo(0.1, 6);
    expect(box?.height).toBeCloseTo(0.4, 6);
  });

  it('is one of a hundred at most', () => {
    const many = Array.from({ length: 120 }, (_, at) => face(0.9, at * 0.008, 0.1, 0.004));
    expect(withoutDoubles(many, 1, 1)).toHaveLength(100);
  });
});
