import { z } from 'zod';
import { packId, voyageDay } from './text.ts';

export const photoOrder = z.strictObject({
  /** The order number that the guest reads. */
  id: z.string().min(1),
  guest: packId,
  day: voyageDay,
  status: z.enum(['Ordered', 'InProduction', 'Ready', 'Cancelled']),
  grandCount: z.number().int().min(1),
  grandTotal: z.number().min(0),
});

export const photos = z.strictObject({ orders: z.array(photoOrder).default([]) });
