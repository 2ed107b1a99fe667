import type { ratingsRoutes } from '#contract/areas/ratings.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { ratingsService } from './ratings.service.ts';

export function ratingsArea(hub: Hub): Handlers<typeof ratingsRoutes> {
  const service = ratingsService(hub);
  return {
    profiles: ({ query }) => service.profiles(query.allInOne ?? false),
    profile: ({ params }) => service.profile(params.id),
    conditions: () => service.conditions(),
    config: () => service.config(),
    answer: ({ session, body, idempotencyKey }) => service.answer(session, body, idempotencyKey),
    changeConfig: ({ body }) => service.changeConfig(body.useAnonymousMode),
    answers: ({ query }) => service.answers(query.profile),
  };
}
