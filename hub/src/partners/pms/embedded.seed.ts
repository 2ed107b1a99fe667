import type { IsoDay } from '#contract/hub-date.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { fold, foldCode } from '#hub/shared/fold.ts';
import { hashPin } from './pin-hash.ts';
import type { PmsGuest } from './port.ts';

type GuestOfParty = Omit<PmsGuest, 'partyId' | 'bookingReference' | 'embarkDay' | 'disembarkDay'>;

export interface SeedGuest extends GuestOfParty {
  pin: string;
  initialPin: string;
  pinChangeRequired: boolean;
}

export interface SeedParty {
  id: string;
  bookingReference: string;
  departureDay: IsoDay;
  embarkDay: IsoDay;
  disembarkDay: IsoDay;
  guests: SeedGuest[];
}

/** Parties and guests, as often as one likes; PINs and blocks that were changed since the first time stay. */
export async function seedPms(sql: Sql, parties: readonly SeedParty[]): Promise<void> {
  const known = await sql<Array<{ accountNumber: string }>>`
    select account_number as "accountNumber" from pms_guests where voyage_id = current_voyage()`;
  const accounts = new Set(known.map((row) => row.accountNumber));
  const hashOf = hashOnce();
  const guestRows = await Promise.all(
    parties.flatMap((party) =>
      party.guests.map(async (guest, place) => ({
        ...guestRow(guest, party.id, place),
        ...(accounts.has(guest.accountNumber) ? NO_PIN : await pinColumns(guest, hashOf)),
      })),
    ),
  );
  await giveWay(sql, parties);
  await sql`
      insert into pms_parties ${sql(parties.map(partyRow))}
      on conflict (voyage_id, id) do update set
        booking_reference = excluded.booking_reference, booking_key = excluded.booking_key,
        departure_day = excluded.departure_day, embark_day = excluded.embark_day,
        disembark_day = excluded.disembark_day`;
  await sql`
      insert into pms_guests ${sql(guestRows)}
      on conflict (voyage_id, account_number) do update set
        account_key = excluded.account_key, passenger_id = excluded.passenger_id, party_id = excluded.party_id,
        place = excluded.place, first_name = excluded.first_name, first_name_key = excluded.first_name_key,
        last_name = excluded.last_name, last_name_key = excluded.last_name_key, birth_day = excluded.birth_day,
        passenger_type = excluded.passenger_type, lead = excluded.lead, cabin = excluded.cabin,
        cabin_key = excluded.cabin_key`;
}

/** Parties and guests who left the pack stay, for what they did; what is somebody else's now is no longer theirs. */
async function giveWay(sql: Sql, parties: readonly SeedParty[]): Promise<void> {
  const guests = parties.flatMap((party) => party.guests);
  await sql`
    update pms_parties set booking_key = booking_key || ' of ' || id
    where voyage_id = current_voyage() and id <> all(${parties.map(({ id }) => id)})
      and booking_key = any(${parties.map(({ bookingReference }) => foldCode(bookingReference))})`;
  const left = sql`voyage_id = current_voyage() and account_number <> all(${guests.map((one) => one.accountNumber)})`;
  await sql`
    update pms_guests set account_key = account_key || ' of ' || account_number
    where ${left} and account_key = any(${guests.map((one) => foldCode(one.accountNumber))})`;
  await sql`
    update pms_guests set passenger_id = passenger_id || ' of ' || account_number
    where ${left} and passenger_id = any(${guests.map((one) => one.passengerId)})`;
}

function partyRow(party: SeedParty) {
  return {
    id: party.id,
    booking_reference: party.bookingReference,
    booking_key: foldCode(party.bookingReference),
    departure_day: party.departureDay,
    embark_day: party.embarkDay,
    disembark_day: party.disembarkDay,
  };
}

function guestRow(guest: SeedGuest, partyId: string, place: number) {
  return {
    account_number: guest.accountNumber,
    account_key: foldCode(guest.accountNumber),
    passenger_id: guest.passengerId,
    party_id: partyId,
    place,
    first_name: guest.firstName,
    first_name_key: fold(guest.firstName),
    last_name: guest.lastName,
    last_name_key: fold(guest.lastName),
    birth_day: guest.birthDay ?? null,
    passenger_type: guest.type,
    lead: guest.lead,
    cabin: guest.cabin,
    cabin_key: foldCode(guest.cabin),
    is_blocked: guest.isBlocked,
    is_blocked_for_muster: guest.isBlockedForMuster,
  };
}

/** For guests who are there already: their own columns stay. */
const NO_PIN = { initial_pin_hash: null, pin_hash: null, pin_change_required: false };

async function pinColumns(guest: SeedGuest, hashOf: (pin: string) => Promise<string>) {
  return {
    initial_pin_hash: await hashOf(guest.initialPin),
    pin_hash: guest.pin === guest.initialPin ? null : await hashOf(guest.pin),
    pin_change_required: guest.pinChangeRequired,
  };
}

/** Demo guests share their PIN; hashing it once keeps the first start short. */
function hashOnce(): (pin: string) => Promise<string> {
  const hashes = new Map<string, Promise<string>>();
  return (pin) => {
    const hash = hashes.get(pin) ?? hashPin(pin);
    hashes.set(pin, hash);
    return hash;
  };
}
