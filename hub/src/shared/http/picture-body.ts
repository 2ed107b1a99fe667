import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, HubError } from './hub-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may be the bytes of a picture. */
    takesPicture?: boolean;
  }
}

/** Bytes of pictures are read for the calls that take them and for no other. */
export function readPictureBodies(app: FastifyInstance): void {
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (request, bytes, done) => {
    if (request.routeOptions.config.takesPicture) done(null, bytes);
    else done(new HubError(415, 'unsupported_media_type', 'The body must be JSON.'));
  });
}

export function pictureOf({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0) throw badRequest('The body must be a picture, with its media type.');
  return body;
}
