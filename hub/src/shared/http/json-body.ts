import type { FastifyInstance } from 'fastify';
import { badRequest, HubError } from './hub-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file. */
    upload?: boolean;
  }
}

/**
 * Bodies are JSON. An empty one with JSON headers is no body (A41: the client always sends them); a zero character, which
 * PostgreSQL cannot store, is refused before anybody meets it, in bodies and in addresses.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    if (text.includes('\\u0000') || text.includes('\0')) return done(badRequest('The body holds a zero character.'));
    return parseJson(request, text as string, done);
  });
  // A file goes on as it comes, to the calls that take one.
  for (const type of ['application/xml', 'text/xml', /^image\//]) {
    app.addContentTypeParser(type, (request, file, done) => {
      if (request.routeOptions.config.upload) return done(null, file);
      return done(new HubError(415, 'media_type', 'This call takes JSON.'));
    });
  }
  app.addHook('onRequest', async (request) => {
    if (request.url.includes('%00')) throw badRequest('The address holds a zero character.');
  });
}
