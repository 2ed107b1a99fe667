import type { Minor } from '#contract/money.ts';
import type { LocalText } from '#contract/text.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface Variant {
  id: string;
  blurb: LocalText;
  price: Minor;
  additional: Minor | null;
  digital: boolean;
}

export interface PhotoPackageRow {
  id: string;
  title: LocalText;
  blurb: LocalText | null;
  description: LocalText | null;
  image: string | null;
  price: Minor;
  upgrade: string | null;
}

export interface Offer {
  id: string;
  blurb: LocalText | null;
  triggerCount: number;
  discountedCount: number;
  forZ: Minor | null;
}

/** What is sold on the voyage under way. */
export function catalogueStore(sql: Sql) {
  return {
    variants: () => sql<Variant[]>`
      select id, blurb, price, additional, digital from photo_variants
      where voyage_id = current_voyage() and not off_sale order by position`,

    packages: () => sql<PhotoPackageRow[]>`
      select id, title, blurb, description, image, price, upgrade from photo_packages
      where voyage_id = current_voyage() and not off_sale order by position`,

    offers: () => sql<Offer[]>`
      select id, blurb, trigger_count as "triggerCount", discounted_count as "discountedCount", for_z as "forZ"
      from photo_offers where voyage_id = current_voyage() and not off_sale order by position`,

    folders: () => sql<{ name: string; title: LocalText | null }[]>`
      select name, title from photo_folders where voyage_id = current_voyage() order by position`,

    keyvalues: () => sql<{ key: string; value: LocalText }[]>`
      select key, value from photo_keyvalues where voyage_id = current_voyage() order by key`,

    credits: (accountNumber: string) => sql<{ variantId: string; granted: number }[]>`
      select variant_id as "variantId", granted from photo_credits
      where voyage_id = current_voyage() and account_number = ${accountNumber}`,

    async grantCredits(accountNumber: string, variantId: string, granted: number): Promise<void> {
      await sql`
        insert into photo_credits (account_number, variant_id, granted) values (${accountNumber}, ${variantId}, ${granted})
        on conflict (voyage_id, account_number, variant_id) do update set granted = excluded.granted`;
    },
  };
}
