import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MARKETPLACE_HEADERS } from '#contract/areas/marketplace.ts';

const ALLOWED_HEADERS = [
  ...['SessionId', 'Accept', 'Content-Type', 'PreviewToken', 'Idempotency-Key'], // AD7
  ...Object.values(MARKETPLACE_HEADERS), // B239
].join(', ');
const PREFLIGHT_AGE_S = '600';

export type CorsHeaders = (headers: IncomingHttpHeaders) => Readonly<Record<string, string>> | undefined;

/** AD7: the portal's own origins are echoed, with credentials; every other origin gets no allow header. */
export function corsFor(origins: readonly string[]): CorsHeaders {
  const known = new Map(
    origins.map((origin) => [
      origin,
      { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', vary: 'Origin' },
    ]),
  );
  return ({ origin }) => (origin === undefined ? undefined : known.get(origin));
}

export function allowPortalOrigins(app: FastifyInstance, cors: CorsHeaders): void {
  app.addHook('onRequest', async (request, reply) => {
    const allowed = cors(request.headers);
    if (allowed) reply.headers(allowed);
    if (request.method !== 'OPTIONS') return undefined;
    if (allowed) {
      reply.headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': PREFLIGHT_AGE_S,
      });
    }
    return reply.code(204).send();
  });
}
