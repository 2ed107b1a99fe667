// Guests, sessions and excursions for the booking bench, written straight into the database.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from '#hub/shared/database/sql.ts';
import type { BookingRequest } from './booking-load.ts';

const PRICE = 5_000;
const EXCURSIONS = 40;

export interface Scene {
  requests: BookingRequest[];
  excursions: string[];
}

/** `guests` parties of one: half of them book directly, half order a filled basket, spread over 40 excursions. */
export async function layScene(sql: Pool, name: string, guests: number, excursionCount = EXCURSIONS): Promise<Scene> {
  const now = new Date();
  const capacity = Math.ceil(guests / excursionCount);
  const excursions = Array.from({ length: excursionCount }, (_, n) => `${name}-trip-${n}`);
  await sql`insert into excursions (id, cruise_day) select id, 999 from unnest(${excursions}::text[]) as id`;
  const trip = { type: 'CruiseExcursion', port: { name: 'Bench', countryName: 'Bench' } };
  const units = await sql<{ id: string; excursion: string }[]>`
    insert into booking_units (kind, object_id, name, starts_at, ends_at, adult_price, capacity, trip)
    select 'excursion', id, '{"defaultValue": "Bench"}', now() + interval '2 days', now() + interval '2 days 2 hours',
      ${PRICE}, ${capacity}, ${sql.json(trip)}
    from unnest(${excursions}::text[]) as id returning id::text, object_id as excursion`;
  const unitOf = new Map(units.map((unit) => [unit.excursion, unit.id]));
  const people = Array.from({ length: guests }, (_, n) => {
    const secret = randomBytes(32).toString('base64url');
    const session = randomUUID();
    return { id: `${name}-${n}`, secret, session, trip: excursions[n % excursionCount] ?? '', orders: n % 2 === 1 };
  });
  const ids = people.map((one) => one.id);
  await sql`
    insert into pms_parties (id, booking_reference, booking_key, departure_day, embark_day, disembark_day)
    select id, id, id, now() - interval '5 days', now() - interval '5 days', now() + interval '20 days'
    from unnest(${ids}::text[]) as id`;
  await sql`
    insert into pms_guests (account_number, account_key, passenger_id, party_id, place, first_name, first_name_key,
      last_name, last_name_key, birth_day, passenger_type, lead, cabin, cabin_key)
    select id, id, id, id, 0, 'Bench', 'bench', id, id, '1980-01-01', 'Adult', true, '1', '1'
    from unnest(${ids}::text[]) as id`;
  for (let from = 0; from < people.length; from += 1000) {
    const some = people.slice(from, from + 1000);
    const sessions = some.map(({ id, secret, session }) => ({
      id: session,
      secret_hash: createHash('sha256').update(secret).digest(),
      type: 'RemotePms',
      name: 'Bench',
      account_number: id,
      party_id: id,
      pin_change_pending: false,
      device_type: 'App',
      created_at: now,
      last_call_at: now,
    }));
    await sql`insert into sessions ${sql(sessions)}`;
    const ordering = some.filter((one) => one.orders);
    await sql`insert into basket_elements ${sql(
      ordering.map(({ id, trip }) => ({
        party_id: id,
        unit_id: unitOf.get(trip) ?? '',
        passenger_id: id,
        added_at: now,
      })),
    )}`;
    await sql`insert into basket_served ${sql(
      ordering.map(({ session }) => ({ session_id: session, total: PRICE, served_at: now })),
    )}`;
  }
  await sql`analyze`;
  return { excursions, requests: people.map(requestOf) };
}

function requestOf({ id, secret, trip, orders }: { id: string; secret: string; trip: string; orders: boolean }) {
  const session = { session: secret, key: randomUUID() };
  if (orders) {
    const body = { confirmationMail: 'bench@example.com', mobileNumber: '', paymentReference: 'CARD' };
    return { ...session, path: 'passengers/cart/order', body };
  }
  const guests = [{ accountNumber: id, firstName: 'Bench', lastName: id }];
  return { ...session, path: `excursions/book/${trip}`, body: { excursionId: trip, guests } };
}

/** Places and money must add up after every run; a sentence for each that does not. */
export async function auditScene(sql: Pool, { excursions }: Scene, confirmed: number): Promise<string[]> {
  const rows = await sql<{ id: string; capacity: number; counter: number; taken: number; guests: number }[]>`
    select e.object_id as id, e.capacity, e.taken as counter, count(b.id) filter (where b.status = 'C')::int as taken,
      count(distinct b.account_number) filter (where b.status = 'C')::int as guests
    from booking_units e left join bookings b on b.unit_id = e.id
    where e.object_id = any(${excursions}) group by e.id`;
  const [lines] = await sql<{ charged: number; due: number }[]>`
    select (select coalesce(sum(l.amount), 0)::int from invoice_lines l join bookings b on b.id = l.booking_id
        join booking_units e on e.id = b.unit_id where e.object_id = any(${excursions})) as charged,
      (select coalesce(sum(g.total), 0)::int from booking_groups g where g.kind = 'order' and exists (
        select 1 from bookings b join booking_units e on e.id = b.unit_id
        where b.reference = g.reference and e.object_id = any(${excursions}))) as due`;
  const taken = rows.reduce((sum, row) => sum + row.taken, 0);
  return [
    ...rows
      .filter((row) => row.taken > row.capacity)
      .map((row) => `${row.id} is oversold: ${row.taken}/${row.capacity}`),
    ...rows
      .filter((row) => row.counter !== row.taken)
      .map((row) => `${row.id} counts ${row.counter}, not ${row.taken}`),
    ...rows.filter((row) => row.guests !== row.taken).map((row) => `${row.id} has a guest twice`),
    ...(taken === confirmed ? [] : [`${confirmed} bookings were confirmed and ${taken} are there`]),
    ...((lines?.charged ?? 0) + (lines?.due ?? 0) === taken * PRICE ? [] : ['charges and prices differ']),
  ];
}
