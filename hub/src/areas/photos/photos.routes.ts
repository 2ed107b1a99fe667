import type { PhotoCart } from '#contract/areas/photo-shapes.ts';
import type { photosRoutes } from '#contract/areas/photos.ts';
import { bookingAllowed } from '#hub/booking/account-block.ts';
import { conditionsOf } from '#hub/booking/conditions.ts';
import type { Hub } from '#hub/hub.ts';
import { HubError, notFound } from '#hub/shared/http/hub-error.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { catalogueService } from './catalogue.service.ts';
import { consentService } from './consent.service.ts';
import { ordersService } from './orders.service.ts';
import { ownPhotosService } from './own-photos.service.ts';
import { consentingAccount } from './photo-shop.ts';

const EMPTY_CART: PhotoCart = {
  photoGroups: [],
  totals: { grandTotal: 0, grandCount: 0, photoCount: 0, bulkAdded: false, bulkTotal: 0 },
  freeCredits: { remaining: 0 },
};

export function photosArea(hub: Hub): Handlers<typeof photosRoutes> {
  const catalogue = catalogueService(hub);
  const consent = consentService(hub);
  const own = ownPhotosService(hub);
  const orders = ordersService(hub);
  const cart = async (session: Session) => {
    await consentingAccount(hub, session);
    return EMPTY_CART;
  };
  return {
    conditions: () => conditionsOf(hub.sql, 'Photoshop'),
    async allowed(call) {
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
    image: () => {
      throw notFound();
    },
    notMe: (call) => own.list(call.guest()),
    ticket: () => {
      throw new HubError(409, 'unknown_ticket', 'There is no ticket with this code.');
    },
    cart: (call) => cart(call.guest()),
    addToCart: (call) => cart(call.guest()),
    removeFromCart: (call) => cart(call.guest()),
    emptyCart: (call) => cart(call.guest()),
    order: () => {
      throw new HubError(409, 'cart_empty', 'Your basket is empty.');
    },
    orders: (call) => orders.orders(call.guest()),
    viewphoto: () => {
      throw notFound();
    },
    downloadzip: () => {
      throw notFound();
    },
    opsOrders: () => [],
    opsOrderStatus: () => {
      throw notFound();
    },
  };
}
