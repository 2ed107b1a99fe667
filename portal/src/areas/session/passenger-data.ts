import type { QueryClient } from '@tanstack/react-query';
import { basketRoutes } from '#contract/areas/basket.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { prefetchHub } from '#portal/shared/hub/use-hub.ts';
import type { Portal } from '#portal/shared/portal-context.ts';

const OF_A_PASSENGER = [
  holidayRoutes.hotels,
  holidayRoutes.cruises,
  holidayRoutes.flights,
  holidayRoutes.passengers,
  basketRoutes.cart,
  bookingsRoutes.bookings,
] as const;

/** A209: what a passenger's pages show is fetched as soon as the login is through. */
export async function loadPassengerData(portal: Pick<Portal, 'hub'>, queries: QueryClient): Promise<void> {
  await Promise.all(OF_A_PASSENGER.map((route) => prefetchHub(portal, queries, route)));
}
