import type { Sql } from '#hub/shared/database/sql.ts';

export interface CalendarAddress {
  accountNumber: string;
  language: string;
}

export interface Favourite {
  kind: string;
  id: string;
}

export function mydayStore(sql: Sql) {
  return {
    /** One per guest: a new one takes the place of the last. */
    keepAddress: (accountNumber: string, tokenHash: Buffer, language: string, now: Date) => sql`
      insert into calendar_addresses (account_number, token_hash, language, created_at)
      values (${accountNumber}, ${tokenHash}, ${language}, ${now})
      on conflict (voyage_id, account_number) do update set
        token_hash = excluded.token_hash, language = excluded.language, created_at = excluded.created_at`,

    async addressOf(accountNumber: string): Promise<Date | undefined> {
      const [row] = await sql<{ createdAt: Date }[]>`
        select created_at as "createdAt" from calendar_addresses
        where voyage_id = current_voyage() and account_number = ${accountNumber}`;
      return row?.createdAt;
    },

    async byToken(tokenHash: Buffer): Promise<CalendarAddress | undefined> {
      const [row] = await sql<CalendarAddress[]>`
        select account_number as "accountNumber", language from calendar_addresses
        where voyage_id = current_voyage() and token_hash = ${tokenHash}`;
      return row;
    },

    endAddress: (accountNumber: string) => sql`
      delete from calendar_addresses where voyage_id = current_voyage() and account_number = ${accountNumber}`,

    favourites: (accountNumber: string) => sql<Favourite[]>`
      select kind, id from favourites where voyage_id = current_voyage() and account_number = ${accountNumber}
      order by created_at desc, kind, id`,

    /** Nobody needs more, and a list without an end would be one to fill. */
    async addFavourite(accountNumber: string, { kind, id }: Favourite, { now, most }: { now: Date; most: number }) {
      await sql`
        insert into favourites (account_number, kind, id, created_at)
        select ${accountNumber}, ${kind}, ${id}, ${now}
        where (select count(*) from favourites where voyage_id = current_voyage() and account_number = ${accountNumber}) < ${most}
        on conflict do nothing`;
    },

    dropFavourite: (accountNumber: string, { kind, id }: Favourite) => sql`
      delete from favourites
      where voyage_id = current_voyage() and account_number = ${accountNumber} and kind = ${kind} and id = ${id}`,
  };
}
