import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PhotoCart, PhotoOrder } from '#contract/areas/photo-shapes.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { type PressState, useBookingPress } from '#portal/shared/booking/use-booking-press.ts';
import { isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import { hubKey, useHubCall } from '#portal/shared/hub/use-hub.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useNavigate } from '#portal/shared/router/router-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { usePhotoBasket } from './use-photo-basket.ts';

interface OrderPlan {
  cart: PhotoCart;
  /** Told when an order is on its way, and when the hub has decided. */
  onOrderOpen: (isOpen: boolean) => void;
}

interface PhotoOrdering {
  state: PressState;
  isBusy: boolean;
  /** The upgrade could not be put into the basket, so nothing was ordered. */
  hasUpgradeFailed: boolean;
  place: (upgrade?: string) => Promise<void>;
}

const CART = hubKey(photosRoutes.cart);
const isAnswered = (failure: unknown) => isHubFailure(failure) && !failure.isUnanswered;

/** B325-B328: the order once, then the empty basket, then the confirmation; a failure keeps everything. */
export function usePhotoOrder({ cart, onOrderOpen }: OrderPlan): PhotoOrdering {
  const { store } = usePortal();
  const call = useHubCall();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const basket = usePhotoBasket();
  const order = useBookingPress(photosRoutes.order, { takesAnyAnswer: true });
  const [hasUpgradeFailed, setUpgradeFailed] = useState(false);

  async function place(upgrade?: string) {
    const isUpgraded = upgrade === undefined || (await basket.add({ bulk: upgrade }));
    setUpgradeFailed(!isUpgraded);
    if (!isUpgraded) return;
    const ordered = (upgrade && queries.getQueryData<PhotoCart>(CART)) || cart;
    onOrderOpen(true);
    const outcome = await order.press({ what: 'photo order', input: {}, content: ordered });
    if (!outcome) return;
    if (!outcome.booked) {
      onOrderOpen(outcome.fate === 'open');
      void outcome.refreshed.then(() => {
        // An order empties the basket: a hub that answered and still has one has placed none.
        if (!isAnswered(outcome.failure) || !isStillFilled()) return;
        outcome.settle();
        onOrderOpen(false);
      });
      return;
    }
    const placed = outcome.booked.orderId ? outcome.booked : await newestOrder();
    patchGroup(store, 'photo', { order: placed, answeredUpgrade: undefined });
    // BD59: whether it still finds something to do or fails, the guest goes on.
    void call(photosRoutes.emptyCart)
      .catch(() => undefined)
      .then(() => queries.invalidateQueries({ queryKey: CART }));
    navigate('/photomatch/orderconfirmation', {
      state: { order: placed ?? { totals: ordered.totals } },
      viewTransition: true,
    });
  }

  const isStillFilled = () => (queries.getQueryData<PhotoCart>(CART)?.totals.grandCount ?? 0) > 0;

  /** For a hub that says yes and no more. */
  async function newestOrder(): Promise<PhotoOrder | undefined> {
    const orders = await call(photosRoutes.orders).catch(() => undefined);
    return orders?.[0];
  }

  return { state: order.state, isBusy: basket.isBusy || order.state.kind === 'submitting', hasUpgradeFailed, place };
}
