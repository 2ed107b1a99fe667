import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Where the SQL of a table may stand, below hub/src. A table that is new needs a line here. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  attempt_counts: ['shared/'],
  basket_elements: ['areas/basket/'],
  basket_served: ['areas/basket/'],
  bookable_categories: ['areas/bookables/'],
  bookables: ['areas/bookables/'],
  booking_groups: ['booking/'],
  booking_units: ['booking/'],
  bookings: ['booking/'],
  cabin_message_readings: ['areas/messages/'],
  cabin_messages: ['areas/messages/'],
  calendar_addresses: ['areas/myday/'],
  conditions: ['booking/'],
  excursion_descriptions: ['areas/excursions/'],
  excursion_tags: ['areas/excursions/'],
  excursions: ['areas/excursions/'],
  favourites: ['areas/myday/'],
  gate_scans: ['areas/tickets/'],
  idempotency_keys: ['booking/'],
  invoice_lines: ['booking/'],
  muster_scans: ['areas/muster/'],
  muster_settings: ['areas/muster/'],
  muster_video_seen: ['areas/muster/'],
  photo_basket_packages: ['areas/photos/'],
  photo_basket_photos: ['areas/photos/'],
  photo_consent_decisions: ['areas/photos/'],
  photo_consents: ['areas/photos/'],
  photo_credits: ['areas/photos/'],
  photo_face_searches: ['areas/photos/'],
  photo_face_vectors: ['areas/photos/'],
  photo_folders: ['areas/photos/'],
  photo_keyvalues: ['areas/photos/'],
  photo_matches: ['areas/photos/'],
  photo_offers: ['areas/photos/'],
  photo_order_lines: ['areas/photos/'],
  photo_orders: ['areas/photos/'],
  photo_packages: ['areas/photos/'],
  photo_reference_pictures: ['areas/photos/'],
  photo_refusals: ['areas/photos/'],
  photo_tickets: ['areas/photos/'],
  photo_variants: ['areas/photos/'],
  photographs: ['areas/photos/'],
  search_entries: ['areas/search/'],
  search_words: ['areas/search/'],
  ship_position: ['areas/tracker/'],
  programme_events: ['areas/programme/'],
  ticket_keys: ['areas/tickets/'],
  ticket_revocations: ['areas/tickets/'],
  weather_readings: ['areas/weather/'],
  voyages: ['shared/voyage/', 'areas/voyages/'],
};

const MIGRATIONS = 'hub/migrations';
const SOURCES = 'hub/src';

/** The tables that all migrations together leave. */
function tables(): string[] {
  const found = new Set<string>();
  for (const file of readdirSync(MIGRATIONS).toSorted()) {
    const text = readFileSync(join(MIGRATIONS, file), 'utf8').replace(/--.*$/gm, '');
    for (const [, made, dropped] of text.matchAll(/\bcreate table (?:if not exists )?(\w+)|\bdrop table (\w+)/g)) {
      if (made) found.add(made);
      if (dropped) found.delete(dropped);
    }
  }
  return [...found].toSorted();
}

interface Use {
  table: string;
  file: string;
}

/** Where a table's name follows a word of SQL that wants one. */
function uses(): Use[] {
  const names = tables().join('|');
  const sql = new RegExp(`\\b(?:from|join|into|update|truncate|using|null::)\\s*(${names})\\b`, 'g');
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(SOURCES, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      return [...text.matchAll(sql)].map(([, table = '']) => ({ table, file }));
    });
}

describe('tables', () => {
  const all = uses();

  it('of the booking core and of the areas that stand on it have one owner each', () => {
    const foreign = all.filter(
      ({ table, file }) => OWNERS[table] && !OWNERS[table]?.some((home) => file.startsWith(home)),
    );
    expect(foreign.map(({ table, file }) => `${file} touches ${table}`)).toEqual([]);
  });

  it('of any area are touched by no other area', () => {
    const homes = new Map<string, Set<string>>();
    for (const { table, file } of all) {
      const [, area] = /^areas\/([\w-]+)\//.exec(file) ?? [];
      if (area) homes.set(table, (homes.get(table) ?? new Set()).add(area));
    }
    // The deployment is one row for everybody to read.
    const shared = [...homes].filter(([table, areas]) => table !== 'deployment' && areas.size > 1);
    expect(shared.map(([table, areas]) => `${table}: ${[...areas].join(', ')}`)).toEqual([]);
  });

  it('are found at all', () => {
    for (const table of Object.keys(OWNERS)) {
      expect(tables()).toContain(table);
      expect(all.some((use) => use.table === table)).toBe(true);
    }
  });
});
