import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TvChannel } from '#contract/areas/tv.ts';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';
import { loadPack } from '#packs/load-pack.ts';
import { seedTv } from './tv.seed.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub({ pack: 'demo' });
});
afterAll(() => hub.close());

it('[CD26 CD27] the pack’s channels have a guide without overlaps, for today and every day of the voyage', async () => {
  const { channels } = (await loadPack('meridian')).tv;
  await hub.sql`update tv_channels set stream = replace(stream, '{sandbox}', 'http://box')`;
  const listed = (await hub.get('channel/getAll/tv/app')).body.channel as TvChannel[];
  expect(listed.map(({ code }) => code)).toEqual(channels.map(({ code }) => code));
  expect(listed.length).toBeGreaterThanOrEqual(3);
  for (const { epg } of listed) expect(epg?.programs?.length).toBeGreaterThan(5);
  const [{ overlaps } = {}] = await hub.sql`
    select count(*)::int as overlaps from tv_programmes a join tv_programmes b
    on a.channel_id = b.channel_id and a.starts_at < b.starts_at and a.ends_at > b.starts_at`;
  expect(overlaps).toBe(0);
  const [{ days } = {}] = await hub.sql`select count(distinct starts_at::date)::int as days from tv_programmes`;
  expect(days).toBeGreaterThanOrEqual(14);
});

it('a pack that is applied again leaves what an operator imported above its own', async () => {
  const pack = await loadPack('meridian');
  await hub.sql.begin((tx) => seedTv(tx, pack, '2026-06-15'));
  await hub.sql`delete from tv_programmes where channel_id = 'channel-news' and starts_at < '2026-06-15T13:00Z' and ends_at > '2026-06-15T11:00Z'`;
  await hub.sql`
    insert into tv_programmes values
    ('channel-news', '2026-06-15T11:00Z', '2026-06-15T13:00Z', ${hub.sql.json('Imported')}, null, 'import')`;
  await hub.sql.begin((tx) => seedTv(tx, pack, '2026-06-15'));
  const rows = await hub.sql`
    select name from tv_programmes
    where channel_id = 'channel-news' and starts_at < '2026-06-15T13:00Z' and ends_at > '2026-06-15T11:00Z'`;
  expect(rows.map(({ name }) => name)).toEqual(['Imported']);
});
