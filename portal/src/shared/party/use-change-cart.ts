import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { basketRoutes, type CartChange } from '#contract/areas/basket.ts';
import { type HubFailure, isUnreadable } from '#portal/shared/hub/hub-failure.ts';
import { useHubCall } from '#portal/shared/hub/use-hub.ts';

/** B107: adds and removes. The specification shows no answer to this call: what counts is the cart that is read next. */
export function useChangeCart(): UseMutationResult<unknown, HubFailure, CartChange[]> {
  const call = useHubCall();
  return useMutation<unknown, HubFailure, CartChange[]>({
    mutationFn: (body) =>
      call(basketRoutes.changeCart, { body }).catch((error: unknown) => {
        if (!isUnreadable(error)) throw error;
      }),
  });
}
