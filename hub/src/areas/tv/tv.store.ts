import type { LocalText } from '#contract/text.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface ChannelRow {
  id: string;
  code: string;
  name: LocalText;
  logo: string;
  stream: string;
}

export interface ProgrammeRow {
  channelId: string;
  startsAt: Date;
  endsAt: Date;
  name: LocalText;
  description: LocalText | null;
}

export function tvStore(sql: Sql) {
  return {
    channels: () => sql<ChannelRow[]>`select id, code, name, logo, stream from tv_channels order by place, id`,

    programmes: (from: Date, to: Date) => sql<ProgrammeRow[]>`
      select channel_id as "channelId", starts_at as "startsAt", ends_at as "endsAt", name, description
      from tv_programmes where ends_at > ${from} and starts_at < ${to} order by channel_id, starts_at`,

    /** A channel has these programmes from the first to the last of them; what was there before is gone. */
    async replace(channelId: string, programmes: readonly Omit<ProgrammeRow, 'channelId'>[]): Promise<void> {
      const from = programmes[0]?.startsAt;
      const to = programmes.at(-1)?.endsAt;
      if (!from || !to) return;
      await sql`delete from tv_programmes where channel_id = ${channelId} and ends_at > ${from} and starts_at < ${to}`;
      const rows = programmes.map(({ startsAt, endsAt, name, description }) => ({
        channel_id: channelId,
        starts_at: startsAt.toISOString(),
        ends_at: endsAt.toISOString(),
        name,
        description,
        source: 'import',
      }));
      await sql`
        insert into tv_programmes
        select * from jsonb_populate_recordset(null::tv_programmes, ${sql.json(rows as never)})`;
    },

    forgetBefore: (moment: Date) => sql`delete from tv_programmes where ends_at < ${moment}`,
  };
}
