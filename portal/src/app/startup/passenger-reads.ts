import type { QueryClient } from '@tanstack/react-query';
import { basketRoutes } from '#contract/areas/basket.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { prefetchHub } from '#portal/shared/hub/use-hub.ts';
import type { Portal } from '#portal/shared/portal-context.ts';

/** What there is has come since the start: the page that is open has asked for it. */
const ANY_AGE = Number.POSITIVE_INFINITY;

/** A213: what a passenger who comes back finds fresh. */
export async function refreshPassenger(portal: Pick<Portal, 'hub'>, queries: QueryClient): Promise<void> {
  await Promise.all([
    prefetchHub(portal, queries, basketRoutes.cart, ANY_AGE),
    prefetchHub(portal, queries, bookingsRoutes.bookings, ANY_AGE),
  ]);
}
