import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from '#hub/shared/lifecycle.ts';

/** Whoever uses a connection asks again within this time, and is told to close it. */
const DRAIN_MS = 1_000;
const LOOK_EVERY_MS = 50;

const connectionsOf = (server: NetServer) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count ?? 0)));

/**
 * Stops without cutting anybody off. A connection between two requests cannot be closed safely: the next request may be on
 * its way, and would be reset. So nobody new is let in, every answer says `connection: close`, and only connections that
 * nobody used for a second are closed by the hub.
 */
export async function stopServing(app: FastifyInstance, lifecycle: Lifecycle): Promise<void> {
  lifecycle.beginStopping();
  // The HTTP server's own close would end the idle connections at once.
  NetServer.prototype.close.call(app.server);
  for (const end = Date.now() + DRAIN_MS; Date.now() < end; await pause(LOOK_EVERY_MS)) {
    if ((await connectionsOf(app.server)) === 0) break;
  }
  await app.close();
}
