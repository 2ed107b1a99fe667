import type { PhotoOrderStatus } from '#contract/areas/photo-shapes.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import type { Minor } from '#contract/money.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface PhotoOrderRow {
  orderId: string;
  accountNumber: string;
  orderedOn: IsoDay;
  status: PhotoOrderStatus;
  grandCount: number;
  grandTotal: Minor;
  photoCount: number | null;
  zip: string | null;
  /** The names of the digital photos, in the order of the lines. */
  files: string[];
}

export function ordersStore(sql: Sql) {
  const orders = sql`
    select o.order_id as "orderId", o.account_number as "accountNumber", o.ordered_on::text as "orderedOn", o.status,
      o.grand_count as "grandCount", o.grand_total as "grandTotal", o.photo_count as "photoCount", o.zip,
      array(select l.file from photo_order_lines l
        where l.voyage_id = o.voyage_id and l.order_id = o.order_id and l.file is not null order by l.position) as files
    from photo_orders o`;

  return {
    ofAccount: (accountNumber: string) => sql<PhotoOrderRow[]>`
      ${orders} where o.voyage_id = current_voyage() and o.account_number = ${accountNumber}
      order by o.ordered_on desc, o.ordered_at desc nulls last, o.order_id desc`,

    async countOf(accountNumber: string): Promise<number> {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from photo_orders
        where voyage_id = current_voyage() and account_number = ${accountNumber}`;
      return row?.count ?? 0;
    },
  };
}
