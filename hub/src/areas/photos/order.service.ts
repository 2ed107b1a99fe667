import { randomUUID } from 'node:crypto';
import type { PhotoOrder } from '#contract/areas/photo-shapes.ts';
import { bookingAllowed } from '#hub/booking/account-block.ts';
import { charges } from '#hub/booking/charges.ts';
import { BookingRefused, blockedRefused } from '#hub/booking/refused.ts';
import { withReference } from '#hub/booking/take-places.ts';
import type { Hub } from '#hub/hub.ts';
import { currencySymbol } from '#hub/shared/currency.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { cartStore } from './cart.store.ts';
import { type NewOrder, type OrderLine, ordersStore } from './orders.store.ts';
import { type Customer, lockPhotosOf, photoShop, photosAreSold } from './photo-shop.ts';
import { presentOrder } from './photos.present.ts';
import { type PricedCart, readPricedCart } from './priced-cart.ts';

export const PHOTO_DEPARTMENT = 'Photo Gallery';
export const PHOTO_CHARGE = {
  defaultValue: 'Photos',
  de: 'Fotos',
  fr: 'Photos',
};

const emptyBasket = () => new BookingRefused('cart_empty', 'Your basket is empty.');

/** A line per photo and variant; a digital one gets a name that nobody guesses. */
function linesOf({ basket, photos, variants }: PricedCart): OrderLine[] {
  const priced = basket.groups.flatMap((group) => group.photos);
  return photos.flatMap(({ id, photoId }) => {
    const units = priced.find((one) => one.photoId === photoId)?.units ?? [];
    return units.flatMap(({ variantId, ...rest }): OrderLine[] => {
      const variant = variants.find((one) => one.id === variantId);
      if (!variant) return [];
      const { blurb, digital } = variant;
      return [{ photographId: id, variantId, blurb, digital, ...rest, file: digital ? `${randomUUID()}.jpg` : null }];
    });
  });
}

/** BD59: orders the basket, charges the account and empties the basket, in one transaction and once. */
export function orderService(hub: Pick<Hub, 'sql' | 'once' | 'pms' | 'clock' | 'shipTime'>) {
  const { sql, once, clock, shipTime } = hub;
  const shop = photoShop(hub);

  async function write(tx: Sql, { guest, ...owner }: Customer, orderId: string): Promise<PhotoOrder> {
    const { accountNumber } = owner;
    await lockPhotosOf(tx, accountNumber);
    await shop.askConsent(tx, accountNumber);
    const [cart, allowed, symbol] = await Promise.all([
      readPricedCart(tx, owner),
      bookingAllowed(tx, [guest]),
      currencySymbol(tx),
    ]);
    const { grandCount, grandTotal, photoCount } = cart.basket;
    if (grandCount === 0) throw emptyBasket();
    if (!allowed.allowed) throw blockedRefused(allowed);
    const lines = linesOf(cart);
    const now = clock.now();
    const order: NewOrder = {
      orderId,
      accountNumber,
      orderedOn: shipTime.today(),
      orderedAt: now,
      grandCount,
      grandTotal,
      photoCount,
      package: cart.package,
      zip: lines.some(({ digital }) => digital) ? `${randomUUID()}.zip` : null,
      lines,
    };
    await ordersStore(tx).add(order);
    const line = { department: PHOTO_DEPARTMENT, description: PHOTO_CHARGE, discounts: null };
    await charges(tx).add({ ...line, accountNumber, amount: grandTotal, chargedAt: now }, orderId);
    await cartStore(tx, accountNumber).empty();
    const files = lines.flatMap(({ file }) => (file === null ? [] : [file]));
    return presentOrder({ ...order, status: 'Ordered', files }, symbol);
  }

  return async function place(session: Session, idempotencyKey: string | undefined): Promise<PhotoOrder> {
    await photosAreSold(sql);
    const customer = await shop.customerOf(session);
    if (!customer) throw emptyBasket();
    const key = { key: idempotencyKey, scope: `photomatch/order:${customer.accountNumber}`, body: null };
    return withReference((orderId) => once(key, (tx) => write(tx, customer, orderId)), 'photo_orders_pkey');
  };
}
