import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from '#hub/shared/lifecycle.ts';

const PATIENCE = {
  letInMs: 500,
  /** Whoever uses a connection asks again within this time, and is told to close it. */
  drainMs: 1_000,
};
const LOOK_EVERY_MS = 50;

const connectionsOf = (server: NetServer) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count ?? 0)));

/** Who has connected is waiting in the system's queue, and would be reset with it; one is let in per turn. */
async function letWaitingIn(server: NetServer, forMs: number): Promise<void> {
  let came = true;
  const note = () => {
    came = true;
  };
  server.on('connection', note);
  for (const end = Date.now() + forMs; came && Date.now() < end; ) {
    came = false;
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  }
  server.off('connection', note);
}

/**
 * Stops without cutting anybody off. A connection between two requests cannot be closed safely: the next request may be on
 * its way, and would be reset. So nobody new is let in, every answer says `connection: close`, and only connections that
 * nobody used for a second are closed by the hub.
 */
export async function stopServing(app: FastifyInstance, lifecycle: Lifecycle, patience = PATIENCE): Promise<void> {
  await letWaitingIn(app.server, patience.letInMs);
  // The HTTP server's own close would end the idle connections at once.
  NetServer.prototype.close.call(app.server);
  // Said only now: whoever is told to close connects anew at once, and would stand in the queue again.
  lifecycle.beginStopping();
  for (const end = Date.now() + patience.drainMs; Date.now() < end; await pause(LOOK_EVERY_MS)) {
    if ((await connectionsOf(app.server)) === 0) break;
  }
  await app.close();
}
