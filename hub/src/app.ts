import Fastify, { type FastifyInstance } from 'fastify';
import { CONTRACT } from '#contract/index.ts';
import type { Area } from '#contract/route.ts';
import { contentArea } from '#hub/areas/content/content.routes.ts';
import { deviceArea } from '#hub/areas/device/device.routes.ts';
import { sessionArea } from '#hub/areas/session/session.routes.ts';
import { signageArea } from '#hub/areas/signage/signage.routes.ts';
import type { Hub } from '#hub/hub.ts';
import { installErrorHandlers, sendError } from '#hub/shared/http/error-handler.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { readJsonBodies } from '#hub/shared/http/json-body.ts';
import { type ReplyCheck, registerArea } from '#hub/shared/http/register-area.ts';

type Contract = typeof CONTRACT;
type AreaHandlers<A extends keyof Contract> = (hub: Hub) => Handlers<Contract[A]>;

/** One line per area that the hub answers; a handler that is missing or answers something else does not compile. */
const AREA_HANDLERS = {
  content: contentArea,
  device: deviceArea,
  session: sessionArea,
  signage: signageArea,
} satisfies { [A in keyof Contract]?: AreaHandlers<A> };

/** Areas of the contract that this hub does not answer yet. */
export const UNANSWERED_AREAS = (Object.keys(CONTRACT) as Area[]).filter((area) => !(area in AREA_HANDLERS));

const BODY_LIMIT_BYTES = 512_000;
/** AD15 wants page names of 500 characters, each of which may take 9 in the address. */
const PARAM_LIMIT = 5_000;

export interface AppOptions {
  checkReply?: ReplyCheck;
}

/** The hub as an app: routes and rules, not yet listening. */
export function buildApp(hub: Hub, { checkReply }: AppOptions = {}): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: hub.settings.trustedProxies.length > 0 ? hub.settings.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAM_LIMIT },
    frameworkErrors: (error, request, reply) => sendError(hub.log, error, request, reply),
  });
  readJsonBodies(app);
  installErrorHandlers(app, hub.log);
  for (const area of Object.keys(AREA_HANDLERS) as (keyof typeof AREA_HANDLERS)[]) {
    const handlers = AREA_HANDLERS[area](hub);
    registerArea(app, hub, CONTRACT[area], handlers as Handlers<Contract[typeof area]>, checkReply);
  }
  return app;
}
