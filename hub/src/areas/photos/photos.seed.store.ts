import type { PhotoOrderStatus } from '#contract/areas/photo-shapes.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import type { Minor } from '#contract/money.ts';
import type { LocalText } from '#contract/text.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import type { Offer, PhotoPackageRow, Variant } from './catalogue.store.ts';

interface Placed {
  position: number;
}

export interface SeededCatalogue {
  variants: (Variant & Placed)[];
  packages: (PhotoPackageRow & Placed)[];
  offers: (Offer & Placed)[];
  folders: (Placed & { name: string; title: LocalText; offerId: string | null })[];
  keyvalues: { key: string; value: LocalText }[];
}

export interface SeededPhotograph {
  photoId: string;
  folder: string;
  cabinKey: string | null;
  ticketCode: string | null;
  takenAt: Date;
  original: string;
  preview: string;
  thumb: string;
}

export interface SeededOrder {
  orderId: string;
  accountNumber: string;
  orderedOn: IsoDay;
  status: PhotoOrderStatus;
  grandCount: number;
  grandTotal: Minor;
  photoCount: number;
  packageId: string | null;
  packageTitle: LocalText | null;
  bulkTotal: Minor;
  zip: string | null;
  lines: {
    photoId: string;
    variantId: string;
    blurb: LocalText;
    digital: boolean;
    count: number;
    discounted: boolean;
    total: Minor;
    file: string | null;
  }[];
}

/** Pixels of every drawn photograph. */
const DRAWN = { width: 1600, height: 1000 };

export function photosSeedStore(sql: Sql) {
  const json = (rows: readonly object[]) => sql.json(rows as never);

  return {
    /** What left the pack is off sale; what was ordered of it stands. */
    async layCatalogue({ variants, packages, offers, folders, keyvalues }: SeededCatalogue): Promise<void> {
      await sql`update photo_variants set off_sale = true where voyage_id = current_voyage()`;
      await sql`
        insert into photo_variants (id, position, blurb, price, additional, digital)
        select id, position, blurb, price, additional, digital from jsonb_to_recordset(${json(variants)})
          as v (id text, position int, blurb jsonb, price int, additional int, digital boolean)
        on conflict (voyage_id, id) do update set position = excluded.position, blurb = excluded.blurb,
          price = excluded.price, additional = excluded.additional, digital = excluded.digital, off_sale = false`;
      await sql`update photo_packages set off_sale = true where voyage_id = current_voyage()`;
      await sql`
        insert into photo_packages (id, position, title, blurb, description, image, price, upgrade)
        select id, position, title, nullif(blurb, 'null'), nullif(description, 'null'), image, price, upgrade
        from jsonb_to_recordset(${json(packages)}) as p (id text, position int, title jsonb, blurb jsonb,
          description jsonb, image text, price int, upgrade text)
        on conflict (voyage_id, id) do update set position = excluded.position, title = excluded.title,
          blurb = excluded.blurb, description = excluded.description, image = excluded.image, price = excluded.price,
          upgrade = excluded.upgrade, off_sale = false`;
      await sql`update photo_offers set off_sale = true where voyage_id = current_voyage()`;
      await sql`
        insert into photo_offers (id, position, blurb, trigger_count, discounted_count, for_z)
        select id, position, blurb, "triggerCount", "discountedCount", "forZ"
        from jsonb_to_recordset(${json(offers)}) as o (id text, position int, blurb jsonb, "triggerCount" int,
          "discountedCount" int, "forZ" int)
        on conflict (voyage_id, id) do update set position = excluded.position, blurb = excluded.blurb,
          trigger_count = excluded.trigger_count, discounted_count = excluded.discounted_count,
          for_z = excluded.for_z, off_sale = false`;
      await sql`
        insert into photo_folders (name, position, title, offer_id)
        select name, position, title, "offerId" from jsonb_to_recordset(${json(folders)})
          as f (name text, position int, title jsonb, "offerId" text)
        on conflict (voyage_id, name) do update set position = excluded.position, title = excluded.title,
          offer_id = excluded.offer_id`;
      await sql`
        insert into photo_keyvalues (key, value)
        select key, value from jsonb_to_recordset(${json(keyvalues)}) as k (key text, value jsonb)
        on conflict (voyage_id, key) do update set value = excluded.value`;
    },

    /** What an operator granted since stays. */
    async layCredits(credits: readonly { accountNumber: string; variantId: string; granted: number }[]): Promise<void> {
      await sql`
        insert into photo_credits (account_number, variant_id, granted)
        select "accountNumber", "variantId", granted from jsonb_to_recordset(${json(credits)})
          as c ("accountNumber" text, "variantId" text, granted int)
        on conflict (voyage_id, account_number, variant_id) do nothing`;
    },

    /** Drawn with their previews, so that there is nothing to process. One that an operator withdrew stays so. */
    async layPhotographs(photographs: readonly SeededPhotograph[]): Promise<void> {
      await sql`
        insert into photographs (photo_id, folder, cabin_key, ticket_code, taken_at, digest, original, preview, thumb,
          width, height, state)
        select "photoId", folder, "cabinKey", "ticketCode", "takenAt", 'pack:' || "photoId", original, preview, thumb,
          ${DRAWN.width}::int, ${DRAWN.height}::int, 'ready'
        from jsonb_to_recordset(${json(photographs)}) as p ("photoId" text, folder text, "cabinKey" text,
          "ticketCode" text, "takenAt" timestamptz, original text, preview text, thumb text)
        on conflict (voyage_id, photo_id) do update set folder = excluded.folder, cabin_key = excluded.cabin_key,
          ticket_code = excluded.ticket_code, taken_at = excluded.taken_at`;
    },

    /** An order that is there stays as the photo desk left it. */
    async layOrders(orders: readonly SeededOrder[]): Promise<void> {
      const laid = await sql<{ orderId: string }[]>`
        insert into photo_orders (order_id, account_number, ordered_on, status, grand_count, grand_total, photo_count,
          package_id, package_title, bulk_total, zip)
        select "orderId", "accountNumber", "orderedOn", status, "grandCount", "grandTotal", "photoCount", "packageId",
          nullif("packageTitle", 'null'), "bulkTotal", zip
        from jsonb_to_recordset(${json(orders)}) as o ("orderId" text, "accountNumber" text, "orderedOn" date,
          status text, "grandCount" int, "grandTotal" int, "photoCount" int, "packageId" text, "packageTitle" jsonb,
          "bulkTotal" int, zip text)
        on conflict (voyage_id, order_id) do nothing returning order_id as "orderId"`;
      const rows = orders
        .filter(({ orderId }) => laid.some((one) => one.orderId === orderId))
        .flatMap(({ orderId, lines }) => lines.map((line, position) => ({ orderId, position, ...line })));
      await sql`
        insert into photo_order_lines
          (order_id, position, photograph_id, variant_id, blurb, digital, count, discounted, total, file)
        select l."orderId", l.position, p.id, l."variantId", l.blurb, l.digital, l.count, l.discounted, l.total, l.file
        from jsonb_to_recordset(${json(rows)}) as l ("orderId" text, position int, "photoId" text, "variantId" text,
          blurb jsonb, digital boolean, count int, discounted boolean, total int, file text)
        join photographs p on p.voyage_id = current_voyage() and p.photo_id = l."photoId"`;
    },
  };
}
