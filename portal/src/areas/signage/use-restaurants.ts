import { useQuery } from '@tanstack/react-query';
import { signageRoutes } from '#contract/areas/signage.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { readRestaurants, type ScreenRestaurant } from './restaurant-screen.rules.ts';

const REFRESH_MS = 60_000;

/**
 * C306, CD50: a plain fetch of the hub's address, without a session, every minute. A failure keeps what was shown, or
 * shows nothing, and is logged.
 */
export function useRestaurants(id: string): ScreenRestaurant[] | undefined {
  const { hub, external } = usePortal();
  const url = hub.url(signageRoutes.content, { params: { id } });
  const { data, isError } = useQuery({
    queryKey: ['public', 'restaurant-screen', url],
    staleTime: 0,
    retry: false,
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: true,
    queryFn: async () => {
      try {
        const reply = await external.request<{ templateValues?: unknown } | undefined>(url);
        return readRestaurants(reply?.templateValues);
      } catch (error) {
        console.warn('The restaurants of this screen could not be read', error);
        throw error;
      }
    },
  });
  return data ?? (isError ? [] : undefined);
}
