// What has to stand before the portal's own code runs; the first import of it.
import { fillIn } from './early-gaps.ts';

fillIn(globalThis);
