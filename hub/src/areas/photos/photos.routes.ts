import type { photosRoutes } from '#contract/areas/photos.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { photosService } from './photos.service.ts';

export function photosArea(hub: Hub): Handlers<typeof photosRoutes> {
  const service = photosService(hub);
  return {
    orders: (call) => service.orders(call.guest()),
  };
}
