// What has to stand before the portal's own code runs; the first import of it.
import { fillIn } from './early-gaps.ts';

// The page's policy allows no code made from text, and trying it is reported as a breach. A schema tries it where it is
// written down.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
fillIn(globalThis);
