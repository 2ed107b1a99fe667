// A full ship for the muster bench: guests in cabins of two, a session each, written straight into the database.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from '#hub/shared/database/sql.ts';
import type { BookingRequest } from './booking-load.ts';

export interface MusterScene {
  accounts: string[];
  requests: BookingRequest[];
}

/** Each guest confirms for themselves; every second cabin is of one party, the others of two. */
export async function layMusterScene(sql: Pool, guests: number): Promise<MusterScene> {
  const now = new Date();
  const people = Array.from({ length: guests }, (_, n) => {
    const cabin = Math.floor(n / 2);
    const id = `muster-${n}`;
    return {
      id,
      cabin: `m${cabin}`,
      party: cabin % 2 === 0 ? `muster-party-${cabin}` : `muster-party-${cabin}-${n % 2}`,
      lead: cabin % 2 === 1 || n % 2 === 0,
      secret: randomBytes(32).toString('base64url'),
    };
  });
  const parties = [...new Set(people.map((one) => one.party))];
  await sql`
    insert into pms_parties (id, booking_reference, booking_key, departure_day, embark_day, disembark_day)
    select id, id, id, now() - interval '5 days', now() - interval '5 days', now() + interval '20 days'
    from unnest(${parties}::text[]) as id`;
  for (let from = 0; from < people.length; from += 1_000) {
    const some = people.slice(from, from + 1_000);
    const rows = some.map(({ id, cabin, party, lead }, place) => ({
      account_number: id,
      account_key: id,
      passenger_id: id,
      party_id: party,
      place: place % 2,
      first_name: 'Bench',
      first_name_key: 'bench',
      last_name: id,
      last_name_key: id,
      birth_day: '1980-01-01',
      passenger_type: 'Adult',
      lead,
      cabin,
      cabin_key: cabin,
    }));
    await sql`insert into pms_guests ${sql(rows)}`;
    const sessions = some.map(({ id, party, secret }) => ({
      id: randomUUID(),
      secret_hash: createHash('sha256').update(secret).digest(),
      type: 'RemotePms',
      name: 'Bench',
      account_number: id,
      party_id: party,
      pin_change_pending: false,
      device_type: 'App',
      created_at: now,
      last_call_at: now,
    }));
    await sql`insert into sessions ${sql(sessions)}`;
  }
  await sql`analyze`;
  return {
    accounts: people.map(({ id }) => id),
    requests: people.map(({ id, secret }) => ({
      path: 'muster/passenger/updateVideoSeen',
      session: secret,
      key: randomUUID(),
      body: { passengers: [{ accountId: id, isVideoWatched: true }] },
    })),
  };
}
