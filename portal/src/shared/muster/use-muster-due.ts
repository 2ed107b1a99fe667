import { musterRoutes } from '#contract/areas/muster.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { isGroupComplete } from './complete.rules.ts';

const FRESH_MS = 30_000;

/** Whether the drill of the guest's group is still to be done; not while that is not known. */
export function useMusterDue(): { isDue: boolean; isPending: boolean } {
  const { data, isPending } = useHub(musterRoutes.status, undefined, { staleTime: FRESH_MS, quietly: true });
  return { isDue: isGroupComplete(data) === false, isPending };
}
