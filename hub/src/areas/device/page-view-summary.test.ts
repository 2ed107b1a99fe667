import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cleanUp } from '#hub/housekeeping.ts';
import { startTestHub, TEST_NOW, type TestHub } from '#hub-test/hub.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub({ settings: { shipTimeZone: 'Europe/Athens' } });
});
afterAll(() => hub.close());
beforeEach(async () => {
  hub.clock.set(TEST_NOW); // 15 June, 13:00 on board
  await hub.sql`truncate page_views, page_view_days`;
});

const SESSION = '00000000-0000-4000-8000-000000000001';
async function seen(page: string, at: string, type = 'App', session: string | null = null) {
  await hub.sql`insert into page_views (page, at, device_type, session_id) values (${page}, ${at}, ${type}, ${session})`;
}
const single = async () => (await hub.sql`select page from page_views order by at`).map(({ page }) => page);
const sums = async () =>
  (await hub.sql`select day::text, device_type as type, page, views::int from page_view_days order by 1, 2, 3`).map(
    ({ day, type, page, views }) => `${day} ${type} ${page} ${views}`,
  );

it('[AD15] page views older than a week become sums by ship day, device type and page; the newer stay', async () => {
  await seen('home', '2026-06-06T20:59:59Z', 'App', SESSION);
  await seen('home', '2026-06-06T21:00:00Z'); // midnight on board
  await seen('home', '2026-06-07T10:00:00Z', 'App', SESSION);
  await seen('spa', '2026-06-07T10:00:00Z');
  await seen('home', '2026-06-07T20:59:59Z', 'Kiosk');
  await seen('kept', '2026-06-07T21:00:00Z'); // 8 June, a week ago
  await cleanUp(hub.hub);
  expect(await sums()).toEqual([
    '2026-06-06 App home 1',
    '2026-06-07 App home 2',
    '2026-06-07 App spa 1',
    '2026-06-07 Kiosk home 1',
  ]);
  expect(await single()).toEqual(['kept']);
});

it('two hubs that sum up at once, and again later, count nothing twice and lose nothing', async () => {
  for (let n = 0; n < 50; n += 1) await seen('home', '2026-06-01T10:00:00Z');
  const sibling = await hub.sibling();
  await Promise.all([cleanUp(hub.hub), cleanUp(sibling.hub)]);
  await seen('home', '2026-06-01T11:00:00Z'); // a hub that was cut off writes late
  await cleanUp(hub.hub);
  await sibling.close();
  expect(await sums()).toEqual(['2026-06-01 App home 51']);
});

it('made-up pages share one sum past a thousand of a day, the most seen keep their own', async () => {
  await hub.sql`insert into page_views (page, at, device_type)
    select 'made-up ' || n, '2026-06-01T10:00:00Z', 'App' from generate_series(1, 1500) n`;
  for (let n = 0; n < 2; n += 1) await seen('home', '2026-06-01T10:00:00Z');
  await cleanUp(hub.hub);
  const rows = await hub.sql`select page, views::int from page_view_days order by views desc, page limit 3`;
  expect(rows.slice(0, 2).map(({ page, views }) => [page, views])).toEqual([
    ['…', 501],
    ['home', 2],
  ]);
  expect(await hub.sql`select 1 from page_view_days`).toHaveLength(1_001);
});

it('sums are dropped after 400 days', async () => {
  await seen('home', '2026-06-01T10:00:00Z');
  await cleanUp(hub.hub);
  hub.clock.set('2027-07-06T10:00:00Z');
  await cleanUp(hub.hub);
  expect(await sums()).toHaveLength(1);
  hub.clock.set('2027-07-07T10:00:00Z');
  await cleanUp(hub.hub);
  expect(await sums()).toEqual([]);
});
