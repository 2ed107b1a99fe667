import { z } from 'zod';
import { defineRoutes } from '#contract/route.ts';

export const signageRoutes = defineRoutes({
  reloadStream: {
    method: 'GET',
    path: 'digitalsignage/events/register',
    access: 'public',
    summary: 'Event stream; the bare data KIOSK or DIGITALSIGNAGE reloads the devices of that type.',
    kind: 'stream',
  },
  content: {
    method: 'GET',
    path: 'digitalsignage/content/{id}',
    access: 'public',
    summary: 'What a screen shows of the restaurants: templateValues is JSON as text (CD49).',
    reply: z.object({ templateValues: z.string() }),
  },
  showRestaurants: {
    method: 'POST',
    path: 'ops/signage/content',
    access: 'ops',
    summary: 'Says which restaurants a screen shows, in order; none means all of them.',
    body: z.strictObject({ id: z.string().min(1).max(120), restaurants: z.array(z.string().max(120)).max(50) }),
    kind: 'empty',
  },
  setColour: {
    method: 'POST',
    path: 'ops/signage/colour',
    access: 'ops',
    summary: 'Sets the light of a restaurant at a time of today by hand; without a colour the bookings say it again.',
    body: z.strictObject({
      restaurant: z.string().min(1).max(120),
      time: z.string().regex(/^([01]\d|2[0-3]):[0-5][05]$/),
      colour: z.enum(['Green', 'Yellow', 'Red']).nullish(),
    }),
    kind: 'empty',
  },
  reload: {
    method: 'POST',
    path: 'ops/signage/reload',
    access: 'ops',
    summary: 'Reloads all kiosks or all screens.',
    body: z.object({ deviceType: z.enum(['Kiosk', 'DigitalSignage']) }),
    kind: 'empty',
  },
});
