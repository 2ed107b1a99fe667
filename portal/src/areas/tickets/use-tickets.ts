import { ticketsRoutes } from '#contract/areas/tickets.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';

/** The tickets of the guest's party; never asked for where the hub has none. */
export function useTickets({ quietly }: { quietly?: boolean } = {}) {
  const { extensions, isSignage } = useConfiguration();
  const isOffered = extensions.has('tickets') && !isSignage;
  // The rows of a page do not ask again for what has just failed.
  const options = { enabled: isOffered, quietly, retryOnMount: !quietly };
  return { isOffered, ...useHub(ticketsRoutes.tickets, undefined, options) };
}
