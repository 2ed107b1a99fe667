// The net that finds 68 landmarks on a face, with the library's weights; many faces at once.
import type * as Core from '@tensorflow/tfjs-core';
import type { Tensor1D, Tensor2D, Tensor4D } from '@tensorflow/tfjs-core';
import type { Point } from './align.rules.ts';
import { normalPixels } from './normal-pixels.ts';

interface Separable {
  depthwise_filter: Tensor4D;
  pointwise_filter: Tensor4D;
  bias: Tensor1D;
}
interface Dense<First> {
  conv0: First;
  conv1: Separable;
  conv2: Separable;
  conv3: Separable;
}
export interface LandmarkWeights {
  dense: {
    dense0: Dense<{ filters: Tensor4D; bias: Tensor1D }>;
    dense1: Dense<Separable>;
    dense2: Dense<Separable>;
    dense3: Dense<Separable>;
  };
  fc: { weights: Tensor2D; bias: Tensor1D };
}

export const LANDMARK_SIDE = 112;
const LANDMARKS = 68;

/** In shares of the square. */
export function createLandmarks(
  tf: typeof Core,
  { dense, fc }: LandmarkWeights,
): (squares: readonly Float32Array[]) => Point[][] {
  function separable(x: Tensor4D, { depthwise_filter, pointwise_filter: filter, bias }: Separable, strides = 1) {
    return tf.fused.conv2d({
      x: tf.depthwiseConv2d(x, depthwise_filter, strides, 'same'),
      filter,
      strides: 1,
      pad: 'valid',
      bias,
    });
  }

  /** Every layer sees the sum of those before it. */
  function block(start: Tensor4D, layers: readonly Separable[]): Tensor4D {
    const sum = layers.reduce((before, layer) => tf.add(before, separable(tf.relu(before), layer)), start);
    return tf.relu(sum);
  }

  function forward(squares: readonly Float32Array[]): Float32Array {
    const { filters: filter, bias } = dense.dense0.conv0;
    const { conv1, conv2, conv3 } = dense.dense0;
    const x = normalPixels(tf, squares, LANDMARK_SIDE);
    let out = block(tf.fused.conv2d({ x, filter, strides: 2, pad: 'same', bias, activation: 'relu' }), [
      conv1,
      conv2,
      conv3,
    ]);
    for (const one of [dense.dense1, dense.dense2, dense.dense3]) {
      out = block(tf.relu(separable(out, one.conv0, 2)), [one.conv1, one.conv2, one.conv3]);
    }
    const features = tf.reshape<Core.Rank.R2>(tf.avgPool(out, [7, 7], [2, 2], 'valid'), [squares.length, -1]);
    return tf.add(tf.matMul(features, fc.weights), fc.bias).dataSync<'float32'>() as Float32Array;
  }

  return (squares) => {
    const values = tf.tidy(() => forward(squares) as never) as Float32Array;
    return squares.map((_, face) =>
      Array.from({ length: LANDMARKS }, (__, at) => {
        const place = (face * LANDMARKS + at) * 2;
        return { x: values[place] ?? 0, y: values[place + 1] ?? 0 };
      }),
    );
  };
}
