import type { weatherRoutes } from '#contract/areas/weather.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { weatherService } from './weather.service.ts';

export function weatherArea(hub: Hub): Handlers<typeof weatherRoutes> {
  const service = weatherService(hub);
  return {
    ofDate: ({ params }) => service.ofDate(params.date),
  };
}
