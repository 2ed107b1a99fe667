import { useQueryClient } from '@tanstack/react-query';
import { basketRoutes } from '#contract/areas/basket.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { hubKey } from '#portal/shared/hub/use-hub.ts';

/** B108, B123: cart and bookings are read anew after every change to either. */
export function useRefetchParty(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [basketRoutes.cart, bookingsRoutes.bookings].map((route) =>
        queries.invalidateQueries({ queryKey: hubKey(route), refetchType: 'all' }),
      ),
    );
  };
}
