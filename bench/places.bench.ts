import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toHubDate } from '#contract/hub-date.ts';
import type { Pool } from '#hub/shared/database/sql.ts';
import type { Bench } from './bench.ts';
import { startFleet } from './booking-fleet.ts';
import { compareWithFloor } from './measure-load.ts';

const FEW = 500;
const MANY = 250_000;

/** Active bookings of guests of their own, spread over all excursions of the voyage, with the counters that belong to them. */
async function book(sql: Pool, from: number, to: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`
      insert into booking_groups (reference, kind, party_id, created_at)
      values ('BENCHAAA', 'direct', 'bench', now()) on conflict do nothing`;
    await tx`update booking_units set capacity = capacity + ${to} where kind = 'excursion'`;
    await tx`
      with unit as (select id, row_number() over (order by id) - 1 as n, count(*) over () as all_of_them
        from booking_units where kind = 'excursion' and voyage_id = current_voyage())
      insert into bookings (reference, unit_id, party_id, account_number, persons, passenger_id, first_name, last_name,
        passenger_type, lead, status, created_at, changed_at)
      select 'BENCHAAA', unit.id, 'bench', 'bench-' || guest, 1, 'bench-' || guest, 'Bench', 'Guest', 'Adult', false, 'C',
        now(), now()
      from generate_series(${from}::int, ${to - 1}::int) as guest join unit on unit.n = guest % unit.all_of_them`;
    await tx`
      update booking_units u set taken = b.persons
      from (select unit_id, sum(persons) as persons from bookings where status in ('C', 'R') group by unit_id) b
      where u.id = b.unit_id`;
  });
  await sql`analyze`;
}

/** F14: reading places costs the same whatever is booked. */
export const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-places-'));
  const fleet = await startFleet(folder);
  try {
    const hub = await fleet.startHub();
    const [busiest] = await fleet.sql<{ day: string; id: string }[]>`
      select starts_at::date::text as day, min(object_id) as id from booking_units
      where kind = 'excursion' and voyage_id = current_voyage() group by 1 order by count(*) desc limit 1`;
    if (!busiest) throw new Error('The seeded hub has no excursions.');
    const origin = `http://127.0.0.1:${hub.port}/v1`;
    const list = `${origin}/excursions/byDate?dateAsString=${toHubDate(busiest.day)}`;
    const one = `${origin}/excursions/availability/${busiest.id}`;
    const pid = hub.process.pid ?? 0;

    await book(fleet.sql, 0, FEW);
    const few = { list: await compareWithFloor(list, pid), one: await compareWithFloor(one, pid) };
    await book(fleet.sql, FEW, MANY);
    const many = { list: await compareWithFloor(list, pid), one: await compareWithFloor(one, pid) };
    return [
      { name: `a day's excursions, ${FEW} bookings`, value: few.list.ours, unit: 'requests/s', atLeast: 2_000 },
      { name: `a day's excursions, ${MANY} bookings`, value: many.list.ours, unit: 'requests/s', atLeast: 2_000 },
      { name: `a day's excursions, ${MANY} bookings, p99`, value: many.list.p99Ms, unit: 'ms' },
      { name: "a day's excursions, floor", value: many.list.floor, unit: 'requests/s' },
      // By the floor of the same moment, so that what else the machine does hits both alike.
      {
        name: "a day's excursions, many against few",
        value: many.list.ratio / few.list.ratio,
        unit: '×',
        atLeast: 0.8,
      },
      { name: `one excursion's places, ${FEW} bookings`, value: few.one.ours, unit: 'requests/s' },
      { name: `one excursion's places, ${MANY} bookings`, value: many.one.ours, unit: 'requests/s' },
      {
        name: "one excursion's places, many against few",
        value: many.one.ratio / few.one.ratio,
        unit: '×',
        atLeast: 0.8,
      },
    ];
  } finally {
    await fleet.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
