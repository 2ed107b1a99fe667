// `npm start` on a clean clone: needs nothing but Node 20 and npm.
import { handOver } from './install.mjs';

await handOver('start.ts');
