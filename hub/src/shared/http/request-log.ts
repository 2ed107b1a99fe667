import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Log } from '#hub/shared/log.ts';

const SLOW_MS = 1_000;

export const newRequestId = () => randomUUID();

/** One line per answered request at level debug, and a warning for slow ones. Addresses appear as their pattern only. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    const line = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms,
    };
    if (ms >= SLOW_MS) log.warn('a slow request', line);
    else log.debug('request', line);
  });
}
