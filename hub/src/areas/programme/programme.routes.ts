import type { programmeRoutes } from '#contract/areas/programme.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { programmeService } from './programme.service.ts';

export function programmeArea(hub: Hub): Handlers<typeof programmeRoutes> {
  const service = programmeService(hub);
  return {
    events: ({ query }) => service.eventsOf(query.date),
    scheduleExport: ({ params, query, request }) =>
      service.scheduleExport({ ...params, ...query, authorization: request.headers.authorization }),
  };
}
