import type { searchRoutes } from '#contract/areas/search.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { searchService } from './search.service.ts';

export function searchArea(hub: Hub): Handlers<typeof searchRoutes> {
  const service = searchService(hub);
  return {
    find: ({ query }) => service.find(query.text, query.language),
    ownMessages: (call) => service.ownMessages(call.guest(), call.query.text, call.query.language),
  };
}
