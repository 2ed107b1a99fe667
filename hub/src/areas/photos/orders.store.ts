import type { PhotoOrderStatus } from '#contract/areas/photo-shapes.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import type { Minor } from '#contract/money.ts';
import type { LocalText } from '#contract/text.ts';
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

export interface OrderLine {
  photographId: string;
  variantId: string;
  blurb: LocalText;
  digital: boolean;
  count: number;
  free: number;
  discounted: boolean;
  total: Minor;
  file: string | null;
}

export interface NewOrder {
  orderId: string;
  accountNumber: string;
  orderedOn: IsoDay;
  orderedAt: Date;
  grandCount: number;
  grandTotal: Minor;
  photoCount: number;
  package: { id: string; title: LocalText; price: Minor } | undefined;
  zip: string | null;
  lines: readonly OrderLine[];
}

export interface DeskLine {
  orderId: string;
  photo: string;
  variant: string;
  count: number;
  digital: boolean;
}

/** A digital photo that was bought, ready to be handed over. */
export interface BoughtFile {
  orderId: string;
  photoId: string;
  original: string;
}

export function ordersStore(sql: Sql) {
  const orders = sql`
    select o.order_id as "orderId", o.account_number as "accountNumber", o.ordered_on::text as "orderedOn", o.status,
      o.grand_count as "grandCount", o.grand_total as "grandTotal", o.photo_count as "photoCount", o.zip,
      array(select l.file from photo_order_lines l
        where l.voyage_id = o.voyage_id and l.order_id = o.order_id and l.file is not null order by l.position) as files
    from photo_orders o`;
  const bought = sql`
    select o.order_id as "orderId", p.photo_id as "photoId", p.original
    from photo_orders o join photo_order_lines l on l.voyage_id = o.voyage_id and l.order_id = o.order_id
    join photographs p on p.id = l.photograph_id`;

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

    /** BD55: a cancelled order gives its credits back. */
    usedCredits: (accountNumber: string) => sql<{ variantId: string; used: number }[]>`
      select l.variant_id as "variantId", sum(l.free)::int as used
      from photo_order_lines l join photo_orders o on o.voyage_id = l.voyage_id and o.order_id = l.order_id
      where o.voyage_id = current_voyage() and o.account_number = ${accountNumber} and o.status <> 'Cancelled'
      group by l.variant_id`,

    async add(order: NewOrder): Promise<void> {
      const { orderId } = order;
      await sql`
        insert into photo_orders (order_id, account_number, ordered_on, ordered_at, status, grand_count, grand_total,
          photo_count, package_id, package_title, bulk_total, zip)
        values (${orderId}, ${order.accountNumber}, ${order.orderedOn}, ${order.orderedAt}, 'Ordered',
          ${order.grandCount}, ${order.grandTotal}, ${order.photoCount}, ${order.package?.id ?? null},
          ${order.package ? sql.json(order.package.title) : null}, ${order.package?.price ?? 0}, ${order.zip})`;
      const rows = order.lines.map((line, position) => ({ ...line, position }));
      await sql`
        insert into photo_order_lines
          (order_id, position, photograph_id, variant_id, blurb, digital, count, free, discounted, total, file)
        select ${orderId}, l.position, l."photographId", l."variantId", l.blurb, l.digital, l.count, l.free, l.discounted,
          l.total, l.file
        from jsonb_to_recordset(${sql.json(rows as never)}) as l (position int, "photographId" bigint, "variantId" text,
          blurb jsonb, digital boolean, count int, free int, discounted boolean, total int, file text)`;
    },

    async find(orderId: string): Promise<PhotoOrderRow | undefined> {
      const [row] = await sql<PhotoOrderRow[]>`
        ${orders} where o.voyage_id = current_voyage() and o.order_id = ${orderId}`;
      return row;
    },

    list: (status: PhotoOrderStatus | undefined) => sql<PhotoOrderRow[]>`
      ${orders} where o.voyage_id = current_voyage() and (${status ?? null}::text is null or o.status = ${status ?? null})
      order by o.status in ('Ready', 'Cancelled'), o.ordered_on, o.ordered_at nulls first, o.order_id`,

    linesOf: (orderIds: readonly string[]) => sql<DeskLine[]>`
      select l.order_id as "orderId", p.photo_id as photo, l.variant_id as variant, l.count, l.digital
      from photo_order_lines l join photographs p on p.id = l.photograph_id
      where l.voyage_id = current_voyage() and l.order_id = any(${[...orderIds]}::text[]) order by l.order_id, l.position`,

    async setStatus(orderId: string, status: PhotoOrderStatus): Promise<void> {
      await sql`
        update photo_orders set status = ${status} where voyage_id = current_voyage() and order_id = ${orderId}`;
    },

    /** BD60: of the buyer, once it is Ready; otherwise there is no such file. */
    async boughtFile(accountNumber: string, file: string): Promise<BoughtFile | undefined> {
      const [row] = await sql<BoughtFile[]>`
        ${bought} where o.voyage_id = current_voyage() and o.account_number = ${accountNumber} and o.status = 'Ready'
          and l.file = ${file}`;
      return row;
    },

    boughtTogether: (accountNumber: string, zip: string) => sql<BoughtFile[]>`
      ${bought} where o.voyage_id = current_voyage() and o.account_number = ${accountNumber} and o.status = 'Ready'
        and o.zip = ${zip} and l.file is not null order by l.position`,
  };
}
