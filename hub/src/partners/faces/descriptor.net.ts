// The net that describes a face by 128 numbers, with the library's weights; many faces at once.
import type * as Core from '@tensorflow/tfjs-core';
import type { Tensor1D, Tensor2D, Tensor4D } from '@tensorflow/tfjs-core';
import { CHIP_SIDE } from './align.rules.ts';
import { normalPixels } from './normal-pixels.ts';
import { DESCRIPTOR_LENGTH } from './port.ts';

interface Layer {
  conv: { filters: Tensor4D; bias: Tensor1D };
  scale: { weights: Tensor1D; biases: Tensor1D };
}
interface Pair {
  conv1: Layer;
  conv2: Layer;
}
export type DescriptorWeights = { conv32_down: Layer; fc: Tensor2D } & Record<`conv${number}_${string}`, Pair>;

/** In their order; those that go down halve the picture. */
const PAIRS = [
  ...['conv32_1', 'conv32_2', 'conv32_3', 'conv64_down', 'conv64_1', 'conv64_2', 'conv64_3', 'conv128_down'],
  ...['conv128_1', 'conv128_2', 'conv256_down', 'conv256_1', 'conv256_2', 'conv256_down_out'],
] as `conv${number}_${string}`[];

interface Folded {
  filter: Tensor4D;
  bias: Tensor1D;
}

/** Of faces that were cut out upright (`align.rules.ts`). */
export function createDescriptor(
  tf: typeof Core,
  weights: DescriptorWeights,
): (chips: readonly Uint8Array[]) => Float32Array[] {
  /** What is multiplied and added after a layer is multiplied into its weights, once; the ones before are not needed any more. */
  function folded({ conv, scale }: Layer): Folded {
    const made = tf.tidy(() => ({
      filter: tf.mul<Tensor4D>(conv.filters, scale.weights),
      bias: tf.add<Tensor1D>(tf.mul(conv.bias, scale.weights), scale.biases),
    }));
    conv.filters.dispose();
    return made;
  }
  const start = folded(weights.conv32_down);
  const pairs = PAIRS.map((name) => {
    const { conv1, conv2 } = weights[name] as Pair;
    return { first: folded(conv1), second: folded(conv2), isDown: name.includes('down') };
  });

  const same = (x: Tensor4D, { filter, bias }: Folded, activation: 'relu' | 'linear') =>
    tf.fused.conv2d({ x, filter, bias, strides: 1, pad: 'same', activation });
  const half = (x: Tensor4D, { filter, bias }: Folded) =>
    tf.fused.conv2d({ x, filter, bias, strides: 2, pad: 'valid', activation: 'relu' });

  /** Half the picture is added to what became of it, with zeros where one of them has less. */
  function down(x: Tensor4D, first: Folded, second: Folded): Tensor4D {
    const out = same(half(x, first), second, 'linear');
    const pooled = tf.avgPool(x, 2, 2, 'valid');
    const missing = [0, 1, 2, 3].map((axis) => (pooled.shape[axis] ?? 0) - (out.shape[axis] ?? 0));
    const padded = (tensor: Tensor4D, by: readonly number[]) =>
      by.some((more) => more > 0)
        ? tf.pad(
            tensor,
            by.map((more) => [0, Math.max(more, 0)] as [number, number]),
          )
        : tensor;
    const less = missing.map((more) => -more);
    return tf.relu(tf.add(padded(pooled, less), padded(out, missing)));
  }

  function forward(chips: readonly Uint8Array[]): Float32Array {
    let x = tf.maxPool(half(normalPixels(tf, chips, CHIP_SIDE), start), 3, 2, 'valid');
    for (const { first, second, isDown } of pairs) {
      x = isDown ? down(x, first, second) : tf.relu(tf.add(same(same(x, first, 'relu'), second, 'linear'), x));
    }
    return tf.matMul(tf.mean<Tensor2D>(x, [1, 2]), weights.fc).dataSync<'float32'>() as Float32Array;
  }

  return (chips) => {
    const values = tf.tidy(() => forward(chips) as never) as Float32Array;
    return chips.map((_, at) => values.slice(at * DESCRIPTOR_LENGTH, (at + 1) * DESCRIPTOR_LENGTH));
  };
}
