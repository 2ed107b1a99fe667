import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { photosRoutes } from '#contract/areas/photos.ts';
import { isUnreadable } from '#portal/shared/hub/hub-failure.ts';
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
  const [hasFailed, setFailed] = useState(false);

  async function decide(decision: Decision): Promise<boolean> {
    if (busy) return false;
    setBusy(decision);
    setFailed(false);
    const isTaken = await call(CALLS[decision]).then(
      () => true,
      (failure: unknown) => isUnreadable(failure),
    );
    setBusy(undefined);
    setFailed(!isTaken);
    if (!isTaken) return false;
    queries.setQueryData(hubKey(photosRoutes.consent), decision !== 'out');
    // BD52: an opt-out deletes matches and basket; an opt-in begins with none.
    for (const route of WITH_CONSENT) queries.removeQueries({ queryKey: hubKey(route) });
    void queries.invalidateQueries({ queryKey: hubKey(photosRoutes.consentDetails) });
    return true;
  }

  return { decide, busy, hasFailed };
}
