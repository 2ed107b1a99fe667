import type { UiSettings } from '#contract/areas/device.ts';
import type { LineupEvent } from '#contract/areas/programme.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export function programmeStore(sql: Sql) {
  return {
    /** From a day on, so many days; both ends included, in order. */
    between: (from: IsoDay, to: IsoDay) => sql<{ day: IsoDay; event: LineupEvent }[]>`
      select day::text, event from programme_events
      where voyage_id = current_voyage() and day between ${from}::date and ${to}::date order by day, position`,

    async settings(): Promise<UiSettings> {
      const [row] = await sql<{ settings: UiSettings | null }[]>`
        select operator -> 'uiSettings' as settings from deployment`;
      return row?.settings ?? {};
    },
  };
}
