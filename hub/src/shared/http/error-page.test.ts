import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLog } from '#hub/shared/log.ts';
import { installErrorHandlers } from './error-handler.ts';

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

async function open(url: string, headers: Record<string, string>) {
  const app = Fastify();
  installErrorHandlers(
    app,
    createLog('silent', () => undefined),
  );
  app.get('/broken', async () => {
    throw new Error('secret');
  });
  const reply = await app.inject({ url, headers });
  await app.close();
  return reply;
}

it.each([
  ['de-AT,de;q=0.9', 'de', 'Diese Seite lässt sich gerade nicht anzeigen'],
  ['fr', 'fr', 'Cette page ne peut pas être affichée pour le moment'],
  ['it', 'en', 'This page cannot be shown right now'],
])('whoever opens a broken page with %s reads so in %s, and can try again', async (asked, language, title) => {
  const reply = await open('/broken', { accept: BROWSER, 'accept-language': asked });
  expect(reply.statusCode).toBe(500);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.body).toContain(`<h1>${title}</h1>`);
  expect(reply.body).toContain('<a href="">');
  expect(reply.body).toContain(`<html lang="${language}">`);
  expect(reply.body).not.toMatch(/<script|secret/);
});

it('brings its style by its hash, and nothing else may be fetched', async () => {
  const { headers, body } = await open('/broken', { accept: BROWSER });
  const css = /<style>(.*)<\/style>/s.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(css).digest('base64');
  expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
});

it('an address that leads nowhere is told as ever', async () => {
  const reply = await open('/nothing', { accept: BROWSER });
  expect(reply.json()).toEqual({ code: 'not_found', message: 'There is nothing here.' });
});

it.each(['*/*', 'application/json', ''])('[AD8] a call with accept %j has its code and message', async (accept) => {
  const reply = await open('/broken', { accept });
  expect(reply.json()).toEqual({ code: 'internal', message: 'Something went wrong. Please try again.' });
});
