import type { FastifyReply } from 'fastify';
import type { Hub } from '#hub/hub.ts';
import { createEventStream, type EventStream } from '#hub/shared/event-stream.ts';
import type { screenControlService } from './screen-control.service.ts';
import { liveTopic } from './screen-control.topics.ts';

/** One stream per device group: what is sent is built once for all devices of a group. */
export function liveStreams(
  { events, lifecycle, log }: Pick<Hub, 'events' | 'lifecycle' | 'log'>,
  service: Pick<ReturnType<typeof screenControlService>, 'stateFor'>,
) {
  const streams = new Map<string, EventStream>();
  // One after the other, so that an older state never comes after a newer one.
  let telling = Promise.resolve();
  let changes = 0;

  async function tellAll(): Promise<void> {
    for (const [group, stream] of streams) {
      if (stream.size() > 0) stream.send(await service.stateFor(group));
    }
  }

  function tell(): void {
    changes += 1;
    telling = telling.then(tellAll).catch((error) => log.error('the devices could not be told', { error }));
  }
  events.on(liveTopic, tell);
  events.onGap(tell);

  /** What changes while it is read is told to those who are there, and whoever is about to come would never hear of it. */
  async function newestFor(group: string): Promise<string> {
    for (;;) {
      const before = changes;
      const state = await service.stateFor(group);
      if (before === changes) return state;
    }
  }

  return {
    async open(reply: FastifyReply, group: string): Promise<FastifyReply> {
      const state = await newestFor(group);
      const stream = streams.get(group) ?? createEventStream(lifecycle);
      streams.set(group, stream);
      return stream.open(reply, state);
    },
  };
}
