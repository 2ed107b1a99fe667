import { Readable } from 'node:stream';
import type { voyagesRoutes } from '#contract/areas/voyages.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { voyagesService } from './voyages.service.ts';

export function voyagesArea(hub: Hub): Handlers<typeof voyagesRoutes> {
  const service = voyagesService(hub);
  return {
    voyages: () => service.all(),
    start: ({ params, body }) => service.start(params.id, body.nextFrom),
    async export({ params, reply }) {
      const lines = await service.exported(params.id);
      reply.header('cache-control', 'no-store').type('application/x-ndjson; charset=utf-8');
      return reply.send(Readable.from(lines));
    },
    leftOut: () => service.leftOut(),
    withdrawLeftOut: ({ params }) => service.withdrawLeftOut(params.id),
    purge: ({ params, body }) => service.purge(params.id, body.confirm),
  };
}
