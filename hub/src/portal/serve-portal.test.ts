import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installErrorHandlers } from '#hub/shared/http/error-handler.ts';
import { createLog } from '#hub/shared/log.ts';
import { servePortal } from './serve-portal.ts';

const folder = mkdtempSync(join(tmpdir(), 'gangway-portal-'));
const app = Fastify();
beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<html>portal</html>');
  writeFileSync(join(folder, 'assets', 'a.js'), 'plain');
  writeFileSync(join(folder, 'assets', 'a.js.br'), 'small');
  installErrorHandlers(app, createLog('silent'));
  servePortal(app, { partnerOrigins: [], sandboxUrl: 'http://localhost:8090' }, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const page = { accept: 'text/html' };

describe('the portal beside the API', () => {
  it.each(['/', '/content/overview', '/QR/pool'])('answers a browser at %s with the portal itself', async (path) => {
    const reply = await get(path, page);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('portal');
    expect(reply.headers['content-security-policy']).toContain('http://localhost:8090');
  });

  it('answers / to everybody', async () => {
    expect((await get('/')).body).toContain('portal');
  });

  it.each([
    ['a missing file of the build', '/assets/old.js', page],
    ['an unknown call', '/v1/nothing', page],
    ['an unknown file', '/nothing.txt', {}],
    ['a way out of the folder', '/../package.json', {}],
  ])('answers 404 to %s', async (_, path, headers) => {
    expect((await get(path, headers)).statusCode).toBe(404);
  });

  it('sends the compressed form to those who take it', async () => {
    const reply = await get('/assets/a.js', { 'accept-encoding': 'br' });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.body).toBe('small');
    expect((await get('/assets/a.js')).body).toBe('plain');
  });

  it('[A28] tells the portal that its hub is here, unless the operator says otherwise', async () => {
    expect((await get('/config.json')).json()).toEqual({ hubApiUrl: '/' });
    writeFileSync(join(folder, 'config.json'), '{"hubApiUrl":"https://hub.fleet.example"}');
    expect((await get('/config.json')).json()).toEqual({ hubApiUrl: 'https://hub.fleet.example' });
  });
});
