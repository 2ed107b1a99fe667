// SSD MobileNet with the library's weights. Run by us, since the library multiplies out a square, a quarter of which is black beside a
// photograph, and takes three steps over memory for every layer where one does (docs/decisions/015-faces.md).
import type * as Core from '@tensorflow/tfjs-core';
import type { Tensor1D, Tensor3D, Tensor4D } from '@tensorflow/tfjs-core';
import { type Found, facesOfMap, withoutDoubles } from './boxes.rules.ts';
import type { Box, Pixels } from './port.ts';

interface Pointwise {
  filters: Tensor4D;
  batch_norm_offset: Tensor1D;
}
interface Depthwise extends Pointwise {
  batch_norm_scale: Tensor1D;
  batch_norm_mean: Tensor1D;
  batch_norm_variance: Tensor1D;
}
interface Predictor {
  filters: Tensor4D;
  bias: Tensor1D;
}
export interface DetectorWeights {
  mobilenetv1: { conv_0: Pointwise } & Record<string, { depthwise_conv: Depthwise; pointwise_conv: Pointwise }>;
  prediction_layer: Record<string, Pointwise> &
    Record<`box_predictor_${number}`, { box_encoding_predictor: Predictor; class_predictor: Predictor }>;
  output_layer: { extra_dim: Tensor3D };
}

/** Pixels of the longer side: the size that the weights were trained for. */
export const DETECTOR_SIDE = 512;
/** By how much the last layer of the first part has shrunk the picture. */
const STEP = 32;
const LAYERS = 13;
const HALVING = [2, 4, 6, 12];
/** Small faces are read from this one, larger ones from those after it. */
const SMALL_FACES = 11;
const EPSILON = 0.001;

/** With black down to the next step, in the range from -1 to 1. */
function inputOf({ data, width, height }: Pixels): { values: Float32Array; shape: [number, number, number, number] } {
  const [wide, high] = [Math.ceil(width / STEP) * STEP, Math.ceil(height / STEP) * STEP];
  const values = new Float32Array(wide * high * 3).fill(-1);
  for (let row = 0; row < height; row += 1) {
    const [from, to] = [row * width * 3, row * wide * 3];
    for (let at = 0; at < width * 3; at += 1) values[to + at] = (data[from + at] ?? 0) / 127.5 - 1;
  }
  return { values, shape: [1, high, wide, 3] };
}

export function createDetector(tf: typeof Core, weights: DetectorWeights): (small: Pixels) => Box[] {
  const { mobilenetv1: first, prediction_layer: last } = weights;
  const anchors = weights.output_layer.extra_dim.dataSync<'float32'>();

  const point = (x: Tensor4D, { filters, batch_norm_offset: bias }: Pointwise, strides = 1) =>
    tf.fused.conv2d({ x, filter: filters, strides, pad: 'same', bias, activation: 'relu6' });

  /** What is multiplied and added after a layer is multiplied into its weights, once. */
  function folded(one: Depthwise) {
    return tf.tidy(() => {
      const scale = tf.div<Tensor1D>(one.batch_norm_scale, tf.sqrt(tf.add(one.batch_norm_variance, EPSILON)));
      const bias = tf.sub<Tensor1D>(one.batch_norm_offset, tf.mul(one.batch_norm_mean, scale));
      return { filter: tf.mul<Tensor4D>(one.filters, tf.reshape(scale, [1, 1, -1, 1])), bias };
    });
  }
  const layers = Array.from({ length: LAYERS }, (_, at) => {
    const { depthwise_conv, pointwise_conv } = first[`conv_${at + 1}`] as (typeof first)[string];
    const strides = HALVING.includes(at + 1) ? 2 : 1;
    return { ...folded(depthwise_conv), strides, pointwise: pointwise_conv };
  });

  function mapsOf(small: Pixels): Tensor4D[] {
    const { values, shape } = inputOf(small);
    let x = point(tf.tensor4d(values, shape), first.conv_0, 2);
    const maps: Tensor4D[] = [];
    for (const [at, { filter, bias, strides, pointwise }] of layers.entries()) {
      x = point(tf.fused.depthwiseConv2d({ x, filter, strides, pad: 'same', bias, activation: 'relu6' }), pointwise);
      if (at + 1 === SMALL_FACES) maps.push(x);
    }
    maps.push(x);
    // From here on the whole square: halving an odd number of rows would move them.
    const [, high, wide] = x.shape;
    const rest = DETECTOR_SIDE / STEP;
    x = tf.pad(x, [
      [0, 0],
      [0, rest - high],
      [0, rest - wide],
      [0, 0],
    ]);
    for (const at of [0, 2, 4, 6]) {
      x = point(point(x, last[`conv_${at}`] as Pointwise), last[`conv_${at + 1}`] as Pointwise, 2);
      maps.push(x);
    }
    return maps;
  }

  function read(map: Tensor4D, at: number) {
    const { box_encoding_predictor, class_predictor } = last[`box_predictor_${at}`] as (typeof last)[`box_predictor_1`];
    const [boxes, scores] = [box_encoding_predictor, class_predictor].map(({ filters, bias }) =>
      tf.fused.conv2d({ x: map, filter: filters, strides: 1, pad: 'same', bias }),
    ) as [Tensor4D, Tensor4D];
    const [, rows, columns, values] = boxes.shape;
    return {
      rows,
      columns,
      boxes: boxes.dataSync<'float32'>(),
      scores: scores.dataSync<'float32'>(),
      ofCell: values / 4,
    };
  }

  return (small) => {
    const maps = tf.tidy(() => mapsOf(small).map(read));
    const found: Found[] = [];
    let [side, start] = [(DETECTOR_SIDE / STEP) * 2, 0];
    for (const map of maps) {
      const size = side * side * map.ofCell * 4;
      found.push(...facesOfMap(map, anchors.subarray(start, start + size), side));
      [side, start] = [side / 2, start + size];
    }
    return withoutDoubles(found, DETECTOR_SIDE / small.width, DETECTOR_SIDE / small.height);
  };
}
