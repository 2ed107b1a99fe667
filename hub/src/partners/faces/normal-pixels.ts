import type * as Core from '@tensorflow/tfjs-core';
import type { Tensor4D } from '@tensorflow/tfjs-core';

/** The average colour of the photographs that both nets were trained with. */
const AVERAGE = [122.782, 117.001, 104.298] as const;

/** Square pictures of one size as a net wants them. */
export function normalPixels(tf: typeof Core, squares: readonly ArrayLike<number>[], side: number): Tensor4D {
  const [red, green, blue] = AVERAGE;
  const size = side * side * 3;
  const values = new Float32Array(squares.length * size);
  for (const [number, square] of squares.entries()) {
    for (let at = 0, to = number * size; at < size; at += 3, to += 3) {
      values[to] = ((square[at] ?? 0) - red) / 255;
      values[to + 1] = ((square[at + 1] ?? 0) - green) / 255;
      values[to + 2] = ((square[at + 2] ?? 0) - blue) / 255;
    }
  }
  return tf.tensor4d(values, [squares.length, side, side, 3]);
}
