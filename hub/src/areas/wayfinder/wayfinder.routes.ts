import type { wayfinderRoutes } from '#contract/areas/wayfinder.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { wayfinderService } from './wayfinder.service.ts';

const listOf = (ids: string | readonly string[] | undefined) => (ids === undefined ? [] : [ids].flat());

export function wayfinderArea(hub: Hub): Handlers<typeof wayfinderRoutes> {
  const service = wayfinderService(hub);
  return {
    sideView: async ({ device, query: { wayfinderProfileId, language } }) =>
      service.sideView({ device: await device(), profiles: listOf(wayfinderProfileId), language }),
    topView: async ({ device, query: { wayfinderProfileId, language } }) =>
      service.topView({ device: await device(), profiles: listOf(wayfinderProfileId), language }),
    cabinSideView: async ({ params, device, query }) =>
      service.cabinSideView(params.cabin, { device: await device(), language: query.language }),
    cabinTopView: async ({ params, device, query }) =>
      service.cabinTopView(params.cabin, { device: await device(), language: query.language }),
    places: () => service.places(),
    way: async ({ device, query: { stepFree = false, ...asked } }) =>
      service.way({ device: await device(), stepFree, ...asked }),
    placeDevice: ({ body }) => service.placeDevice(body.label, body.place ?? undefined),
  };
}
