// The recognition model was trained on faces that stand upright and fill a square in one way. Bringing a face into that
// position before it is described is what makes tilted heads comparable (docs/algorithms/faces.md).

import type { Box, Pixels } from './port.ts';

export interface Point {
  x: number;
  y: number;
}

export const CHIP_SIDE = 150;
/** Of the face's own width and height, around it. */
const MARGIN = 0.25;
/** Where an average face has its eyes, the base of its nose and its mouth, in shares of its own box. */
const AVERAGE: readonly Point[] = [
  { x: 0.2255, y: 0.216 },
  { x: 0.7547, y: 0.216 },
  { x: 0.4901, y: 0.628 },
  { x: 0.4901, y: 0.8 },
];
const ON_CHIP: readonly Point[] = AVERAGE.map(({ x, y }) => ({
  x: ((MARGIN + x) / (1 + 2 * MARGIN)) * CHIP_SIDE,
  y: ((MARGIN + y) / (1 + 2 * MARGIN)) * CHIP_SIDE,
}));

/** Turns, scales and moves a point: `a` and `b` are the cosine and sine of the turn times the scale. */
export interface Similarity {
  a: number;
  b: number;
  from: Point;
  to: Point;
}

function centre(points: readonly Point[]): Point {
  const sum = points.reduce(({ x, y }, point) => ({ x: x + point.x, y: y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The similarity that brings one set of points closest to another, by least squares. */
export function fitSimilarity(from: readonly Point[], to: readonly Point[]): Similarity {
  const [middle, target] = [centre(from), centre(to)];
  let [along, across, size] = [0, 0, 0];
  for (const [at, point] of from.entries()) {
    const other = to[at] ?? target;
    const [dx, dy, tx, ty] = [point.x - middle.x, point.y - middle.y, other.x - target.x, other.y - target.y];
    along += dx * tx + dy * ty;
    across += dx * ty - dy * tx;
    size += dx * dx + dy * dy;
  }
  return { a: along / size, b: across / size, from: middle, to: target };
}

export function apply({ a, b, from, to }: Similarity, { x, y }: Point): Point {
  const [dx, dy] = [x - from.x, y - from.y];
  return { x: a * dx - b * dy + to.x, y: b * dx + a * dy + to.y };
}

/** Eyes, base of the nose and mouth out of the 68 landmarks of a face. */
export function anchorsOf(landmarks: readonly Point[]): Point[] {
  const parts = [landmarks.slice(36, 42), landmarks.slice(42, 48), landmarks.slice(33, 34), landmarks.slice(48, 68)];
  return parts.map(centre);
}

/** Between four pixels, black outside of the picture, into three values from `to` on. */
function sample(
  { data, width, height }: Pixels,
  { x, y }: Point,
  into: Float32Array | Uint8ClampedArray,
  to: number,
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const start = (top * width + left) * 3;
  let [red, green, blue] = [0, 0, 0];
  for (let corner = 0; corner < 4; corner += 1) {
    const [isRight, isDown] = [corner % 2, corner >> 1];
    const [column, row] = [left + isRight, top + isDown];
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const weight = (isRight ? right : 1 - right) * (isDown ? down : 1 - down);
    const at = start + (isDown * width + isRight) * 3;
    red += (data[at] ?? 0) * weight;
    green += (data[at + 1] ?? 0) * weight;
    blue += (data[at + 2] ?? 0) * weight;
  }
  into[to] = red;
  into[to + 1] = green;
  into[to + 2] = blue;
}

/** The part of a picture within a box, which is in shares of it and may reach over its edges; with its place in pixels. */
export function cutBox({ data, width, height }: Pixels, box: Box): { cut: Pixels; left: number; top: number } {
  const within = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most);
  const left = within(box.left * width, width - 1);
  const top = within(box.top * height, height - 1);
  const wide = within((box.left + box.width) * width, width) - left || 1;
  const high = within((box.top + box.height) * height, height) - top || 1;
  const cut = new Uint8Array(wide * high * 3);
  for (let row = 0; row < high; row += 1) {
    const start = ((top + row) * width + left) * 3;
    cut.set(data.subarray(start, start + wide * 3), row * wide * 3);
  }
  return { cut: { data: cut, width: wide, height: high }, left, top };
}

/** What is within a box, in the middle of a square with black beside it, as the landmarks are looked for; and the way back from it. */
export function cutSquare(
  picture: Pixels,
  box: Box,
  side: number,
): { values: Float32Array; toPicture: (place: Point) => Point } {
  const { cut, left, top } = cutBox(picture, box);
  const longer = Math.max(cut.width, cut.height);
  const [beside, above] = [Math.floor((longer - cut.width) / 2), Math.floor((longer - cut.height) / 2)];
  const values = new Float32Array(side * side * 3);
  const place = (at: number) => Math.min((at * longer) / side, longer - 1);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      sample(cut, { x: place(x) - beside, y: place(y) - above }, values, (y * side + x) * 3);
    }
  }
  const toPicture = ({ x, y }: Point) => ({
    x: x * longer - (longer - cut.width) / 2 + left,
    y: y * longer - (longer - cut.height) / 2 + top,
  });
  return { values, toPicture };
}

/** The face upright in a square of `CHIP_SIDE`. */
export function cutChip(picture: Pixels, landmarks: readonly Point[]): Uint8Array {
  const toPicture = fitSimilarity(ON_CHIP, anchorsOf(landmarks));
  const chip = new Uint8ClampedArray(CHIP_SIDE * CHIP_SIDE * 3);
  for (let y = 0; y < CHIP_SIDE; y += 1) {
    for (let x = 0; x < CHIP_SIDE; x += 1) {
      sample(picture, apply(toPicture, { x, y }), chip, (y * CHIP_SIDE + x) * 3);
    }
  }
  return new Uint8Array(chip.buffer);
}
