import type { GpsProfile } from '#contract/areas/tracker.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface KnownPosition {
  profile: GpsProfile;
  takenAt: Date;
}

export function trackerStore(sql: Sql) {
  return {
    async last(): Promise<KnownPosition | undefined> {
      const [row] = await sql<KnownPosition[]>`select profile, taken_at as "takenAt" from ship_position`;
      return row;
    },

    /** False when a position of the last `everyMs` is known: of several processes that report, one comes through. */
    async keep({ profile, takenAt }: KnownPosition, everyMs: number): Promise<boolean> {
      const rows = await sql`
        insert into ship_position (profile, taken_at) values (${sql.json(profile as never)}, ${takenAt})
        on conflict (only_row) do update set profile = excluded.profile, taken_at = excluded.taken_at
        where ship_position.taken_at <= excluded.taken_at - make_interval(secs => ${everyMs / 1_000})
          or ship_position.taken_at > excluded.taken_at
        returning 1`;
      return rows.length > 0;
    },

    async hubType(): Promise<string | undefined> {
      const [row] = await sql<{ hubType: string | null }[]>`select operator ->> 'hubType' as "hubType" from deployment`;
      return row?.hubType ?? undefined;
    },
  };
}
