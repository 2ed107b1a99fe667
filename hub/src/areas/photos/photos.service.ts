import type { PhotoOrder } from '#contract/areas/photos.ts';
import type { Hub } from '#hub/hub.ts';
import { currencySymbol } from '#hub/shared/currency.ts';
import { hasFeature } from '#hub/shared/feature-flags.ts';
import { notFound } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { presentOrder } from './photos.present.ts';
import { photosStore } from './photos.store.ts';

export function photosService({ sql }: Pick<Hub, 'sql'>) {
  return {
    async orders({ accountNumber }: Session): Promise<PhotoOrder[]> {
      if (!(await hasFeature(sql, 'photoMatchEnabled'))) throw notFound('Photos are not sold here.'); // BD53
      if (!accountNumber) return []; // BD2
      const [rows, symbol] = await Promise.all([photosStore(sql).ordersOf(accountNumber), currencySymbol(sql)]);
      return rows.map((row) => presentOrder(row, symbol));
    },
  };
}
