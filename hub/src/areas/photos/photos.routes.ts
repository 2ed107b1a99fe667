import type { photosRoutes } from '#contract/areas/photos.ts';
import { bookingAllowed } from '#hub/booking/account-block.ts';
import { conditionsOf } from '#hub/booking/conditions.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { cartService } from './cart.service.ts';
import { catalogueService } from './catalogue.service.ts';
import { consentService } from './consent.service.ts';
import { downloadsService } from './downloads.service.ts';
import { photoIntake } from './intake.routes.ts';
import { orderService } from './order.service.ts';
import { orderDeskService } from './order-desk.service.ts';
import { ordersService } from './orders.service.ts';
import { ownPhotosService } from './own-photos.service.ts';
import { photosAreSold } from './photo-shop.ts';

export function photosArea(hub: Hub): Handlers<typeof photosRoutes> {
  const catalogue = catalogueService(hub);
  const consent = consentService(hub);
  const own = ownPhotosService(hub);
  const cart = cartService(hub);
  const placeOrder = orderService(hub);
  const orders = ordersService(hub);
  const downloads = downloadsService(hub);
  const desk = orderDeskService(hub);
  return {
    ...photoIntake(hub),
    async conditions() {
      await photosAreSold(hub.sql);
      return conditionsOf(hub.sql, 'Photoshop');
    },
    async allowed(call) {
      await photosAreSold(hub.sql);
      const { accountNumber } = call.guest();
      return bookingAllowed(hub.sql, accountNumber === null ? [] : [await hub.pms.status(accountNumber)]);
    },
    config: () => catalogue.config(),
    consent: (call) => consent.consent(call.guest()),
    optIn: (call) => consent.optIn(call.guest()),
    optOut: (call) => consent.optOut(call.guest()),
    optInWithoutFaces: (call) => consent.optInWithoutFaces(call.guest()),
    consentDetails: (call) => consent.details(call.guest()),
    cabinImages: (call) => own.list(call.guest()),
    image: (call) => own.image(call.guest(), call.params.id, call),
    notMe: (call) =>
      own.notMe(
        call.guest(),
        call.body.photos.map(({ id }) => id),
      ),
    ticket: (call) => own.ticket(call.guest(), call.body.code),
    cart: (call) => cart.cart(call.guest()),
    addToCart: (call) => cart.add(call.guest(), call.body),
    removeFromCart: (call) => cart.remove(call.guest(), call.body),
    emptyCart: (call) => cart.empty(call.guest()),
    order: (call) => placeOrder(call.guest(), call.idempotencyKey),
    orders: (call) => orders.orders(call.guest()),
    viewphoto: (call) => downloads.view(call.guest(), call.params.file, call),
    downloadzip: (call) => downloads.zip(call.guest(), call.params.file, call),
    opsOrders: ({ query }) => desk.list(query.status),
    opsOrderStatus: ({ params, body }) => desk.setStatus(params.orderId, body.status),
    opsCredit: ({ body }) => desk.grant(body),
  };
}
