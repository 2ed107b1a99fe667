import type { Sql } from '#hub/shared/database/sql.ts';
import { fold, foldCode } from '#hub/shared/fold.ts';
import { gathered } from '#hub/shared/gathered.ts';
import { hashPin, verifyPin } from './pin-hash.ts';
import type { Pms, PmsBooking, PmsGuest } from './port.ts';

/** The PMS that comes with the hub, for operators without one and for the demo: its own tables, nothing else. */
export function embeddedPms(sql: Sql): Pms {
  const guestColumns = sql`
    g.account_number as "accountNumber", g.passenger_id as "passengerId", g.party_id as "partyId",
    p.booking_reference as "bookingReference", g.first_name as "firstName", g.last_name as "lastName",
    g.birth_day::text as "birthDay", g.passenger_type as "type", g.lead, g.cabin,
    p.embark_day::text as "embarkDay", p.disembark_day::text as "disembarkDay",
    g.is_blocked as "isBlocked", g.is_blocked_for_muster as "isBlockedForMuster"`;
  // Who is on board of the voyage under way; the guests of earlier ones open nothing.
  const guests = sql`
    from pms_guests g join pms_parties p on p.voyage_id = g.voyage_id and p.id = g.party_id
    where g.voyage_id = (select current_voyage())`;
  const account = (accountNumber: string) => sql`
    voyage_id = current_voyage() and account_key = ${foldCode(accountNumber)}`;
  const leadFirst = sql`order by g.lead desc, g.place`;

  const partyGuests = gathered(async (ids: readonly string[]) => {
    const rows = await sql<GuestRow[]>`
      select ${guestColumns} ${guests} and g.party_id = any(array(select unnest(${ids as string[]}::text[]))) ${leadFirst}`;
    return Map.groupBy(present(rows), (guest) => guest.partyId);
  });

  return {
    async party(partyId) {
      return (await partyGuests(partyId)) ?? [];
    },

    async findByBooking(reference) {
      const rows = await sql<Array<GuestRow & { departureDay: string }>>`
        select ${guestColumns}, p.departure_day::text as "departureDay" ${guests}
        and p.booking_key = ${foldCode(reference)} ${leadFirst}`;
      const [first] = rows;
      if (!first) return undefined;
      const { bookingReference, partyId, departureDay } = first;
      return { bookingReference, partyId, departureDay, guests: present(rows) } satisfies PmsBooking;
    },

    async findByAccount(accountNumber) {
      const rows = await sql<GuestRow[]>`
        select ${guestColumns} ${guests} and g.account_key = ${foldCode(accountNumber)}`;
      return present(rows)[0];
    },

    async findByCabin(cabin) {
      const rows = await sql<GuestRow[]>`
        select ${guestColumns} ${guests} and g.cabin_key = ${foldCode(cabin)} ${leadFirst}`;
      return present(rows);
    },

    async everybody() {
      return present(await sql<GuestRow[]>`select ${guestColumns} ${guests} order by g.party_id, g.lead desc, g.place`);
    },

    async findByName({ firstName, lastName, birthDay }) {
      const rows = await sql<GuestRow[]>`
        select ${guestColumns} ${guests}
        and g.last_name_key = ${fold(lastName)} and g.first_name_key = ${fold(firstName)}
          and g.birth_day = ${birthDay}::date`;
      return present(rows);
    },

    async checkPin(accountNumber, pin) {
      const [row] = await sql<Array<{ hash: string | null; changeRequired: boolean }>>`
        select coalesce(pin_hash, initial_pin_hash) as hash, pin_change_required as "changeRequired"
        from pms_guests where ${account(accountNumber)}`;
      const right = await verifyPin(pin, row?.hash ?? undefined);
      return { right, changeRequired: right && row?.changeRequired === true };
    },

    async changePin(accountNumber, newPin) {
      const hash = await hashPin(newPin);
      const { count } = await sql`
        update pms_guests set pin_hash = ${hash}, pin_change_required = false
        where ${account(accountNumber)} and initial_pin_hash is not null`;
      return count === 1;
    },

    async resetPin(accountNumber) {
      const { count } = await sql`
        update pms_guests set pin_hash = null, pin_change_required = true
        where ${account(accountNumber)} and initial_pin_hash is not null`;
      return count === 1;
    },

    async status(accountNumber) {
      const [row] = await sql<Array<{ isBlocked: boolean; isBlockedForMuster: boolean }>>`
        select is_blocked as "isBlocked", is_blocked_for_muster as "isBlockedForMuster"
        from pms_guests where ${account(accountNumber)}`;
      return row ? { ...row } : { isBlocked: false, isBlockedForMuster: false };
    },

    async setStatus(accountNumber, { isBlocked, isBlockedForMuster }) {
      const { count } = await sql`
        update pms_guests set
          is_blocked = coalesce(${isBlocked ?? null}, is_blocked),
          is_blocked_for_muster = coalesce(${isBlockedForMuster ?? null}, is_blocked_for_muster)
        where ${account(accountNumber)}`;
      return count === 1;
    },
  };
}

type GuestRow = Omit<PmsGuest, 'birthDay'> & { birthDay: string | null };

function present(rows: readonly GuestRow[]): PmsGuest[] {
  return rows.map(({ birthDay, ...guest }) => (birthDay ? { ...guest, birthDay } : guest));
}
