import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { basketRoutes, type Cart } from '#contract/areas/basket.ts';
import { HubFailure, isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import { isRefusal, useAttempt } from '#portal/shared/hub/use-attempt.ts';
import { hubKey, useHubCall } from '#portal/shared/hub/use-hub.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';
import { useRefetchParty } from '#portal/shared/party/use-refetch-party.ts';
import { type CheckoutForm, orderPayload } from './checkout.rules.ts';
import { confirmationState } from './confirmation.rules.ts';

interface OrderPlan {
  cart: Cart;
  payable: boolean;
  onOrderOpen: (isOpen: boolean) => void;
}

/** B121-B124: places the order once, reads cart and bookings anew and goes to the confirmation. */
export function usePlaceOrder({ cart, payable, onOrderOpen }: OrderPlan): (form: CheckoutForm) => Promise<undefined> {
  const call = useHubCall();
  const text = useText();
  const navigate = useNavigate();
  const cartOnItsWay = useCartOnItsWay();
  const refetchParty = useRefetchParty();
  const attempt = useAttempt();
  const queries = useQueryClient();
  const isCartFilled = () => (queries.getQueryData<Cart>(hubKey(basketRoutes.cart))?.excursions.length ?? 0) > 0;
  return async (form) => {
    if (!attempt.isOpen()) await checkTotal(cart, cartOnItsWay());
    const body = orderPayload(form, payable);
    onOrderOpen(true);
    try {
      const hubResponse = await call(basketRoutes.order, { body, idempotencyKey: attempt.keyFor(body) });
      attempt.decided();
      navigate('/confirmation', { state: confirmationState(cart, form, hubResponse, text), viewTransition: true });
      await refetchParty();
      return undefined;
    } catch (failure) {
      if (isRefusal(failure)) {
        attempt.decided();
        onOrderOpen(false);
      }
      // Told at once: where the network is gone, reading anew takes its time.
      void refetchParty().then(() => {
        // BD20: an order empties the cart, so a hub that answered and still has one has placed none.
        if (!isHubFailure(failure) || failure.isUnanswered || !isCartFilled()) return;
        attempt.decided();
        onOrderOpen(false);
      });
      throw failure;
    }
  };
}

/** A reading of the cart that has not come back yet. */
function useCartOnItsWay(): () => Promise<Cart> | undefined {
  const queries = useQueryClient();
  return () => {
    const query = queries.getQueryCache().find<Cart>({ queryKey: hubKey(basketRoutes.cart) });
    return query?.state.fetchStatus === 'fetching' ? query.promise : undefined;
  };
}

/** BD13: the hub holds an order to the total it told last, so a cart on its way must not tell more than the guest saw. */
async function checkTotal(seen: Cart, onItsWay: Promise<Cart> | undefined): Promise<void> {
  const latest = await onItsWay?.catch(() => undefined);
  if (latest && latest.totalPrice !== seen.totalPrice) {
    throw new HubFailure('cart_changed', 'The total has changed since it was shown.', 409);
  }
}
