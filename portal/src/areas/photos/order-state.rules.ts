import type { PhotoOrder } from '#contract/areas/photo-shapes.ts';

/** What the confirmation knows at least: a hub may have said yes and no more. */
export type PlacedOrder = Pick<PhotoOrder, 'totals'> & Partial<PhotoOrder>;

/** B329, B332: the order in the navigation state, bare or under its name. */
export function orderIn(state: unknown): PlacedOrder | undefined {
  const given = state as { order?: unknown } | null | undefined;
  const order = (given?.order ?? given) as Partial<PhotoOrder> | null | undefined;
  return typeof order?.totals === 'object' && order.totals !== null ? (order as PlacedOrder) : undefined;
}

export function isWhole(order: PlacedOrder | undefined): order is PhotoOrder {
  return typeof order?.orderId === 'string' && order.orderId !== '';
}

/** B331: in the guest's own form, as every other price; without an amount in the words that the hub has for it. */
export function totalOf({ grandTotal, grandTotalString }: PhotoOrder['totals'], price: (amount: number) => string) {
  return Number.isFinite(grandTotal) ? price(grandTotal) : (grandTotalString ?? '');
}

const SINGLE_AT_MOST = 9; // B334

/** B334: the zip's file, for more than 9 digital photos. */
export function zipOf({ digital }: Pick<PhotoOrder, 'digital'>): string | undefined {
  if (!digital?.zip || digital.statusNotReady) return undefined;
  return digital.photos.length > SINGLE_AT_MOST ? digital.zip : undefined;
}

/** B336 */
export function isNotReady({ digital }: Pick<PhotoOrder, 'digital'>): boolean {
  return digital?.statusNotReady === true;
}
