import { useQueryClient } from '@tanstack/react-query';
import { type MusterStatus, musterRoutes } from '#contract/areas/muster.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { hubKey, useHub } from '#portal/shared/hub/use-hub.ts';
import { isGroupComplete } from '#portal/shared/muster/complete.rules.ts';

/** A scan at the station shows while the guest still looks at the page. */
const RECHECK_MS = 15_000;

export function useMusterStatus() {
  const status = useHub(musterRoutes.status, undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => (isGroupComplete(state.data as MusterStatus | undefined) ? false : RECHECK_MS),
  });
  return { ...status, isComplete: isGroupComplete(status.data) };
}

/** After a confirmation: the passengers, the status, and the block that may have fallen with it (CD36). */
export function useRefreshMuster(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [musterRoutes.passengers, musterRoutes.status, sessionRoutes.accountStatus].map((route) =>
        queries.invalidateQueries({ queryKey: hubKey(route) }),
      ),
    );
}
