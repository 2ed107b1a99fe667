import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorsOf, apply, CHIP_SIDE, cutChip, cutSquare, fitSimilarity, type Point } from './align.rules.ts';

const SQUARE: Point[] = [
  { x: 10, y: 10 },
  { x: 40, y: 12 },
  { x: 25, y: 30 },
  { x: 26, y: 45 },
];

/** 68 landmarks of a face whose eyes, nose and mouth are these. */
function landmarks([left, right, nose, mouth]: readonly Point[]): Point[] {
  const at = (index: number) => (index < 42 ? left : index < 48 ? right : mouth) as Point;
  return Array.from({ length: 68 }, (_, index) => (index === 33 ? (nose as Point) : at(index)));
}

describe('the similarity between two sets of points', () => {
  it('is found again, however the points were turned, scaled and moved', () => {
    const turn = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });
    const scale = fc.double({ min: 0.2, max: 8, noNaN: true });
    const way = fc.integer({ min: -500, max: 500 });
    fc.assert(
      fc.property(turn, scale, way, way, (angle, size, right, down) => {
        const moved = SQUARE.map(({ x, y }) => ({
          x: size * (Math.cos(angle) * x - Math.sin(angle) * y) + right,
          y: size * (Math.sin(angle) * x + Math.cos(angle) * y) + down,
        }));
        const fit = fitSimilarity(SQUARE, moved);
        for (const [index, point] of SQUARE.entries()) {
          const there = apply(fit, point);
          expect(there.x).toBeCloseTo(moved[index]?.x ?? Number.NaN, 5);
          expect(there.y).toBeCloseTo(moved[index]?.y ?? Number.NaN, 5);
        }
      }),
    );
  });
});

describe('a face cut out', () => {
  it('is anchored at eyes, nose and mouth', () => {
    expect(anchorsOf(landmarks(SQUARE))).toEqual(SQUARE);
  });

  it.each([0, 25, -60, 180])('stands upright, though the head was turned by %i°', (degrees) => {
    const side = 400;
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const turned = ({ x, y }: Point) => ({ x: 200 + cos * x - sin * y, y: 200 + sin * x + cos * y });
    const [left, right, nose, mouth] = [
      { x: -53, y: -40 },
      { x: 53, y: -40 },
      { x: 0, y: 42 },
      { x: 0, y: 77 },
    ].map(turned) as [Point, Point, Point, Point];
    const data = new Uint8Array(side * side * 3);
    for (let y = -6; y <= 6; y += 1) {
      for (let x = -6; x <= 6; x += 1) data[(Math.round(left.y + y) * side + Math.round(left.x + x)) * 3] = 255;
    }
    const chip = cutChip({ data, width: side, height: side }, landmarks([left, right, nose, mouth]));
    let [red, across, down] = [0, 0, 0];
    for (let at = 0; at < CHIP_SIDE * CHIP_SIDE; at += 1) {
      const value = chip[at * 3] ?? 0;
      red += value;
      across += value * (at % CHIP_SIDE);
      down += value * Math.floor(at / CHIP_SIDE);
    }
    // The left eye of the average face, a quarter of the face around it.
    expect(across / red).toBeCloseTo(47.5, -0.5);
    expect(down / red).toBeCloseTo(46.6, -0.5);
  });
});

describe('the square around a face', () => {
  const [width, height] = [40, 30];
  /** Red says the column, green the row. */
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return [(pixel % width) + 1, Math.floor(pixel / width) + 1, 0][at % 3] ?? 0;
  });
  const picture = { data, width, height };

  it.each([
    ['higher than wide', { left: 0.25, top: 0.2, width: 0.25, height: 2 / 3 }, [0, 10]],
    ['wider than high', { left: 0.25, top: 0.2, width: 0.5, height: 1 / 3 }, [10, 0]],
    ['over the edge', { left: 0.75, top: 0.5, width: 0.5, height: 1 }, [0, 10]],
  ])('has black beside it and leads back to the picture: %s', (_, box, [left = 0, top = 0]) => {
    const side = 20;
    const { values, toPicture } = cutSquare(picture, box, side);
    const red = (x: number, y: number) => values[(y * side + x) * 3] ?? 0;
    expect(red(left, top)).toBe(0);
    const middle = toPicture({ x: 0.5, y: 0.5 });
    expect(Math.abs(red(10, 10) - 1 - middle.x)).toBeLessThan(1);
    expect(Math.abs((values[(10 * side + 10) * 3 + 1] ?? 0) - 1 - middle.y)).toBeLessThan(1);
  });
});
