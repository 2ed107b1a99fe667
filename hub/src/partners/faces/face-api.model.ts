// Loads @vladmandic/face-api on TensorFlow's WebAssembly backend. Its build for Node asks for the whole of TensorFlow.js;
// all that it uses of it is the core, which is given to it instead, with the methods on tensors that the core leaves out.
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import type * as FaceApi from '@vladmandic/face-api';
import { CHIP_SIDE, cutBox, cutChip, type Pixels, type Point } from './align.rules.ts';
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

/** One picture twice: as the detector sees it, and as large as faces are cut out of it. */
export interface Seen {
  small: Pixels;
  whole: Pixels;
}

export async function loadModel(): Promise<(picture: Seen) => Promise<Face[]>> {
  const { core, api } = await loadLibraries();
  const { ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet } = api.nets;
  const weights = join(folderOf('@vladmandic/face-api'), 'model');
  for (const net of [ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet]) await net.loadFromDisk(weights);
  const options = new api.SsdMobilenetv1Options({ minConfidence: SURE_FROM, maxResults: MOST_FACES });
  async function withInput<T>(
    { data, width, height }: Pixels,
    use: (input: FaceApi.TNetInput) => Promise<T>,
  ): Promise<T> {
    const input = core.tensor3d(data, [height, width, 3], 'int32') as Tensor & FaceApi.TNetInput;
    try {
      return await use(input);
    } finally {
      input.dispose();
    }
  }

  const detect = (small: Pixels) =>
    withInput(small, async (input) => (await api.detectAllFaces(input, options)).map(({ relativeBox }) => relativeBox));

  /** In pixels of the picture. */
  async function landmarksOf(picture: Pixels, { x, y, width, height }: FaceApi.Box): Promise<Point[]> {
    const { cut, left, top } = cutBox(picture, { left: x, top: y, width, height });
    const found = await withInput(cut, (input) => faceLandmark68Net.detectLandmarks(input));
    const [landmarks] = Array.isArray(found) ? found : [found];
    return (landmarks?.positions ?? []).map((point) => ({ x: point.x + left, y: point.y + top }));
  }

  async function descriptorOf(picture: Pixels, box: FaceApi.Box): Promise<Float32Array> {
    const chip = cutChip(picture, await landmarksOf(picture, box));
    const data = { data: chip, width: CHIP_SIDE, height: CHIP_SIDE };
    return (await withInput(data, (input) => faceRecognitionNet.computeFaceDescriptor(input))) as Float32Array;
  }

  return async ({ small, whole }) => {
    const faces: Face[] = [];
    for (const box of await detect(small)) {
      const { x: left, y: top, width, height } = box;
      faces.push({ box: { left, top, width, height }, descriptor: await descriptorOf(whole, box) });
    }
    return faces;
  };
}
