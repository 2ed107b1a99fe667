import type { PhotoOrder } from '#contract/areas/photo-shapes.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { formatPrice, toWire } from '#contract/money.ts';
import type { PhotoOrderRow } from './orders.store.ts';

/** BD60: the files of an order are named once it is Ready. */
export function presentOrder(row: PhotoOrderRow, symbol: string): PhotoOrder {
  const { orderId, orderedOn, status, grandCount, grandTotal, photoCount, zip, files } = row;
  const total = toWire(grandTotal);
  const ready = status === 'Ready';
  return {
    orderId,
    date: toHubDate(orderedOn),
    status,
    totals: {
      grandCount,
      grandTotal: total,
      grandTotalString: formatPrice(total, symbol),
      ...(photoCount !== null && { photoCount }),
    },
    ...(files.length > 0 && {
      digital: {
        photos: files.map((file) => (ready ? { url: file } : {})),
        ...(ready && zip !== null && { zip }),
        statusNotReady: !ready,
      },
    }),
  };
}
