import type { IsoDay } from '#contract/hub-date.ts';
import type { Pool } from '#hub/shared/database/sql.ts';

export interface PageView {
  page: string;
  at: Date;
  deviceId: string | null;
  deviceType: string;
  sessionId: string | null;
}

/** Anybody can make up pages: so many of a day and kind of device have a sum of their own, all others share one. */
const PAGES_PER_DAY = 1_000;
const OTHER_PAGES = '…';
/** A day of a busy ship has a million views; nobody waits for them to be summed up. */
const SUM_TIMEOUT_MS = 300_000;

export function pageViewsStore(sql: Pool) {
  return {
    async add(views: readonly PageView[]): Promise<void> {
      if (views.length === 0) return;
      const rows = views.map(({ page, at, deviceId, deviceType, sessionId }) => ({
        page,
        at,
        device_id: deviceId,
        device_type: deviceType,
        session_id: sessionId,
      }));
      await sql`insert into page_views ${sql(rows)}`;
    },

    async oldest(): Promise<Date | undefined> {
      const [row] = await sql<{ at: Date | null }[]>`select min(at) as at from page_views`;
      return row?.at ?? undefined;
    },

    /** Replaces the single views of a day by their sums, in one statement: two hubs at it count nothing twice. */
    async sumUp(day: IsoDay, from: Date, until: Date): Promise<void> {
      await sql.begin(async (tx) => {
        await tx`select set_config('statement_timeout', ${String(SUM_TIMEOUT_MS)}, true)`;
        await tx`
          with gone as (
            delete from page_views where at >= ${from} and at < ${until} returning page, coalesce(device_type, 'App') as type),
          seen as (
            select type, page, count(*) as views,
              row_number() over (partition by type order by count(*) desc, page) as place
            from gone group by type, page),
          sums as (
            select type, case when place <= ${PAGES_PER_DAY} then page else ${OTHER_PAGES} end as page, sum(views) as views
            from seen group by 1, 2)
          insert into page_view_days (day, device_type, page, views) select ${day}::date, type, page, views from sums
          on conflict (day, device_type, page) do update set views = page_view_days.views + excluded.views`;
      });
    },

    async dropSumsBefore(day: IsoDay): Promise<void> {
      await sql`delete from page_view_days where day < ${day}::date`;
    },
  };
}
