import type { PhotoOrder } from '#contract/areas/photo-shapes.ts';
import type { Hub } from '#hub/hub.ts';
import { currencySymbol } from '#hub/shared/currency.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { ordersStore } from './orders.store.ts';
import { photosAreSold } from './photo-shop.ts';
import { presentOrder } from './photos.present.ts';

export function ordersService(hub: Pick<Hub, 'sql'>) {
  const { sql } = hub;
  return {
    /** BD53: what was bought stays the guest's, whatever was decided since. */
    async orders({ accountNumber }: Session): Promise<PhotoOrder[]> {
      await photosAreSold(sql);
      if (accountNumber === null) return []; // BD2
      const [rows, symbol] = await Promise.all([ordersStore(sql).ofAccount(accountNumber), currencySymbol(sql)]);
      return rows.map((row) => presentOrder(row, symbol));
    },
  };
}
