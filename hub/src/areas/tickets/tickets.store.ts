import type { RevocationReason } from '#contract/areas/tickets.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import type { TicketKeyPair } from './ticket-signature.ts';

export interface KeyRow {
  id: string;
  publicKey: string;
  madeAt: Date;
  retiredAt: Date | null;
  withdrawnAt: Date | null;
}

export interface RevocationRow {
  bookingId: string;
  serial: number;
  reason: RevocationReason;
  at: Date;
}

export function ticketsStore(sql: Sql) {
  return {
    async voyage(): Promise<string> {
      const [row] = await sql<{ id: string }[]>`select current_voyage()::text as id`;
      return row?.id ?? '';
    },

    /** The one that signs first. */
    keys: () => sql<KeyRow[]>`
      select id, public_key as "publicKey", made_at as "madeAt", retired_at as "retiredAt", withdrawn_at as "withdrawnAt"
      from ticket_keys order by retired_at desc nulls first, made_at desc`,

    async signingKey(): Promise<TicketKeyPair | undefined> {
      const [row] = await sql<TicketKeyPair[]>`
        select id, public_key as "publicKey", private_key as "privateKey" from ticket_keys where retired_at is null`;
      return row;
    },

    /** Of two hubs that make the first key at the same moment one is too late, and both sign with the other's. */
    async addKey({ id, publicKey, privateKey }: TicketKeyPair, now: Date): Promise<void> {
      await sql`
        insert into ticket_keys (id, public_key, private_key, made_at) values (${id}, ${publicKey}, ${privateKey}, ${now})
        on conflict do nothing`;
    },

    async retireSigningKey(now: Date): Promise<void> {
      await sql`update ticket_keys set retired_at = ${now} where retired_at is null`;
    },

    async withdrawKey(id: string, now: Date): Promise<void> {
      await sql`
        update ticket_keys set withdrawn_at = coalesce(withdrawn_at, ${now}), retired_at = coalesce(retired_at, ${now})
        where id = ${id}`;
    },

    revocations: () => sql<RevocationRow[]>`
      select booking_id::text as "bookingId", serial, reason, revoked_at as at from ticket_revocations
      where voyage_id = (select current_voyage()) order by booking_id, serial`,

    revocationsOf: (bookingIds: readonly string[]) => sql<RevocationRow[]>`
      select booking_id::text as "bookingId", serial, reason, revoked_at as at from ticket_revocations
      where booking_id = any(${bookingIds as string[]}::bigint[]) order by booking_id, serial`,

    /** Ends the present ticket of each booking. */
    async revoke(bookingIds: readonly string[], reason: RevocationReason, now: Date): Promise<void> {
      await sql`
        insert into ticket_revocations (booking_id, serial, reason, revoked_at)
        select one.id, (select count(*) from ticket_revocations r where r.booking_id = one.id), ${reason}, ${now}
        from unnest(${bookingIds as string[]}::bigint[]) as one (id)
        on conflict (booking_id, serial) do nothing`;
    },
  };
}
