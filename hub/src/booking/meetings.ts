import type { LocalText } from '#contract/text.ts';
import type { Fragment, Sql } from '#hub/shared/database/sql.ts';
import { plainLocalText } from '#hub/shared/plain-text.ts';
import type { UnitKind } from './unit.ts';

/** Where one goes for something that is booked, and with what. */
export interface Meeting {
  meetingPoint: LocalText | null;
  wayfinderProfileId: string | null;
  /** What to bring or to know, plain text. */
  bring: LocalText | null;
}

/** The same as it is stored, with the operator's markup. */
export interface MeetingRow extends Meeting {
  unitId: string;
}

/** Delivers rows of `id`, `meetingPoint`, `wayfinderProfileId` and `bring` of these excursions or bookables, on sale or not: what is booked stands. */
export type MeetingSource = (sql: Sql, objectIds: Fragment) => Fragment;

export interface MeetingSources {
  kinds: readonly UnitKind[];
  source: MeetingSource;
}

export type MeetingOf = (unit: { id: string }) => Meeting | undefined;

/** The meetings of units whose ids a query delivers, from the areas that sell them. */
export function meetingRows(sql: Sql, sources: readonly MeetingSources[], unitIds: Fragment) {
  const none = sql`
    select null::text as "unitId", null::jsonb as "meetingPoint", null::text as "wayfinderProfileId", null::jsonb as bring
    where false`;
  const each = sources.map(
    ({ kinds, source }) => sql`
      union all
      select u.id::text, m."meetingPoint", m."wayfinderProfileId", m.bring
      from booking_units u
      join (${source(sql, sql`select object_id from booking_units where id in (${unitIds})`)}) as m on m.id = u.object_id
      where u.id in (${unitIds}) and u.kind = any(${kinds as UnitKind[]}::text[])`,
  );
  return sql<MeetingRow[]>`${none} ${each}`;
}

export function meetingsAmong(rows: readonly MeetingRow[]): MeetingOf {
  const known = new Map(
    rows.map(({ unitId, bring, ...place }) => [unitId, { ...place, bring: plainLocalText(bring) }]),
  );
  return ({ id }) => known.get(id);
}
