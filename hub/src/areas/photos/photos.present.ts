import type { PhotoOrder } from '#contract/areas/photos.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { formatPrice, toWire } from '#contract/money.ts';
import type { PhotoOrderRow } from './photos.store.ts';

export function presentOrder(
  { orderId, orderedOn, status, grandCount, grandTotal }: PhotoOrderRow,
  symbol: string,
): PhotoOrder {
  const total = toWire(grandTotal);
  return {
    orderId,
    date: toHubDate(orderedOn),
    status,
    totals: { grandCount, grandTotal: total, grandTotalString: formatPrice(total, symbol) },
  };
}
