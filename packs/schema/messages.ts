import { z } from 'zod';
import { packId, packText, timeOfDay, voyageDay } from './text.ts';

/** To one guest, to one cabin, or (with neither) to everybody on board. */
export const messages = z.array(
  z.strictObject({
    id: packId,
    guest: packId.optional(),
    cabin: z.string().optional(),
    messageType: z.enum(['Urgent', 'Important', 'Normal']),
    title: packText,
    content: packText,
    day: voyageDay,
    time: timeOfDay,
  }),
);
