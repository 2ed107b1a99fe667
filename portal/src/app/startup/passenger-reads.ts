import type { QueryClient } from '@tanstack/react-query';
import { basketRoutes } from '#contract/areas/basket.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { prefetchHub } from '#portal/shared/hub/use-hub.ts';
import type { Portal } from '#portal/shared/portal-context.ts';

/** A213: what a passenger who comes back finds fresh. */
export async function refreshPassenger(portal: Pick<Portal, 'hub'>, queries: QueryClient): Promise<void> {
  await Promise.all([
    prefetchHub(portal, queries, basketRoutes.cart),
    prefetchHub(portal, queries, bookingsRoutes.bookings),
  ]);
}
