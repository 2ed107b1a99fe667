import type { shipRoutes } from '#contract/areas/ship.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { shipService } from './ship.service.ts';

export function shipArea(hub: Hub): Handlers<typeof shipRoutes> {
  const service = shipService(hub);
  return { content: () => service.content() };
}
