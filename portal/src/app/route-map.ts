import type { Area } from '#contract/route.ts';
import { accountPages } from '#portal/areas/account/account.pages.ts';
import { basketPages } from '#portal/areas/basket/basket.pages.ts';
import { bookablesPages } from '#portal/areas/bookables/bookables.pages.ts';
import { bookingsPages } from '#portal/areas/bookings/bookings.pages.ts';
import { contentPages } from '#portal/areas/content/content.pages.ts';
import { excursionsPages } from '#portal/areas/excursions/excursions.pages.ts';
import { gamesPages } from '#portal/areas/games/games.pages.ts';
import { holidayPages } from '#portal/areas/holiday/holiday.pages.ts';
import { marketplacePages } from '#portal/areas/marketplace/marketplace.pages.ts';
import { messagesPages } from '#portal/areas/messages/messages.pages.ts';
import { musterPages } from '#portal/areas/muster/muster.pages.ts';
import { mydayPages } from '#portal/areas/myday/myday.pages.ts';
import { photosPages } from '#portal/areas/photos/photos.pages.ts';
import { problemsPages } from '#portal/areas/problems/problems.pages.ts';
import { programmePages } from '#portal/areas/programme/programme.pages.ts';
import { ratingsPages } from '#portal/areas/ratings/ratings.pages.ts';
import { searchPages } from '#portal/areas/search/search.pages.ts';
import { sessionPages } from '#portal/areas/session/session.pages.ts';
import { shipPages } from '#portal/areas/ship/ship.pages.ts';
import { signagePages } from '#portal/areas/signage/signage.pages.ts';
import { ticketsPages } from '#portal/areas/tickets/tickets.pages.ts';
import { trackerPages } from '#portal/areas/tracker/tracker.pages.ts';
import { tvPages } from '#portal/areas/tv/tv.pages.ts';
import { vodPages } from '#portal/areas/vod/vod.pages.ts';
import { wayfinderPages } from '#portal/areas/wayfinder/wayfinder.pages.ts';
import { weatherPages } from '#portal/areas/weather/weather.pages.ts';
import type { PageRow } from '#portal/shared/page-row.ts';
import { homePages } from './home/home.pages.ts';

export interface RouteRow extends PageRow {
  area: Area | 'home';
}

/** One line per area. */
const PAGES: Partial<Record<Area | 'home', readonly PageRow[]>> = {
  home: homePages,
  account: accountPages,
  basket: basketPages,
  bookables: bookablesPages,
  bookings: bookingsPages,
  content: contentPages,
  excursions: excursionsPages,
  games: gamesPages,
  holiday: holidayPages,
  marketplace: marketplacePages,
  messages: messagesPages,
  muster: musterPages,
  myday: mydayPages,
  photos: photosPages,
  problems: problemsPages,
  programme: programmePages,
  ratings: ratingsPages,
  search: searchPages,
  session: sessionPages,
  ship: shipPages,
  signage: signagePages,
  tickets: ticketsPages,
  tracker: trackerPages,
  tv: tvPages,
  vod: vodPages,
  wayfinder: wayfinderPages,
  weather: weatherPages,
};

/** Every route of the portal (A74-A96, B, C). Fixed segments win over parameters whatever the order here (CD14). */
export const ROUTE_MAP: readonly RouteRow[] = Object.entries(PAGES).flatMap(([area, rows]) =>
  rows.map((row) => ({ ...row, area: area as RouteRow['area'] })),
);
