import { z } from 'zod';
import { defineRoutes } from '#contract/route.ts';

/** BD60 */
export const PHOTO_ORDER_STATUSES = ['Ordered', 'InProduction', 'Ready', 'Cancelled'] as const;

/** B331 */
export const photoOrder = z.object({
  orderId: z.string(),
  date: z.string(),
  status: z.string(),
  totals: z.object({
    grandCount: z.number(),
    grandTotal: z.number(),
    grandTotalString: z.string().nullish(),
  }),
});
export type PhotoOrder = z.infer<typeof photoOrder>;

export const photosRoutes = defineRoutes({
  orders: {
    method: 'GET',
    path: 'photomatch/orders',
    access: 'guest',
    summary: 'The guest’s photo orders, the newest first; 404 where photos are not sold.',
    reply: z.array(photoOrder),
  },
});
