import type { problemsRoutes } from '#contract/areas/problems.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { problemsService } from './problems.service.ts';

export function problemsArea(hub: Hub): Handlers<typeof problemsRoutes> {
  const service = problemsService(hub);
  return {
    categories: () => service.categories(),
    report: (call) => service.report(call.guest(), call.body, call.idempotencyKey),
    reports: (call) => service.reports(call.guest()),
    config: () => service.config(),
    all: ({ query }) => service.all(query.open ?? false),
    progress: ({ params, body }) => service.progress(params.number, body.status, body.solution),
  };
}
