import { musterRoutes } from '#contract/areas/muster.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { isGroupComplete } from './complete.rules.ts';

const FRESH_MS = 30_000;

/** Whether the drill of the guest's group is still to be done; not while that is not known. */
export function useMusterDue(): { isDue: boolean; isPending: boolean; isFetched: boolean } {
  // Houses and aircraft have no drill to ask for.
  const enabled = useConfiguration().place === 'ship';
  const status = useHub(musterRoutes.status, undefined, { staleTime: FRESH_MS, quietly: true, enabled });
  return {
    isDue: isGroupComplete(status.data) === false,
    isPending: enabled && status.isPending,
    isFetched: !enabled || status.isFetched,
  };
}
