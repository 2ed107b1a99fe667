import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#hub/shared/log.ts';
import { installErrorHandlers } from './error-handler.ts';

let app: FastifyInstance;
let logged: { level: string; message: string }[];
let thrown: unknown;
beforeEach(() => {
  logged = [];
  app = Fastify();
  installErrorHandlers(
    app,
    createLog('debug', (line) => logged.push(JSON.parse(line))),
  );
  app.get('/plain', async () => {
    throw thrown;
  });
  app.get('/with/:id', async () => {
    throw thrown;
  });
});
afterEach(() => app.close());

const fault = (code: string, more: object = {}) => Object.assign(new Error('x'), { code }, more);
const sqlState = (code: string) => fault(code, { name: 'PostgresError', query: 'select 1' });
const ofQuery = (code: string) => fault(code, { query: 'select 1' });

async function answer(error: unknown, url = '/plain') {
  thrown = error;
  const reply = await app.inject({ url });
  return { status: reply.statusCode, body: reply.json(), retryAfter: reply.headers['retry-after'] };
}

describe('an error becomes an answer', () => {
  it.each([
    ...['57P01', '57P02', '57P03', '57P05', '57014', '53300', '53100', '08006', '25P03', '25006'].map(sqlState),
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'ENOENT'].map(ofQuery),
    ...['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT', '08006'].map((code) =>
      fault(code),
    ),
  ])('$code of the database: 503 unavailable, and a warning', async (error) => {
    expect(await answer(error)).toEqual({
      status: 503,
      body: { code: 'unavailable', message: 'The service is not available right now. Please try again.' },
      retryAfter: '2',
    });
    expect(logged.map(({ level }) => level)).toEqual(['warn']);
  });

  it.each(['55P03', '40001', '40P01'])('%s: 503 busy', async (code) => {
    expect(await answer(sqlState(code))).toMatchObject({ status: 503, body: { code: 'busy' }, retryAfter: '1' });
  });

  it.each(['ENOENT', 'ECONNRESET', 'EPIPE', 'ECONNREFUSED'])('%s of anything else: 500, logged', async (code) => {
    expect(await answer(fault(code))).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(logged).toMatchObject([{ level: 'error', message: 'a request failed' }]);
  });

  it.each([
    ['/with/9999999999', 400, 'bad_request', 'warn'],
    ['/plain?x=1', 400, 'bad_request', 'warn'],
    ['/plain', 500, 'internal', 'error'],
  ])('a value that the database cannot take, on %s: %i %s, logged as %s', async (url, status, code, level) => {
    expect(await answer(sqlState('22003'), url)).toMatchObject({ status, body: { code } });
    expect(logged.map((line) => line.level)).toEqual([level]);
  });

  it('what nobody thought of: 500 without its text', async () => {
    const { status, body } = await answer(new Error('secret'));
    expect({ status, body }).toEqual({
      status: 500,
      body: { code: 'internal', message: 'Something went wrong. Please try again.' },
    });
  });
});
