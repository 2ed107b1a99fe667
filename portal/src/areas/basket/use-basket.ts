import { basketRoutes, type Cart } from '#contract/areas/basket.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { cartTotal, groupElements } from './cart-summary.rules.ts';

export interface BasketCount {
  /** BD13: excursions, not passengers. */
  excursions: number;
  places: number;
  total: number;
}

/**
 * What waits in the basket, nothing when it is empty. A214: other sessions than a passenger's do not read the cart by
 * themselves, so without the extension this only knows what a page or the start has read.
 */
export function useBasket(): BasketCount | undefined {
  const isLoggedIn = useIsLoggedIn();
  const { extensions, isSignage } = useConfiguration();
  const enabled = isLoggedIn && !isSignage && extensions.has('basket-count');
  const { data } = useHub(basketRoutes.cart, undefined, { enabled, quietly: true });
  return isLoggedIn ? countOf(data) : undefined;
}

function countOf(cart: Cart | undefined): BasketCount | undefined {
  const elements = cart?.excursions ?? [];
  if (!cart || elements.length === 0) return undefined;
  return { excursions: groupElements(elements).length, places: elements.length, total: cartTotal(cart) };
}
