import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PhotoCartAddition, PhotoCartRemoval } from '#contract/areas/photo-shapes.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { type HubFailure, isHubFailure, isUnreadable } from '#portal/shared/hub/hub-failure.ts';
import { hubKey, useHubCall } from '#portal/shared/hub/use-hub.ts';

export interface PhotoBasketWrites {
  add: (what: PhotoCartAddition) => Promise<boolean>;
  remove: (what: PhotoCartRemoval) => Promise<boolean>;
  /** A change is on its way. */
  isBusy: boolean;
  failure?: HubFailure;
}

/** B303, B304, B310, B311: a change, then the basket as the hub prices it now. */
export function usePhotoBasket(): PhotoBasketWrites {
  const call = useHubCall();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<HubFailure>();

  async function change(write: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setFailure(undefined);
    // The specification shows no answer to these calls: what counts is the basket that is read next.
    const wrong = await write().then(
      () => undefined,
      (error: unknown) => (isUnreadable(error) ? undefined : error),
    );
    await queries.invalidateQueries({ queryKey: hubKey(photosRoutes.cart) });
    setBusy(false);
    if (isHubFailure(wrong)) setFailure(wrong);
    return wrong === undefined;
  }

  return {
    add: (body) => change(() => call(photosRoutes.addToCart, { body })),
    remove: (body) => change(() => call(photosRoutes.removeFromCart, { body })),
    isBusy,
    failure,
  };
}
