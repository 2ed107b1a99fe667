import { useQueryClient } from '@tanstack/react-query';
import { basketRoutes, type Cart } from '#contract/areas/basket.ts';
import { useBookingPress } from '#portal/shared/booking/use-booking-press.ts';
import { HubFailure, isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import { hubKey } from '#portal/shared/hub/use-hub.ts';
import { useNavigate } from '#portal/shared/router/router-context.ts';
import { type CheckoutForm, orderContent, orderPayload } from './checkout.rules.ts';
import { confirmationState } from './confirmation.rules.ts';

interface OrderPlan {
  cart: Cart;
  payable: boolean;
  onOrderOpen: (isOpen: boolean) => void;
}

/** B121-B124: places the order once, reads cart and bookings anew and goes to the confirmation. */
export function usePlaceOrder({ cart, payable, onOrderOpen }: OrderPlan): (form: CheckoutForm) => Promise<undefined> {
  const navigate = useNavigate();
  const cartOnItsWay = useCartOnItsWay();
  const order = useBookingPress(basketRoutes.order);
  const queries = useQueryClient();
  const isCartFilled = () => (queries.getQueryData<Cart>(hubKey(basketRoutes.cart))?.excursions.length ?? 0) > 0;
  return async (form) => {
    if (!order.isOpen) await checkTotal(cart, cartOnItsWay());
    const body = orderPayload(form, payable);
    onOrderOpen(true);
    const outcome = await order.press({ what: 'order', input: { body }, content: orderContent(body, cart) });
    if (!outcome) return undefined;
    if (outcome.booked) {
      const state = confirmationState(cart, form, outcome.booked);
      navigate('/confirmation', { state, viewTransition: true });
      await outcome.refreshed;
      return undefined;
    }
    const { failure, fate, refreshed, settle } = outcome;
    onOrderOpen(fate === 'open');
    // Told at once: where the network is gone, reading anew takes its time.
    void refreshed.then(() => {
      // BD20: an order empties the cart, so a hub that answered and still has one has placed none.
      if (!isHubFailure(failure) || failure.isUnanswered || !isCartFilled()) return;
      settle();
      onOrderOpen(false);
    });
    throw failure;
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
