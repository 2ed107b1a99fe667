import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startTestHub } from '#hub-test/hub.ts';

describe('a hub that stops', () => {
  it('finishes the request under way, then lets nobody in', async () => {
    const hub = await startTestHub();
    const reached = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const { find } = hub.hub.devices;
    hub.hub.devices.find = async (...key) => {
      reached.resolve();
      await release.promise;
      return find(...key);
    };
    const underWay = hub.get('devices/config');
    await reached.promise;
    const stopped = hub.close();
    await expect.poll(() => hub.hub.lifecycle.isStopping()).toBe(true);
    release.resolve();
    expect((await underWay).status).toBe(200);
    await stopped;
    await expect(fetch(`${hub.origin}/health`)).rejects.toThrow();
  });

  it('does not wait for idle connections', async () => {
    const hub = await startTestHub();
    const socket = connect(Number(new URL(hub.origin).port), '127.0.0.1');
    await once(socket, 'connect');
    const closed = once(socket, 'close');
    socket.resume();
    await hub.close();
    await closed;
    expect(socket.destroyed).toBe(true);
  });
});
