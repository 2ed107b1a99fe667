import { type Query, useQueryClient } from '@tanstack/react-query';
import { basketRoutes } from '#contract/areas/basket.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { hubKey } from '#portal/shared/hub/use-hub.ts';

/** Public, but with places that a booking takes. */
const EXCURSIONS = 'excursions/';

/**
 * B108, B123, BD29: after every change to cart or bookings. All of the guest's own data and the places of excursions are out
 * of date; cart and bookings are read at once, the rest where it shows.
 */
export function useRefreshBookings(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const isConcerned = ({ queryKey: [access, path] }: Query) =>
      access === 'guest' || String(path).startsWith(EXCURSIONS);
    const readAtOnce = [basketRoutes.cart, bookingsRoutes.bookings].map((route) =>
      queries.invalidateQueries({ queryKey: hubKey(route), refetchType: 'inactive' }),
    );
    await Promise.all([...readAtOnce, queries.invalidateQueries({ predicate: isConcerned })]);
  };
}
