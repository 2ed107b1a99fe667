// Loads @vladmandic/face-api on TensorFlow's WebAssembly backend. Its build for Node asks for the whole of TensorFlow.js;
// all that it uses of it is the core, which is given to it instead, with the methods on tensors that the core leaves out.
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import type * as FaceApi from '@vladmandic/face-api';
import { CHIP_SIDE, cutChip, type Pixels } from './align.rules.ts';
import type { Face } from './port.ts';

type Numbers = readonly number[];
interface Tensor {
  size: number;
  dispose(): void;
}
type Operation = (...args: unknown[]) => Tensor;
interface TensorCore {
  Tensor: { prototype: Record<string, unknown> };
  tensor3d(data: Uint8Array, shape: [number, number, number], type: 'int32'): Tensor;
  reshape(tensor: Tensor, shape: Numbers): Tensor;
  cast(tensor: Tensor, type: string): Tensor;
  setBackend(name: string): Promise<boolean>;
}

/** The methods on tensors that the detector, the landmarks and the recognition call. */
const METHODS = ['add', 'sub', 'mul', 'div', 'max', 'mean', 'clipByValue', 'expandDims', 'reshape', 'cast', 'slice'];
const MORE_METHODS = ['squeeze', 'stack', 'unstack', 'tile', 'transpose', 'relu', 'sigmoid', 'exp', 'matMul', 'pad'];
/** How sure the detector has to be; below it, patterns become faces. */
const SURE_FROM = 0.5;
/** More than anybody can recognize on one photograph. */
const MOST_FACES = 100;

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

function addMethods(core: TensorCore & Record<string, unknown>): void {
  const { prototype } = core.Tensor;
  for (const name of [...METHODS, ...MORE_METHODS]) {
    prototype[name] ??= function (this: Tensor, ...args: unknown[]) {
      return (core[name] as Operation)(this, ...args);
    };
  }
  prototype.toFloat = function (this: Tensor) {
    return core.cast(this, 'float32');
  };
  prototype.toInt = function (this: Tensor) {
    return core.cast(this, 'int32');
  };
  prototype.as1D = function (this: Tensor) {
    return core.reshape(this, [this.size]);
  };
  for (const rank of [2, 3, 4]) {
    prototype[`as${rank}D`] = function (this: Tensor, ...shape: number[]) {
      return core.reshape(this, shape);
    };
  }
}

async function loadLibraries(): Promise<{ core: TensorCore; api: typeof FaceApi }> {
  const hooks = registerHooks({
    resolve: (name, context, next) => next(name === '@tensorflow/tfjs' ? '@tensorflow/tfjs-core' : name, context),
  });
  const core = require('@tensorflow/tfjs-core');
  addMethods(core);
  const { setWasmPaths } = require('@tensorflow/tfjs-backend-wasm');
  setWasmPaths(join(folderOf('@tensorflow/tfjs-backend-wasm'), 'dist/'));
  const api = require('@vladmandic/face-api/dist/face-api.node-wasm.js');
  hooks.deregister();
  await core.setBackend('wasm');
  return { core, api };
}

export async function loadModel(): Promise<(picture: Pixels) => Promise<Face[]>> {
  const { core, api } = await loadLibraries();
  const { ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet } = api.nets;
  const weights = join(folderOf('@vladmandic/face-api'), 'model');
  for (const net of [ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet]) await net.loadFromDisk(weights);
  const options = new api.SsdMobilenetv1Options({ minConfidence: SURE_FROM, maxResults: MOST_FACES });
  const asInput = (data: Uint8Array, width: number, height: number) =>
    core.tensor3d(data, [height, width, 3], 'int32') as Tensor & FaceApi.TNetInput;

  async function descriptorOf(chip: Uint8Array): Promise<Float32Array> {
    const input = asInput(chip, CHIP_SIDE, CHIP_SIDE);
    try {
      return (await faceRecognitionNet.computeFaceDescriptor(input)) as Float32Array;
    } finally {
      input.dispose();
    }
  }

  return async (picture) => {
    const input = asInput(picture.data, picture.width, picture.height);
    try {
      const faces: Face[] = [];
      for (const { detection, landmarks } of await api.detectAllFaces(input, options).withFaceLandmarks()) {
        const { x, y, width, height } = detection.relativeBox;
        const descriptor = await descriptorOf(cutChip(picture, landmarks.positions));
        faces.push({ box: { left: x, top: y, width, height }, descriptor });
      }
      return faces;
    } finally {
      input.dispose();
    }
  };
}
