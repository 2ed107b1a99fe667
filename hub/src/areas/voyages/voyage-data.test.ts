import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANNA, startVoyageHub, type VoyageHub } from '#hub-test/voyage-hub.ts';
import { childrenFirst } from './voyage-data.store.ts';

let hub: VoyageHub;
beforeEach(async () => {
  hub = await startVoyageHub();
});
afterEach(() => hub.close());

describe('an old voyage', () => {
  async function sailed() {
    const session = await hub.login(ANNA);
    const { body } = await hub.book(session, 'trip-0', ANNA);
    const [{ id }] = await hub.voyages();
    await hub.ops(`ops/voyages/${id}/end`, {});
    const next = (await hub.voyages()).at(-1).id as string;
    return { id: id as string, next, reference: body.bookingReference as string };
  }

  it('is exported whole, one row per line, without the secrets of its guests', async () => {
    const { id, next, reference } = await sailed();
    const rows = await hub.lines(id);
    expect(rows[0]).toMatchObject({ table: 'voyages', row: { id: Number(id), pack: 'meridian' } });
    const tables = new Set(rows.map(({ table }) => table));
    for (const table of ['voyage_days', 'programme_events', 'pms_guests', 'booking_groups', 'invoice_lines']) {
      expect(tables).toContain(table);
    }
    expect(JSON.stringify(rows)).toContain(reference);
    expect(JSON.stringify(rows)).not.toMatch(/scrypt|pin_hash/);
    expect(rows.every(({ table, row }) => String(table === 'voyages' ? row.id : row.voyage_id) === id)).toBe(true);
    expect(JSON.stringify(await hub.lines(next))).not.toContain(reference);
    expect((await hub.asOperator('ops/voyages/999/export')).status).toBe(404);
    expect((await hub.get(`ops/voyages/${id}/export`)).status).toBe(401);
  });

  it('is removed when its number is said twice, and nothing else with it', async () => {
    const { id, next, reference } = await sailed();
    const kept = await hub.lines(next);
    expect((await hub.ops(`ops/voyages/${id}/purge`, { confirm: next })).status).toBe(400);
    expect((await hub.ops(`ops/voyages/${next}/purge`, { confirm: next })).body.code).toBe('voyage_under_way');
    expect(JSON.stringify(await hub.lines(id))).toContain(reference);
    const { status, body } = await hub.ops(`ops/voyages/${id}/purge`, { confirm: id });
    expect(status).toBe(200);
    expect(body.removedRows).toMatchObject({ voyage_days: 14, pms_guests: 2 });
    expect(await hub.voyages()).toMatchObject([{ id: next }]);
    expect((await hub.asOperator(`ops/voyages/${id}/export`)).status).toBe(404);
    expect(await hub.lines(next)).toEqual(kept);
  });

  it('cannot be dropped from the table while it has data', async () => {
    const { id } = await sailed();
    await expect(hub.sql`delete from voyages where id = ${id}`).rejects.toThrow('foreign key');
  });
});

describe('every table', () => {
  /** Of the deployment: they outlive voyages. */
  const OF_THE_DEPLOYMENT = [
    'attempt_counts',
    'basket_served',
    'conditions',
    'content_article',
    'content_blob',
    'content_category',
    'content_event',
    'content_schedule',
    'deployment',
    'device_enrolments',
    'device_groups',
    'devices',
    'excursion_tags',
    'idempotency_keys',
    'marketplace_activities',
    'marketplace_cities',
    'marketplace_countries',
    'migrations',
    'muster_settings',
    'page_view_days',
    'page_views',
    'preview_token',
    'problem_categories',
    'rating_profiles',
    'rating_settings',
    'search_entries',
    'search_words',
    'session_login_settings',
    'session_tokens',
    'sessions',
    'ship',
    'ship_cabins',
    'ship_position',
    'signage_colours',
    'signage_content',
    'signage_emergency',
    'signage_playlists',
    'ticket_keys',
    'tv_channels',
    'tv_programmes',
    'voyages',
    'weather_readings',
  ];

  it('belongs to a voyage or, by decision, to the deployment', async () => {
    const rows = await hub.sql<{ name: string }[]>`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'voyage_id' and not a.attisdropped)
      order by c.relname collate "C"`;
    expect(rows.map(({ name }) => name)).toEqual(OF_THE_DEPLOYMENT);
  });

  it.each([
    [['a', 'b'], [], ['a', 'b']],
    [['a', 'b'], [{ child: 'b', parent: 'a' }], ['b', 'a']],
    [
      ['a', 'b', 'c'],
      [
        { child: 'c', parent: 'b' },
        { child: 'b', parent: 'a' },
      ],
      ['c', 'b', 'a'],
    ],
    [['a'], [{ child: 'elsewhere', parent: 'a' }], ['a']],
  ])('is emptied before what it refers to: %j', (tables, references, order) => {
    expect(childrenFirst(tables, references)).toEqual(order);
  });

  it('is named when references run in a circle', () => {
    const circle = [
      { child: 'a', parent: 'b' },
      { child: 'b', parent: 'a' },
    ];
    expect(() => childrenFirst(['a', 'b'], circle)).toThrow('a, b');
  });
});
