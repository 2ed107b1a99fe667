import { z } from 'zod';

/** Every error of the hub: a short word for machines and a sentence for people. */
export const errorBody = z.object({ code: z.string(), message: z.string() });
export type ErrorBody = z.infer<typeof errorBody>;
