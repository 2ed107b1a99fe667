import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { mydayRoutes } from '#contract/areas/myday.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { CALENDAR_MEDIA_TYPE } from '#hub/shared/icalendar.ts';
import { mydayService } from './myday.service.ts';

export function mydayArea(hub: Hub): Handlers<typeof mydayRoutes> {
  const service = mydayService(hub);
  return {
    async file(call) {
      const text = await service.file(call.guest(), call.query.language);
      return call.reply.header('cache-control', 'no-store').type(CALENDAR_MEDIA_TYPE).send(text);
    },
    subscription: (call) => service.subscription(call.guest()),
    subscribe: (call) => service.subscribe(call.guest(), call.body?.language),
    withdraw: (call) => service.withdraw(call.guest()),
    calendar: async ({ params, request, reply }) => answerOnce(await service.calendar(params.token), request, reply),
    favourites: (call) => service.favourites(call.guest(), call.query.language),
    favour: (call) => service.favour(call.guest(), call.body.kind, call.body.id, call.body.isFavourite),
  };
}

/** Nobody in between keeps it, and a program that has it already is told so. */
function answerOnce(text: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(CALENDAR_MEDIA_TYPE).send(text);
}
