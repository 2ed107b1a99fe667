import type { FastifyInstance } from 'fastify';
import { CONTRACT } from '#contract/index.ts';
import type { Area } from '#contract/route.ts';
import { answerDocs } from '#hub/api-docs/docs.ts';
import { accountArea } from '#hub/areas/account/account.routes.ts';
import { basketArea } from '#hub/areas/basket/basket.routes.ts';
import { bookablesArea } from '#hub/areas/bookables/bookables.routes.ts';
import { bookingsArea } from '#hub/areas/bookings/bookings.routes.ts';
import { contentArea } from '#hub/areas/content/content.routes.ts';
import { deviceArea } from '#hub/areas/device/device.routes.ts';
import { excursionsArea } from '#hub/areas/excursions/excursions.routes.ts';
import { holidayArea } from '#hub/areas/holiday/holiday.routes.ts';
import { marketplaceArea } from '#hub/areas/marketplace/marketplace.routes.ts';
import { messagesArea } from '#hub/areas/messages/messages.routes.ts';
import { musterArea } from '#hub/areas/muster/muster.routes.ts';
import { mydayArea } from '#hub/areas/myday/myday.routes.ts';
import { photosArea } from '#hub/areas/photos/photos.routes.ts';
import { problemsArea } from '#hub/areas/problems/problems.routes.ts';
import { programmeArea } from '#hub/areas/programme/programme.routes.ts';
import { ratingsArea } from '#hub/areas/ratings/ratings.routes.ts';
import { searchArea } from '#hub/areas/search/search.routes.ts';
import { sessionArea } from '#hub/areas/session/session.routes.ts';
import { shipArea } from '#hub/areas/ship/ship.routes.ts';
import { signageArea } from '#hub/areas/signage/signage.routes.ts';
import { ticketsArea } from '#hub/areas/tickets/tickets.routes.ts';
import { trackerArea } from '#hub/areas/tracker/tracker.routes.ts';
import { tvArea } from '#hub/areas/tv/tv.routes.ts';
import { voyagesArea } from '#hub/areas/voyages/voyages.routes.ts';
import { wayfinderArea } from '#hub/areas/wayfinder/wayfinder.routes.ts';
import { weatherArea } from '#hub/areas/weather/weather.routes.ts';
import type { Hub } from '#hub/hub.ts';
import { servePortal } from '#hub/portal/serve-portal.ts';
import { createApp } from '#hub/shared/http/create-app.ts';
import { answerHealth } from '#hub/shared/http/health.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { type ReplyCheck, registerArea } from '#hub/shared/http/register-area.ts';

type Contract = typeof CONTRACT;
type AreaHandlers<A extends keyof Contract> = (hub: Hub) => Handlers<Contract[A]>;

/** One line per area that the hub answers; a handler that is missing or answers something else does not compile. */
const AREA_HANDLERS = {
  content: contentArea,
  device: deviceArea,
  session: sessionArea,
  signage: signageArea,
  excursions: excursionsArea,
  basket: basketArea,
  bookings: bookingsArea,
  tickets: ticketsArea,
  bookables: bookablesArea,
  holiday: holidayArea,
  photos: photosArea,
  account: accountArea,
  messages: messagesArea,
  marketplace: marketplaceArea,
  programme: programmeArea,
  weather: weatherArea,
  tracker: trackerArea,
  voyages: voyagesArea,
  ratings: ratingsArea,
  problems: problemsArea,
  muster: musterArea,
  ship: shipArea,
  wayfinder: wayfinderArea,
  tv: tvArea,
  search: searchArea,
  myday: mydayArea,
} satisfies { [A in keyof Contract]?: AreaHandlers<A> };

/** Areas of the contract that this hub does not answer yet. */
export const UNANSWERED_AREAS = (Object.keys(CONTRACT) as Area[]).filter((area) => !(area in AREA_HANDLERS));

export interface AppOptions {
  checkReply?: ReplyCheck;
  /** The built portal, served beside the API. */
  portalFolder?: string;
  /** How long a page of it waits for the answers that it brings. */
  pagePatienceMs?: number;
}

/** The hub as an app: routes and rules, not yet listening. */
export function buildApp(hub: Hub, { checkReply, portalFolder, pagePatienceMs }: AppOptions = {}): FastifyInstance {
  const app = createApp(hub);
  answerHealth(app, hub);
  for (const area of Object.keys(AREA_HANDLERS) as (keyof typeof AREA_HANDLERS)[]) {
    const handlers = AREA_HANDLERS[area](hub);
    registerArea(app, hub, CONTRACT[area], handlers as Handlers<Contract[typeof area]>, checkReply);
  }
  answerDocs(app);
  if (portalFolder) servePortal(app, hub, { folder: portalFolder, patienceMs: pagePatienceMs });
  return app;
}
