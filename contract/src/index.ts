import { accountRoutes } from '#contract/areas/account.ts';
import { basketRoutes } from '#contract/areas/basket.ts';
import { bookablesRoutes } from '#contract/areas/bookables.ts';
import { bookingChangesRoutes } from '#contract/areas/booking-changes.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { contentRoutes } from '#contract/areas/content.ts';
import { deviceRoutes } from '#contract/areas/device.ts';
import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { marketplaceRoutes } from '#contract/areas/marketplace.ts';
import { messagesRoutes } from '#contract/areas/messages.ts';
import { musterRoutes } from '#contract/areas/muster.ts';
import { mydayRoutes } from '#contract/areas/myday.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { problemsRoutes } from '#contract/areas/problems.ts';
import { programmeRoutes } from '#contract/areas/programme.ts';
import { ratingsRoutes } from '#contract/areas/ratings.ts';
import { screenControlRoutes } from '#contract/areas/screen-control.ts';
import { searchRoutes } from '#contract/areas/search.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { shipRoutes } from '#contract/areas/ship.ts';
import { signageRoutes } from '#contract/areas/signage.ts';
import { ticketsRoutes } from '#contract/areas/tickets.ts';
import { trackerRoutes } from '#contract/areas/tracker.ts';
import { tvRoutes } from '#contract/areas/tv.ts';
import { voyagesRoutes } from '#contract/areas/voyages.ts';
import { wayfinderRoutes } from '#contract/areas/wayfinder.ts';
import { weatherRoutes } from '#contract/areas/weather.ts';
import type { Area, Routes } from '#contract/route.ts';

/** Every call of the hub, by area. An area joins with one line here. */
export const CONTRACT = {
  device: deviceRoutes,
  session: sessionRoutes,
  content: contentRoutes,
  signage: { ...signageRoutes, ...screenControlRoutes },
  excursions: excursionsRoutes,
  basket: basketRoutes,
  tickets: ticketsRoutes,
  bookings: { ...bookingsRoutes, ...bookingChangesRoutes },
  bookables: bookablesRoutes,
  holiday: holidayRoutes,
  photos: photosRoutes,
  account: accountRoutes,
  messages: messagesRoutes,
  marketplace: marketplaceRoutes,
  programme: programmeRoutes,
  weather: weatherRoutes,
  tracker: trackerRoutes,
  voyages: voyagesRoutes,
  ratings: ratingsRoutes,
  problems: problemsRoutes,
  muster: musterRoutes,
  ship: shipRoutes,
  wayfinder: wayfinderRoutes,
  tv: tvRoutes,
  search: searchRoutes,
  myday: mydayRoutes,
} as const satisfies Partial<Record<Area, Routes>>;
