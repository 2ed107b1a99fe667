import { createServer } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Hub } from '#hub/hub.ts';
import { clientAddressOf } from './client-address.ts';
import { allowPortalOrigins, corsFor } from './cors.ts';
import { installErrorHandlers, sendError } from './error-handler.ts';
import { readJsonBodies } from './json-body.ts';
import { keptReplies } from './kept-replies.ts';
import { createRateLimit, KEPT_REPLY_WEIGHT, limitRequests } from './rate-limit.ts';
import { logRequests, newRequestId } from './request-log.ts';
import { API_HEADERS } from './security-headers.ts';
import { answerUnreadable, refuseExpectations } from './unreadable.ts';

const BODY_LIMIT_BYTES = 512_000;
/** AD15 wants page names of 500 characters, each of which may take 9 in the address. */
const PARAM_LIMIT = 5_000;
/** Whoever has not sent a whole request by then is not sending one. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than the 60 s of the usual proxies, so that it is never the hub that closes a connection under a request. */
const KEEP_ALIVE_MS = 72_000;

/** The frame of the app: what holds for every call before any area has a say. */
export function createApp(hub: Hub): FastifyInstance {
  const { settings, log, clock, cache, sessions, lifecycle } = hub;
  const cors = corsFor(settings.portalOrigins);
  const isWithin = createRateLimit(settings.requestsPerMinute, clock);
  const addressOf = clientAddressOf(settings.trustedProxies);
  const answerKept = keptReplies({
    cache,
    cors,
    onSession: sessions.touch,
    isWithinLimit: (request) => isWithin(addressOf(request), KEPT_REPLY_WEIGHT),
  });

  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAM_LIMIT },
    exposeHeadRoutes: true,
    genReqId: newRequestId,
    forceCloseConnections: 'idle',
    // Who still has a connection is answered, and told to close it.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => sendError(log, error, request, reply),
    clientErrorHandler: answerUnreadable,
    serverFactory: (handler) =>
      refuseExpectations(
        createServer(
          { requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS, noDelay: true },
          (request, response) => {
            if (lifecycle.isStopping() || !answerKept(request, response)) handler(request, response);
          },
        ),
      ),
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(API_HEADERS);
  });
  app.addHook('onSend', async (_, reply) => {
    // A connection that stays open after its last answer would keep the server from closing.
    if (lifecycle.isStopping()) reply.header('connection', 'close');
  });
  allowPortalOrigins(app, cors);
  limitRequests(app, isWithin);
  readJsonBodies(app);
  logRequests(app, log);
  installErrorHandlers(app, log);
  app.addHook('preClose', () => lifecycle.close('before'));
  app.addHook('onClose', () => lifecycle.close('after'));
  return app;
}
