import { z } from 'zod';
import { packId, packText, timeOfDay, voyageDay } from './text.ts';

export const problems = z.strictObject({
  categories: z.array(z.strictObject({ id: packId, name: packText })).default([]),
  /** What guests of the demo reported already. */
  reports: z
    .array(
      z.strictObject({
        id: packId,
        guest: packId,
        category: packId,
        description: z.string().min(1).max(499),
        status: z.enum(['Received', 'InvestigationRequired', 'InProgress', 'Resolved']),
        solution: packText.optional(),
        day: voyageDay,
        time: timeOfDay,
      }),
    )
    .default([]),
});
