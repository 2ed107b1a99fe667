import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import type { Topic } from '#hub/shared/event-bus.ts';
import { createLifecycle } from '#hub/shared/lifecycle.ts';
import { createLog } from '#hub/shared/log.ts';
import { openStream } from '#hub-test/stream.ts';
import { liveStreams } from './live-streams.ts';

it('tells a device the newest, also when that came about while the device was let in', async () => {
  let changed = () => {};
  const events = {
    on: (_: Topic<unknown>, heard: () => void) => {
      changed = heard;
    },
    onGap: () => undefined,
  };
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  let state = 'all is well';
  const service = {
    async stateFor() {
      const read = state;
      asked.resolve();
      await answer.promise;
      return read;
    },
  };
  const app = fastify();
  const log = createLog('error');
  const live = liveStreams({ events: events as never, lifecycle: createLifecycle(log), log }, service);
  app.get('/live', (_, reply) => live.open(reply, 'signage'));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const opening = openStream(`${origin}/live`);
  await asked.promise;
  state = 'emergency';
  changed();
  answer.resolve();
  const stream = await opening;
  expect(await stream.next((text) => text.includes('data:'))).toBe('data: emergency\n\n');
  stream.close();
  await app.close();
});
