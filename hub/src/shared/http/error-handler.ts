import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import { databaseFault } from '#hub/shared/database/database-error.ts';
import type { Log } from '#hub/shared/log.ts';
import { errorPage, needsErrorPage } from './error-page.ts';
import { badRequest, busy, HubError, notFound } from './hub-error.ts';

const FRAMEWORK_CODES: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['bad_request', 'The request cannot be read.'],
  404: ['not_found', 'There is nothing here.'],
  405: ['method_not_allowed', 'This call is made with another method.'],
  408: ['too_slow', 'The request took too long to arrive.'],
  413: ['too_large', 'The request is too large.'],
  414: ['too_large', 'The address is too long.'],
  415: ['unsupported_media_type', 'The body must be JSON.'],
  429: ['too_many_requests', 'Too many requests. Please wait a moment.'],
  417: ['bad_request', 'The request expects what the hub cannot do.'],
  431: ['too_large', 'The headers are too large.'],
};

/** The answer to a request that the framework, or the server below it, refuses. */
export function frameworkError(status: number): { status: number; body: string } {
  const [code, message] = FRAMEWORK_CODES[status] ?? ['bad_request', 'The request cannot be answered.'];
  return { status, body: JSON.stringify({ code, message } satisfies ErrorBody) };
}

const unavailable = () =>
  new HubError(503, 'unavailable', 'The service is not available right now. Please try again.', { 'retry-after': '2' });

const hasInput = ({ params, query, body }: FastifyRequest) =>
  [params, query, body].some((part) => part && typeof part === 'object' && Object.keys(part).length > 0);

function toHubError(error: unknown, request: FastifyRequest): HubError | undefined {
  if (error instanceof HubError) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code?.startsWith('FST_') || (statusCode !== undefined && statusCode < 500)) {
    const status = statusCode && statusCode < 500 ? statusCode : 400;
    const [word, message] = FRAMEWORK_CODES[status] ?? ['bad_request', 'The request cannot be answered.'];
    return new HubError(status, word, message);
  }
  const fault = databaseFault(error);
  if (fault === 'away') return unavailable();
  if (fault === 'busy') return busy();
  // Values that no schema refused may still be none for the database; without any input the fault is ours.
  return fault === 'value' && hasInput(request) ? badRequest('A value of the request is not valid.') : undefined;
}

/** What is our fault is an error, what passes by itself or came with the request is worth a line. */
function logFailure(log: Log, known: HubError | undefined, error: unknown, request: FastifyRequest): void {
  const line = { requestId: request.id, method: request.method, route: request.routeOptions?.url };
  if (!known) log.error('a request failed', { ...line, error });
  else if (known.status >= 500) {
    const { code, message } = error as NodeJS.ErrnoException;
    log.warn('a request was turned away', { ...line, status: known.status, code, reason: message });
  } else if (databaseFault(error) === 'value') {
    log.warn('a value reached the database that it cannot take', { ...line, error });
  }
}

/** AD8: any error becomes a status and {code, message}, in this one place, or a page where a guest opened one; what is unexpected is logged here, once. */
export function sendError(log: Log, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toHubError(error, request);
  logFailure(log, known, error, request);
  const { status, code, message, headers, details } =
    known ?? new HubError(500, 'internal', 'Something went wrong. Please try again.');
  reply.code(status).headers({ 'cache-control': 'no-store', ...headers });
  if (needsErrorPage(request, status)) {
    const page = errorPage(request.headers['accept-language']);
    return reply.headers(page.headers).type('text/html; charset=utf-8').send(page.html);
  }
  const body: ErrorBody = { ...details, code, message };
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

export function installErrorHandlers(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => sendError(log, error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(log, notFound(), request, reply));
}
