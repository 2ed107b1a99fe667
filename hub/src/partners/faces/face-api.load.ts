// Loads the weights that come inside @vladmandic/face-api, for TensorFlow's WebAssembly backend. The library's build for Node asks
// for the whole of TensorFlow.js; all that it needs to read its weights is the core, which is given to it instead.
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import type * as Core from '@tensorflow/tfjs-core';
import type { DescriptorWeights } from './descriptor.net.ts';
import type { DetectorWeights } from './detector.net.ts';
import type { LandmarkWeights } from './landmarks.net.ts';

interface Net<Weights> {
  loadFromDisk(folder: string): Promise<void>;
  params: Weights;
}
interface FaceApi {
  nets: {
    ssdMobilenetv1: Net<DetectorWeights>;
    faceLandmark68Net: Net<Pick<LandmarkWeights, 'fc'>> & {
      faceFeatureExtractor: { params: LandmarkWeights['dense'] };
    };
    faceRecognitionNet: Net<DescriptorWeights>;
  };
}

export interface Library {
  tf: typeof Core;
  detector: DetectorWeights;
  landmarks: LandmarkWeights;
  descriptor: DescriptorWeights;
}

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

async function loadLibraries(): Promise<{ tf: typeof Core; api: FaceApi }> {
  const hooks = registerHooks({
    resolve: (name, context, next) => next(name === '@tensorflow/tfjs' ? '@tensorflow/tfjs-core' : name, context),
  });
  const tf: typeof Core = require('@tensorflow/tfjs-core');
  const { setWasmPaths } = require('@tensorflow/tfjs-backend-wasm');
  setWasmPaths(join(folderOf('@tensorflow/tfjs-backend-wasm'), 'dist/'));
  const api: FaceApi = require('@vladmandic/face-api/dist/face-api.node-wasm.js');
  hooks.deregister();
  await tf.setBackend('wasm');
  return { tf, api };
}

export async function loadLibrary(): Promise<Library> {
  const { tf, api } = await loadLibraries();
  const { ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet } = api.nets;
  const weights = join(folderOf('@vladmandic/face-api'), 'model');
  for (const net of [ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet]) await net.loadFromDisk(weights);
  return {
    tf,
    detector: ssdMobilenetv1.params,
    landmarks: { dense: faceLandmark68Net.faceFeatureExtractor.params, fc: faceLandmark68Net.params.fc },
    descriptor: faceRecognitionNet.params,
  };
}
