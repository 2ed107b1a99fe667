import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** A photograph with real faces that comes inside the face library's package; for demo, tests and measurements. */
export function samplePhotograph(name: string): string {
  return join(dirname(require.resolve('@vladmandic/face-api/package.json')), 'demo', name);
}
