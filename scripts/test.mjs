// `npm test` on a clean clone: needs nothing but Node 20 and npm.
import { handOver } from './install.mjs';

await handOver('test.ts');
