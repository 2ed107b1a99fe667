// What the database alone can do: the rows of a booking written by one statement each, with the hub's own driver and as
// many connections as a hub has for transactions, without HTTP, locks, reads or rules.
import { connect, type DatabaseAddress } from '#hub/shared/database/sql.ts';
import { createLog } from '#hub/shared/log.ts';

/** Half of a hub's twelve carry transactions. */
const CONNECTIONS = 6;

export async function measureFloor(address: DatabaseAddress, bookings: number): Promise<number> {
  const pools = Array.from({ length: CONNECTIONS }, () => connect(address, createLog('error'), 2));
  const [first] = pools;
  if (!first) throw new Error('There is no connection.');
  const name = `floor-${Date.now()}`;
  const units = await first<{ id: string }[]>`
    insert into booking_units (kind, object_id, name, starts_at, ends_at, capacity, trip)
    select 'excursion', ${name} || '-' || n, '{"defaultValue": "Bench"}', now() + interval '2 days',
      now() + interval '2 days 2 hours', ${bookings}, '{"type": "CruiseExcursion"}'
    from generate_series(1, 40) as n returning id::text`;
  let next = 0;

  const write = (sql: (typeof pools)[number], n: number) => {
    const unit = units[n % units.length]?.id ?? '';
    const account = `${name}-${n}`;
    const now = new Date();
    return sql`
      with unit as (
        update booking_units set taken = taken + 1 where id = ${unit}::bigint returning id, voyage_id, name),
      head as (
        insert into booking_groups (reference, kind, party_id, booked_by, created_at, voyage_id)
        select ${referenceOf(n)}, 'direct', ${account}, ${account}, ${now}, voyage_id from unit returning reference),
      booked as (
        insert into bookings (reference, unit_id, party_id, account_number, persons, passenger_id, first_name, last_name,
          passenger_type, lead, status, price, created_at, changed_at, voyage_id)
        select head.reference, unit.id, ${account}, ${account}, 1, ${account}, 'Bench', 'Guest', 'Adult', true, 'C', 5000,
          ${now}, ${now}, unit.voyage_id
        from head, unit returning id, account_number, price, reference),
      billed as (
        insert into invoice_lines (account_number, department, description, amount, charged_at, booking_id, reference,
          voyage_id)
        select account_number, 'Excursions', unit.name, price, ${now}, booked.id, reference, unit.voyage_id
        from booked, unit)
      insert into idempotency_keys (scope, key_hash, body_hash, answer, created_at)
      values (${account}, sha256(${account}::bytea), sha256(${account}::bytea), '{"value": {"failed": false}}', ${now})`;
  };

  const work = async (sql: (typeof pools)[number]) => {
    for (let n = next++; n < bookings; n = next++) await write(sql, n);
  };
  await Promise.all(pools.map((sql) => sql`select 1`));
  const started = performance.now();
  await Promise.all(pools.map(work));
  const seconds = (performance.now() - started) / 1000;
  await Promise.all(pools.map((sql) => sql.end({ timeout: 2 })));
  return bookings / seconds;
}

const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
let round = 0;

/** Different in every round, and none that a hub is likely to draw. */
function referenceOf(n: number): string {
  if (n === 0) round += 1;
  let [text, rest] = ['', n * 32 + round];
  for (let at = 0; at < 6; at += 1) {
    text = SYMBOLS[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return `ZZ${text}`;
}
