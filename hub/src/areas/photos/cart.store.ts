import type { Sql } from '#hub/shared/database/sql.ts';

/** What a guest put into the photo basket; whether it is still the guest's to buy is asked elsewhere. */
export function cartStore(sql: Sql, accountNumber: string) {
  const own = sql`voyage_id = current_voyage() and account_number = ${accountNumber}`;

  return {
    async package(): Promise<string | undefined> {
      const [row] = await sql<{ id: string }[]>`select package_id as id from photo_basket_packages where ${own}`;
      return row?.id;
    },

    async setPackage(id: string): Promise<void> {
      await sql`
        insert into photo_basket_packages (account_number, package_id) values (${accountNumber}, ${id})
        on conflict (voyage_id, account_number) do update set package_id = excluded.package_id`;
    },

    async removePackage(): Promise<void> {
      await sql`delete from photo_basket_packages where ${own}`;
    },

    /** A photo that is there keeps its place. */
    async setUnits(photographId: string, units: Readonly<Record<string, number>>): Promise<void> {
      await sql`
        insert into photo_basket_photos (account_number, photograph_id, units)
        values (${accountNumber}, ${photographId}::bigint, ${sql.json(units)})
        on conflict (voyage_id, account_number, photograph_id) do update set units = excluded.units`;
    },

    async removePhotos(photoIds: readonly string[]): Promise<void> {
      await sql`
        delete from photo_basket_photos where ${own} and photograph_id in (
          select id from photographs where voyage_id = current_voyage() and photo_id = any(${[...photoIds]}::text[]))`;
    },

    async empty(): Promise<void> {
      await sql`delete from photo_basket_photos where ${own}`;
      await sql`delete from photo_basket_packages where ${own}`;
    },
  };
}
