import { z } from 'zod';
import { packId, packText, timeOfDay, voyageDay } from './text.ts';

const charge = z.strictObject({
  guest: packId,
  day: voyageDay,
  time: timeOfDay,
  department: z.string(),
  description: packText,
  amount: z.number(),
  discounts: z.array(z.strictObject({ description: packText, amount: z.number().positive() })).default([]),
});

export const account = z.strictObject({ charges: z.array(charge).default([]) });
