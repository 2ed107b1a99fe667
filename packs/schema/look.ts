import { z } from 'zod';

/** The looks of the portal; pictures are painted in the light of their operator's. */
export const look = z.enum(['meridian', 'lorelei', 'palma', 'nightflight']);
export type Look = z.infer<typeof look>;
