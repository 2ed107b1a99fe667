import type { GpsProfile, trackerRoutes } from '#contract/areas/tracker.ts';
import type { Hub } from '#hub/hub.ts';
import { createEventStream } from '#hub/shared/event-stream.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { trackerService } from './tracker.service.ts';
import { positionTopic } from './tracker.topics.ts';

export function trackerArea(hub: Hub): Handlers<typeof trackerRoutes> {
  const service = trackerService(hub);
  const stream = createEventStream(hub.lifecycle);
  let last: GpsProfile | undefined;
  hub.events.onGap(() => {
    last = undefined;
  });
  hub.events.on(positionTopic, (gpsProfile) => {
    last = gpsProfile;
    stream.send(JSON.stringify({ gpsProfile }));
  });
  return {
    current: async () => ({ gpsProfile: last ?? (await service.current()) }),
    stream: ({ reply }) => stream.open(reply, last && JSON.stringify({ gpsProfile: last })),
  };
}
