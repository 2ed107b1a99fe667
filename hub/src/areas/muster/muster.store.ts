import type { Sql } from '#hub/shared/database/sql.ts';
import type { Mark } from './muster.rules.ts';

export interface ScanRow {
  accountNumber: string;
  station: string;
  scannedAt: Date;
}

export function musterStore(sql: Sql) {
  return {
    /** What an operator decided, else what the pack says, else yes: a film does not replace the visit. */
    async stationVisitRequired(): Promise<boolean> {
      const [row] = await sql<{ required: boolean }[]>`
        select coalesce((select station_visit_required from muster_settings),
          (select (operator ->> 'musterStationVisitRequired')::boolean from deployment), true) as required`;
      return row?.required ?? true;
    },

    async setStationVisitRequired(required: boolean): Promise<void> {
      await sql`
        insert into muster_settings (station_visit_required) values (${required})
        on conflict (only_row) do update set station_visit_required = excluded.station_visit_required`;
    },

    /** One statement, so all of them as of one moment. */
    async marks(accounts: readonly string[]): Promise<Map<string, Mark>> {
      const rows = await sql<({ account: string } & Mark)[]>`
        select one.account, v.account_number is not null as "isVideoWatched", s.station
        from unnest(${[...accounts]}::text[]) as one (account)
        left join muster_video_seen v on v.voyage_id = current_voyage() and v.account_number = one.account
        left join muster_scans s on s.voyage_id = current_voyage() and s.account_number = one.account`;
      return new Map(rows.map(({ account, ...mark }) => [account, mark]));
    },

    /** CD34: repeats change nothing. In the order of their numbers, so that two of a group never wait crosswise. */
    async videoSeen(accounts: readonly string[], confirmedBy: string, at: Date): Promise<void> {
      await sql`
        insert into muster_video_seen (account_number, seen_at, confirmed_by)
        select account, ${at}, ${confirmedBy} from unnest(${[...accounts]}::text[]) as one (account) order by account
        on conflict (voyage_id, account_number) do nothing`;
    },

    /** CD35: the earliest scan of a passenger stays, whichever comes in first; answers how many had none before. */
    async scanned(scans: readonly ScanRow[], at: Date): Promise<number> {
      const rows = await sql<{ isNew: boolean }[]>`
        insert into muster_scans as kept (account_number, station, scanned_at, received_at)
        select distinct on (account) account, station, scanned_at, ${at}::timestamptz
        from unnest(${scans.map((one) => one.accountNumber)}::text[], ${scans.map((one) => one.station)}::text[],
          ${scans.map((one) => one.scannedAt.toISOString())}::timestamptz[]) as one (account, station, scanned_at)
        order by account, scanned_at, station
        on conflict (voyage_id, account_number) do update set
          station = excluded.station, scanned_at = excluded.scanned_at, received_at = excluded.received_at
        where (excluded.scanned_at, excluded.station) < (kept.scanned_at, kept.station)
        returning xmax = 0 as "isNew"`;
      return rows.filter(({ isNew }) => isNew).length;
    },

    async scanOf(accountNumber: string): Promise<{ station: string; scannedAt: Date } | undefined> {
      const [row] = await sql<{ station: string; scannedAt: Date }[]>`
        select station, scanned_at as "scannedAt" from muster_scans
        where voyage_id = current_voyage() and account_number = ${accountNumber}`;
      return row;
    },
  };
}
