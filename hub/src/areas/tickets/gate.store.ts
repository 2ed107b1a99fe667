import type { GateDirection } from '#contract/areas/tickets.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface ScanRow {
  accountNumber: string;
  bookingId: string;
  direction: GateDirection;
  scannedAt: Date;
}

/** What makes two scans the same one. */
export const scanKey = ({ accountNumber, direction, scannedAt }: Omit<ScanRow, 'bookingId'>) =>
  [accountNumber, direction, scannedAt.toISOString()].join('/');

export function gateStore(sql: Sql) {
  return {
    /** Scans that are known already change nothing; answers the keys of those that are new. */
    async add(scans: readonly ScanRow[], now: Date): Promise<Set<string>> {
      const rows = await sql<Omit<ScanRow, 'bookingId'>[]>`
        insert into gate_scans (account_number, booking_id, direction, scanned_at, received_at)
        select account, booking, direction, scanned_at, ${now}::timestamptz
        from unnest(${scans.map((one) => one.accountNumber)}::text[], ${scans.map((one) => one.bookingId)}::bigint[],
          ${scans.map((one) => one.direction)}::text[],
          ${scans.map((one) => one.scannedAt.toISOString())}::timestamptz[])
          as one (account, booking, direction, scanned_at)
        order by account, scanned_at, direction
        on conflict do nothing
        returning account_number as "accountNumber", direction, scanned_at as "scannedAt"`;
      return new Set(rows.map(scanKey));
    },

    /** The last scan of each account; of two at one moment the one that leaves the guest ashore, to be looked for. */
    last: (accounts?: readonly string[]) => sql<ScanRow[]>`
      select distinct on (account_number) account_number as "accountNumber", booking_id::text as "bookingId", direction,
        scanned_at as "scannedAt"
      from gate_scans where voyage_id = (select current_voyage())
        and (${accounts === undefined} or account_number = any(${(accounts ?? []) as string[]}::text[]))
      order by account_number, scanned_at desc, direction`,
  };
}
