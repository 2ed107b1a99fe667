import type { IsoDay } from '#contract/hub-date.ts';
import type { Minor } from '#contract/money.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface PhotoOrderRow {
  orderId: string;
  orderedOn: IsoDay;
  status: string;
  grandCount: number;
  grandTotal: Minor;
}

export function photosStore(sql: Sql) {
  return {
    ordersOf: (accountNumber: string) => sql<PhotoOrderRow[]>`
      select order_id as "orderId", ordered_on::text as "orderedOn", status, grand_count as "grandCount",
        grand_total as "grandTotal"
      from photo_orders where voyage_id = current_voyage() and account_number = ${accountNumber}
      order by ordered_on desc, order_id desc`,
  };
}
