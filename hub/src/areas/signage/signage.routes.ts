import type { signageRoutes } from '#contract/areas/signage.ts';
import type { Hub } from '#hub/hub.ts';
import { defineTopic } from '#hub/shared/event-bus.ts';
import { createEventStream } from '#hub/shared/event-stream.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { signageService } from './signage.service.ts';

/** AD38: every kiosk, or every screen, loads its page anew. */
export const reloadTopic = defineTopic<{ deviceType: string }>('signage.reload');

export function signageArea(hub: Hub): Handlers<typeof signageRoutes> {
  const stream = createEventStream(hub.lifecycle);
  hub.events.on(reloadTopic, ({ deviceType }) => stream.send(deviceType.toUpperCase()));
  const service = signageService(hub);
  return {
    content: ({ params }) => service.content(params.id),
    showRestaurants: ({ body }) => service.showRestaurants(body.id, body.restaurants),
    setColour: ({ body }) => service.setColour(body.restaurant, body.time, body.colour ?? undefined),
    reloadStream: ({ reply }) => stream.open(reply),
    reload: async ({ body }) => hub.events.publish(reloadTopic, body),
  };
}
