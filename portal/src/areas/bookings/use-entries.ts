import { type BookedEntry, bookingChangesRoutes } from '#contract/areas/booking-changes.ts';
import { ticketsRoutes } from '#contract/areas/tickets.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { isFirstAwaited } from '#portal/shared/hub/first-awaited.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';

/** An offer may come, or end, while the guest looks. */
const LOOK_AGAIN_MS = 30_000;

export interface Entries {
  entries: readonly BookedEntry[];
  /** A list waits for them, so that nothing moves when they come. */
  isPending: boolean;
}

/** What may be done about each booking; nothing against a hub that does not offer it, and on screens. */
export function useEntries(): Entries {
  const { extensions, isSignage } = useConfiguration();
  const { data, isLoading } = useHub(bookingChangesRoutes.entries, undefined, {
    enabled: extensions.has('booking-changes') && !isSignage,
    quietly: true,
    refetchInterval: ({ state }) =>
      ((state.data ?? []) as BookedEntry[]).some(({ waiting }) => waiting) ? LOOK_AGAIN_MS : false,
  });
  // Each row shows its ticket too.
  const tickets = useHub(ticketsRoutes.tickets, undefined, {
    enabled: extensions.has('tickets') && !isSignage,
    quietly: true,
  });
  return { entries: data ?? [], isPending: isLoading || isFirstAwaited(tickets) };
}
