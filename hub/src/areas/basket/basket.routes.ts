import type { basketRoutes } from '#contract/areas/basket.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { basketService } from './basket.service.ts';
import { basketStore } from './basket.store.ts';
import { orderService } from './order.service.ts';

export function basketArea(hub: Hub): Handlers<typeof basketRoutes> {
  const basket = basketService(hub);
  const placeOrder = orderService(hub);
  // Whether a guest's time is free is also a question to the basket (BD32).
  hub.booking.cartFrom((sql, partyIds) => basketStore(sql).wishes(partyIds));
  return {
    cart: (call) => basket.cart(call.guest()),
    changeCart: (call) => basket.change(call.guest(), call.body),
    order: (call) =>
      placeOrder(call.guest(), {
        request: call.body,
        language: call.request.headers['accept-language'] ?? '',
        idempotencyKey: call.idempotencyKey,
      }),
  };
}
