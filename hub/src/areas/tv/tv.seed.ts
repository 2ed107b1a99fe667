import type { IsoDay } from '#contract/hub-date.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { announceIn } from '#hub/shared/event-bus.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { resolveVoyage } from '#packs/resolve-voyage.ts';
import { guideOfDays } from '#packs/tv-guide.ts';
import { tvChanged } from './tv.topics.ts';

/** The guide goes on for a week after the voyage, for a ship whose next one begins late. */
const DAYS_AFTER = 7;

/** Channels, and the pack's guide for the days of the voyage; what an operator imported stays above it. */
export async function seedTv(sql: Sql, pack: Pack, middle: IsoDay): Promise<void> {
  const { channels } = pack.tv;
  const zone = pack.operator.shipTimeZone;
  const voyage = resolveVoyage(middle, pack);
  for (const [place, { id, code, name, logo, stream }] of channels.entries()) {
    await sql`
      insert into tv_channels (id, code, name, logo, stream, place)
      values (${id}, ${code}, ${sql.json(name)}, ${logo}, ${stream}, ${place})
      on conflict (id) do update set code = excluded.code, name = excluded.name, logo = excluded.logo,
        stream = excluded.stream, place = excluded.place`;
  }
  await sql`delete from tv_channels where id <> all(${channels.map(({ id }) => id)}::text[])`;
  await sql`delete from tv_programmes where source = 'pack'`;
  const rows = channels.flatMap((channel) =>
    guideOfDays(channel, voyage.embarkation, voyage.days.length + DAYS_AFTER, zone).map(({ show, start, end }) => ({
      channel_id: channel.id,
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(end).toISOString(),
      name: show.name,
      description: show.description,
      source: 'pack',
    })),
  );
  await sql`
    insert into tv_programmes
    select p.* from jsonb_populate_recordset(null::tv_programmes, ${sql.json(rows as never)}) as p
    where not exists (
      select from tv_programmes as i
      where i.channel_id = p.channel_id and i.starts_at < p.ends_at and i.ends_at > p.starts_at)`;
  await announceIn(sql, tvChanged, undefined);
}
