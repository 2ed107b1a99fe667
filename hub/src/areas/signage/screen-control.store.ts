import type { Announcement, Emergency, OperatorText, PlaylistEntry } from '#contract/areas/screen-control.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export type PlacedAnnouncement = Announcement & { places: string[] };

export function screenControlStore(sql: Sql) {
  return {
    /** The device's own before its group's, the operator's before the pack's. */
    async playlistOf(group: string, label: string | undefined): Promise<PlaylistEntry[]> {
      const [row] = await sql<{ entries: PlaylistEntry[] }[]>`
        select entries from signage_playlists where target in (${group}, ${label ?? group})
        order by target = ${label ?? group} desc, from_pack limit 1`;
      return row?.entries ?? [];
    },

    async setPlaylist(target: string, entries: readonly PlaylistEntry[], fromPack: boolean): Promise<void> {
      await sql`
        insert into signage_playlists (target, from_pack, entries) values (${target}, ${fromPack}, ${sql.json(entries as never)})
        on conflict (target, from_pack) do update set entries = excluded.entries, changed_at = clock_timestamp()
        where signage_playlists.entries is distinct from excluded.entries`;
    },

    async forgetPlaylist(target: string): Promise<void> {
      await sql`delete from signage_playlists where target = ${target} and not from_pack`;
    },

    async forgetPackPlaylistsBut(targets: readonly string[]): Promise<void> {
      await sql`delete from signage_playlists where from_pack and target <> all(${[...targets]})`;
    },

    async playlistVersion(): Promise<string> {
      const [row] = await sql<{ version: string }[]>`
        select md5(coalesce(string_agg(target || from_pack || changed_at, ',' order by target, from_pack), '')) as version
        from signage_playlists`;
      return row?.version ?? '';
    },

    announcements: async (now: Date): Promise<PlacedAnnouncement[]> => {
      const rows = await sql<(Omit<PlacedAnnouncement, 'until'> & { until: Date })[]>`
        select id::text, priority, text, until, places from signage_announcements
        where voyage_id = current_voyage() and until > ${now} order by priority desc, id desc`;
      return rows.map((row) => ({ ...row, until: row.until.toISOString() }));
    },

    async announce(one: {
      text: OperatorText;
      priority: string;
      places: readonly string[];
      until: Date;
    }): Promise<string> {
      const [row] = await sql<{ id: string }[]>`
        insert into signage_announcements (text, priority, places, until)
        values (${sql.json(one.text)}, ${one.priority}, ${[...one.places]}, ${one.until}) returning id::text`;
      return row?.id ?? '';
    },

    async endAnnouncement(id: string, now: Date): Promise<boolean> {
      const rows = await sql`
        update signage_announcements set until = ${now}
        where id = ${id}::bigint and voyage_id = current_voyage() and until > ${now} returning id`;
      return rows.length > 0;
    },

    async emergency(): Promise<Emergency | undefined> {
      const [row] = await sql<(Omit<Emergency, 'since'> & { since: Date })[]>`
        select id, text, is_drill as "isDrill", since from signage_emergency`;
      return row && { ...row, since: row.since.toISOString() };
    },

    async declare(one: { id: string; text: OperatorText; isDrill: boolean; since: Date }): Promise<void> {
      await sql`
        insert into signage_emergency (id, text, is_drill, since)
        values (${one.id}, ${sql.json(one.text)}, ${one.isDrill}, ${one.since})
        on conflict (only_row) do update
          set id = excluded.id, text = excluded.text, is_drill = excluded.is_drill, since = excluded.since`;
    },

    async clearEmergency(): Promise<void> {
      await sql`delete from signage_emergency`;
    },
  };
}
