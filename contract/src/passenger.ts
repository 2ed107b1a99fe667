import { z } from 'zod';

/** B109: a guest of the booking party as the passenger calls deliver it. */
export const passenger = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** `Adult` or another word (Child, Infant). */
  type: z.string(),
  lead: z.boolean(),
  accountNumber: z.string(),
});
export type Passenger = z.infer<typeof passenger>;
