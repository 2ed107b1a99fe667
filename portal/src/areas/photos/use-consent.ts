import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { photosRoutes } from '#contract/areas/photos.ts';
import { type HubFailure, isHubFailure, isUnreadable } from '#portal/shared/hub/hub-failure.ts';
import { hubKey, useHubCall } from '#portal/shared/hub/use-hub.ts';

/** `withoutFaces`: photos of the cabin and by ticket alone, where the hub offers it. */
export type Decision = 'in' | 'out' | 'withoutFaces';

const CALLS = { in: photosRoutes.optIn, out: photosRoutes.optOut, withoutFaces: photosRoutes.optInWithoutFaces };
const WITH_CONSENT = [photosRoutes.cabinImages, photosRoutes.cart];

/** B289-B291, BD53: a decision that the hub did not take leaves the old one. */
export function useConsent() {
  const call = useHubCall();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<Decision>();
  const [failure, setFailure] = useState<HubFailure>();

  async function decide(decision: Decision): Promise<boolean> {
    if (busy) return false;
    setBusy(decision);
    setFailure(undefined);
    const wrong = await call(CALLS[decision]).then(
      () => undefined,
      (error: unknown) => (isHubFailure(error) && !isUnreadable(error) ? error : undefined),
    );
    setBusy(undefined);
    setFailure(wrong);
    if (wrong) return false;
    queries.setQueryData(hubKey(photosRoutes.consent), decision !== 'out');
    // BD52: an opt-out deletes matches and basket; an opt-in begins with none.
    for (const route of WITH_CONSENT) queries.removeQueries({ queryKey: hubKey(route) });
    void queries.invalidateQueries({ queryKey: hubKey(photosRoutes.consentDetails) });
    return true;
  }

  return { decide, busy, failure };
}
