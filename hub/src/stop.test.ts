import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { stopServing } from '#hub/shared/http/stop-serving.ts';
import { startTestHub } from '#hub-test/hub.ts';
import { loadPack } from '#packs/load-pack.ts';

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

  it('cuts nobody off under load: what is sent is answered, until there is nobody left', {
    timeout: 240_000,
  }, async () => {
    const pack = await loadPack('meridian');
    for (let round = 0; round < 3; round += 1) {
      const hub = await startTestHub({ pack });
      const agent = new Agent({ keepAlive: true, maxSockets: 24 });
      const ends: string[] = [];
      let answered = 0;
      let closing = 0;
      const ask = (path: string) =>
        new Promise<void>((resolve, reject) => {
          const call = request(`${hub.origin}${path}`, { agent }, (reply) => {
            answered += 1;
            if (reply.headers.connection === 'close') closing += 1;
            reply.resume().once('end', resolve).once('error', reject);
          });
          call.once('error', reject).end();
        });
      const guest = async (path: string) => {
        for (;;) await ask(path);
      };
      // Kept answers, answers from the database, and those of the framework alone.
      const paths = ['/v1/cms/categories/findByRoot/', '/v1/devices/config', '/health'];
      const guests = Array.from({ length: 24 }, (_, n) =>
        guest(paths[n % 3] ?? '').catch((error: NodeJS.ErrnoException) => ends.push(error.code ?? error.message)),
      );
      await expect.poll(() => answered).toBeGreaterThan(500);
      // Guests and hub share one busy processor here: the hub waits for them until they are done, and not by the clock.
      const stopped = stopServing(hub.app, hub.hub.lifecycle, { letInMs: 30_000, drainMs: 30_000 });
      await Promise.all(guests);
      agent.destroy();
      await stopped;
      await hub.close();
      // Refused is what a new connection meets; nothing that was sent is lost.
      expect(new Set(ends)).toEqual(new Set(['ECONNREFUSED']));
      expect(closing).toBeGreaterThan(0);
    }
  });
});
