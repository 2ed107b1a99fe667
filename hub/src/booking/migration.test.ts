import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER, migrate } from '#hub/shared/database/migrate.ts';
import type { Pool } from '#hub/shared/database/sql.ts';
import { type ClonedDatabase, cloneDatabase } from '#hub-test/clone-database.ts';
import { appointmentsOf } from './appointments.ts';
import { bookings } from './bookings.ts';
import { units } from './units.ts';

const CORE = '0095-booking-core.sql';
let database: ClonedDatabase;
let sql: Pool;
let folder: string;

/** A database as it was before the core, with an excursion, a restaurant, bookings of both, a charge and a basket. */
beforeAll(async () => {
  database = await cloneDatabase('template0');
  sql = database.connect();
  folder = await mkdtemp(join(tmpdir(), 'gangway-migrations-'));
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql'));
  for (const name of names.filter((one) => one < CORE)) {
    await copyFile(join(MIGRATIONS_FOLDER, name), join(folder, name));
  }
  await migrate(sql, folder);
  await sql.unsafe(`
    insert into excursions (id, type, name, booking_code, starts_at, duration_minutes, adult_price, capacity, waitlist, port)
      values ('boat', 'CruiseExcursion', '{"defaultValue": "Boat"}', 'B1', '2026-06-17 09:00', 180, 5000, 3, true,
        '{"name": "Naples", "countryName": "Italy"}'),
      ('walk', 'CruiseExcursion', '{"defaultValue": "Walk"}', null, '2026-06-18 09:00', null, 100, 5, false,
        '{"name": "Rome", "countryName": "Italy"}');
    insert into bookables (id, module, title, external_id, place) values ('pergola', 'dining', '{"defaultValue": "Pergola"}', 'X', 0);
    insert into bookable_slots (bookable_id, starts_at, ends_at, capacity)
      values ('pergola', '2026-06-16 19:00', '2026-06-16 21:00', 8);
    insert into booking_groups (reference, kind, party_id, created_at)
      values ('AAAAAAAA', 'direct', 'p', now()), ('BBBBBBBB', 'direct', 'p', now());
    insert into excursion_bookings (reference, excursion_id, party_id, account_number, passenger_id, first_name, last_name,
        passenger_type, lead, status, price, created_at, changed_at)
      select 'AAAAAAAA', 'boat', 'p', 'a' || n, 'p' || n, 'First', 'Last', 'Adult', false, status, 5000, now(), now()
      from (values (1, 'C'), (2, 'R'), (3, 'W'), (4, 'X')) as one (n, status);
    insert into invoice_lines (account_number, department, description, amount, charged_at, booking_id, reference)
      select 'a1', 'Excursions', '"Boat"', 5000, now(), id, 'AAAAAAAA' from excursion_bookings where account_number = 'a1';
    insert into bookable_bookings (reference, slot_id, party_id, account_number, persons, status, created_at, changed_at)
      select 'BBBBBBBB', id, 'p', 'a1', 4, 'C', now(), now() from bookable_slots;
    insert into basket_elements (party_id, excursion_id, passenger_id, added_at) values ('p', 'walk', 'p1', now());`);
  await migrate(sql);
});
afterAll(async () => {
  await sql.end({ timeout: 2 });
  await database.drop();
  await rm(folder, { recursive: true });
});

describe('a database from before the booking core', () => {
  it('keeps every booking, with what is taken counted', async () => {
    const [boat] = await units(sql).excursions(['boat']);
    expect(boat).toMatchObject({ capacity: 3, taken: 2, waitlist: true, adultPrice: 5000, code: 'B1', hasEnd: true });
    expect(boat).toMatchObject({ startsAt: '2026-06-17 09:00:00', endsAt: '2026-06-17 12:00:00' });
    const [walk] = await units(sql).excursions(['walk']);
    expect(walk).toMatchObject({ taken: 0, hasEnd: false, endsAt: '2026-06-18 09:01:00' });
    const [slot] = await units(sql).slotAt('dining', 'pergola', '2026-06-16 19:00:00');
    expect(slot).toMatchObject({ capacity: 8, taken: 4, code: 'X' });
    const booked = await bookings(sql).ofReference('AAAAAAAA');
    expect(booked.map(({ accountNumber, status }) => accountNumber + status)).toEqual(['a1C', 'a2R', 'a3W', 'a4X']);
  });

  it('keeps appointments, charges and baskets', async () => {
    const appointments = await appointmentsOf(sql, ['a1']);
    expect(appointments.map(({ objectId, status }) => objectId + status)).toEqual(['pergolaC', 'boatC']);
    const lines = await sql`
      select l.amount, b.account_number from invoice_lines l join bookings b on b.id = l.booking_id`;
    expect(lines).toEqual([{ amount: 5000, account_number: 'a1' }]);
    const wishes = await sql`
      select u.object_id, e.passenger_id from basket_elements e join booking_units u on u.id = e.unit_id`;
    expect(wishes).toEqual([{ object_id: 'walk', passenger_id: 'p1' }]);
  });

  it('goes on counting where it stopped', async () => {
    const [row] = await sql<{ id: number; most: number }[]>`
      select nextval(pg_get_serial_sequence('bookings', 'id'))::int as id, (select max(id)::int from bookings) as most`;
    expect(row?.id).toBeGreaterThan(row?.most ?? 0);
  });
});
