import { timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Route, Routes } from '#contract/route.ts';
import type { Hub } from '#hub/hub.ts';
import { type CacheTicket, compress, encoded, encodingFor, type KeptReply } from '#hub/shared/byte-cache.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { isUnchanged } from './etag.ts';
import { badRequest, HubError, sessionGone } from './hub-error.ts';
import type { Call, Handler, Handlers } from './implement.ts';
import { KEPT_CACHE_CONTROL, keptKey } from './kept-replies.ts';
import { bytesOf } from './lasting-replies.ts';

export const API_PREFIX = '/v1/';
/** Of brotli and gzip alike: quick enough for an answer that is used once. */
const ON_THE_FLY_QUALITY = 4;
const MAX_KEY_LENGTH = 200;
/** Of a file that an operator sends; its reader may want less. */
const UPLOAD_LIMIT_BYTES = 100_000_000;
export const DEVICE_COOKIE = 'device';

/** Called with every JSON reply before it is sent; tests use it to hold replies strictly to their schemas. */
export type ReplyCheck = (route: Route, reply: unknown) => void;

/** A wildcard may also be empty. */
function fastifyPaths({ path, wildcard }: Route): string[] {
  const pattern = API_PREFIX + path.replace(/\{(\w+)\}/g, (_, name: string) => (wildcard ? '*' : `:${name}`));
  return wildcard ? [pattern, pattern.replace(/\/\*$/, '')] : [pattern];
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Compares secrets in constant time. */
export function sameSecret(given: string | undefined, expected: string | undefined): boolean {
  if (given === undefined || expected === undefined) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function cookie(request: FastifyRequest, name: string): string | undefined {
  const pair = header(request, 'cookie')
    ?.split(';')
    .find((part) => part.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1);
}

function parse<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw badRequest(`${[where, ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? 'is not valid'}`);
}

/** The specification writes `?previewMode=` and `&width=` with nothing behind: an empty value is not given. */
function givenQuery(request: FastifyRequest): Record<string, unknown> {
  return Object.fromEntries(Object.entries(request.query as object).filter(([, value]) => value !== ''));
}

function paramsOf(route: Route, request: FastifyRequest): Record<string, string> {
  const params = request.params as Record<string, string>;
  if (!route.wildcard) return params;
  const [, name = '*'] = /\{(\w+)\}/.exec(route.path) ?? [];
  return { [name]: params['*'] ?? '' };
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = header(request, 'idempotency-key');
  if (key && key.length > MAX_KEY_LENGTH) throw badRequest(`Idempotency-Key: at most ${MAX_KEY_LENGTH} characters`);
  return key;
}

function asksForPreview(route: Route, query: { previewMode?: boolean }): boolean {
  return route.query && 'previewMode' in route.query.shape ? query.previewMode === true : true;
}

/** AD30: a public call needs no session, so a failing look-up is none of its business. */
async function findSession(hub: Hub, route: Route, sessionId: string): Promise<Session | undefined> {
  const found = hub.sessions.find(sessionId);
  return route.access === 'public' ? found.catch(() => undefined) : found;
}

function uploadOf({ upload }: Route, { body }: FastifyRequest): Readable {
  if (!(body instanceof Readable)) throw badRequest(`The file is sent as the body, as ${upload}.`);
  return body;
}

async function openCall(hub: Hub, route: Route, request: FastifyRequest, reply: FastifyReply): Promise<Call> {
  if (route.access === 'ops' && !sameSecret(header(request, 'servicekey'), hub.settings.serviceKey)) {
    throw new HubError(401, 'service_key', 'This call needs the service key.');
  }
  const sessionId = header(request, 'sessionid');
  const session = sessionId ? await findSession(hub, route, sessionId) : undefined;
  const needsGuest = route.access === 'guest' || route.access === 'pinPending';
  if (needsGuest && (!session || (session.pinChangePending && route.access === 'guest'))) throw sessionGone();

  const query = route.query ? parse(route.query, givenQuery(request), 'query') : {};
  const deviceCookie = cookie(request, DEVICE_COOKIE);
  const body = route.body ? parse(route.body, request.body ?? undefined, 'body') : undefined;
  return {
    params: paramsOf(route, request),
    query,
    body: body as never,
    session,
    guest() {
      if (!session) throw sessionGone();
      return session;
    },
    device: () => hub.devices.find(deviceCookie, request.ip),
    deviceCookie,
    preview: asksForPreview(route, query) && hub.previewTokens.fits(header(request, 'previewtoken')),
    idempotencyKey: route.idempotent ? idempotencyKey(request) : undefined,
    address: request.ip,
    keepUntil: () => undefined,
    upload: () => uploadOf(route, request),
    request,
    reply,
  };
}

/** A reply whose bytes were made before; the client may ask whether it has them already. */
function sendLasting({ request, reply }: Call, kept: KeptReply) {
  reply.headers({ 'cache-control': KEPT_CACHE_CONTROL, etag: kept.etag });
  if (isUnchanged(request.headers['if-none-match'], kept.etag)) return reply.code(304).send();
  const { body, encoding } = encoded(kept, encodingFor(request.headers['accept-encoding'], kept.body.length));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

async function sendJson(hub: Hub, call: Call, result: unknown, ticket: CacheTicket | undefined) {
  const { request, reply } = call;
  reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding, Origin');
  const lasts = bytesOf(result);
  if (lasts) return sendLasting(call, lasts);
  const text = JSON.stringify(result ?? null);
  if (ticket && reply.statusCode === 200) {
    const kept = hub.cache.keep(keptKey(request.url, call.preview), text, ticket);
    reply.headers({ 'cache-control': KEPT_CACHE_CONTROL, etag: kept.etag });
    if (isUnchanged(request.headers['if-none-match'], kept.etag)) return reply.code(304).send();
  }
  const encoding = encodingFor(request.headers['accept-encoding'], text.length);
  if (encoding === 'identity') return reply.send(text);
  reply.header('content-encoding', encoding);
  return reply.send(await compress(Buffer.from(text), encoding, ON_THE_FLY_QUALITY));
}

async function answer(hub: Hub, route: Route, handler: Handler<Route>, call: Call, check?: ReplyCheck) {
  const { reply } = call;
  let ticket: CacheTicket | undefined;
  call.keepUntil = (topics, moment) => {
    ticket = hub.cache.ticket(topics, moment);
  };
  const result = await handler(call);
  const kind = route.kind ?? 'json';
  if (kind === 'bytes' || kind === 'stream') return reply;
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (kind === 'empty') {
    // AD15: a page view answers 204; AD33: a write that answers nothing answers 200.
    if (route.method === 'GET') reply.code(204);
    return reply.send();
  }
  check?.(route, result);
  return sendJson(hub, call, result, ticket);
}

/** Puts the rows of one area on the app, each with its handler. */
export function registerArea<T extends Routes>(
  app: FastifyInstance,
  hub: Hub,
  routes: T,
  handlers: Handlers<T>,
  check?: ReplyCheck,
): void {
  for (const [name, route] of Object.entries(routes)) {
    const handler = handlers[name] as unknown as Handler<Route>;
    for (const url of fastifyPaths(route)) {
      app.route({
        method: route.method,
        exposeHeadRoute: route.kind !== 'stream' && route.kind !== 'empty' && !route.usedUp,
        url,
        ...(route.upload && { config: { upload: true }, bodyLimit: UPLOAD_LIMIT_BYTES }),
        handler: async (request, reply) => {
          const call = await openCall(hub, route, request, reply);
          return answer(hub, route, handler, call, check);
        },
      });
    }
  }
}
