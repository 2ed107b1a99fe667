import type { IsoDay } from '#contract/hub-date.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface VoyageRow {
  id: string;
  pack: string | null;
  /** Null until a pack lays it. */
  fromDay: IsoDay | null;
  toDay: IsoDay | null;
  startedAt: Date;
  endedAt: Date | null;
}

/** The rows of `voyages`; what belongs to one is found by its `voyage_id` (docs/algorithms/voyages.md). */
export function voyageStore(sql: Sql) {
  const voyages = sql`
    select id::text, pack, from_day::text as "fromDay", to_day::text as "toDay", started_at as "startedAt",
      ended_at as "endedAt"
    from voyages`;

  return {
    all: () => sql<VoyageRow[]>`${voyages} order by voyages.id`,

    async underWay(): Promise<VoyageRow> {
      const [row] = await sql<VoyageRow[]>`${voyages} where ended_at is null`;
      if (!row) throw new Error('No voyage is under way.');
      return row;
    },

    /** Its days; the first time it is laid is when it began. */
    async lay(pack: string, from: IsoDay, to: IsoDay, now: Date): Promise<void> {
      await sql`
        update voyages set pack = ${pack}, from_day = ${from}::date, to_day = ${to}::date,
          started_at = case when from_day is null then ${now} else started_at end
        where ended_at is null`;
    },

    /** Ends the voyage under way and begins the next, which has nothing yet. */
    async begin(now: Date): Promise<void> {
      // A clock that was set back in between must not keep a voyage from ending.
      await sql`update voyages set ended_at = greatest(${now}, started_at) where ended_at is null`;
      await sql`insert into voyages (started_at) values (${now})`;
    },
  };
}

/** The id that rows laid by a seed carry. */
export async function currentVoyage(sql: Sql): Promise<string> {
  return (await voyageStore(sql).underWay()).id;
}
