import type { signageRoutes } from '#contract/areas/signage.ts';
import type { Hub } from '#hub/hub.ts';
import { defineTopic } from '#hub/shared/event-bus.ts';
import { createEventStream } from '#hub/shared/event-stream.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';

/** AD38: every kiosk, or every screen, loads its page anew. */
export const reloadTopic = defineTopic<{ deviceType: string }>('signage.reload');

export function signageArea(hub: Hub): Handlers<typeof signageRoutes> {
  const stream = createEventStream(hub.lifecycle);
  hub.events.on(reloadTopic, ({ deviceType }) => stream.send(deviceType.toUpperCase()));
  return {
    reloadStream: ({ reply }) => stream.open(reply),
    reload: async ({ body }) => hub.events.publish(reloadTopic, body),
  };
}
