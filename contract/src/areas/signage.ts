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
  reload: {
    method: 'POST',
    path: 'ops/signage/reload',
    access: 'ops',
    summary: 'Reloads all kiosks or all screens.',
    body: z.object({ deviceType: z.enum(['Kiosk', 'DigitalSignage']) }),
    kind: 'empty',
  },
});
