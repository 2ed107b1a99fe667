import type { screenControlRoutes } from '#contract/areas/screen-control.ts';
import type { signageRoutes } from '#contract/areas/signage.ts';
import type { Hub } from '#hub/hub.ts';
import { defineTopic } from '#hub/shared/event-bus.ts';
import { createEventStream } from '#hub/shared/event-stream.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { liveStreams } from './live-streams.ts';
import { screenControlService } from './screen-control.service.ts';
import { signageService } from './signage.service.ts';

/** AD38: every kiosk, or every screen, loads its page anew. */
export const reloadTopic = defineTopic<{ deviceType: string }>('signage.reload');

export function signageArea(hub: Hub): Handlers<typeof signageRoutes & typeof screenControlRoutes> {
  const stream = createEventStream(hub.lifecycle);
  hub.events.on(reloadTopic, ({ deviceType }) => stream.send(deviceType.toUpperCase()));
  const service = signageService(hub);
  const control = screenControlService(hub);
  const live = liveStreams(hub, control);
  return {
    content: ({ params }) => service.content(params.id),
    showRestaurants: ({ body }) => service.showRestaurants(body.id, body.restaurants),
    setColour: ({ body }) => service.setColour(body.restaurant, body.time, body.colour ?? undefined),
    reloadStream: ({ reply }) => stream.open(reply),
    playlist: async ({ device }) => ({ entries: await control.playlistFor(await device()) }),
    liveStream: async ({ reply, device }) => live.open(reply, (await device()).group),
    setPlaylist: ({ body }) => control.setPlaylist(body.target, body.entries),
    announce: ({ body }) => control.announce(body),
    announcements: () => control.announcements(),
    endAnnouncement: ({ params }) => control.endAnnouncement(params.id),
    emergency: ({ body }) => control.declare(body.isDrill, body.text),
    clearEmergency: () => control.clear(),
    reload: async ({ body }) => hub.events.publish(reloadTopic, body),
  };
}
