import type { ExcursionType } from '#contract/areas/excursions.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import { offerExcursion } from '#hub/booking/unit-offers.ts';
import type { Pool } from '#hub/shared/database/sql.ts';
import type { Sessions } from '#hub/shared/sessions.ts';
import { startTestHub, type TestHubOptions } from './hub.ts';

/** Today on the test ship is 15 June, day 5 of 10. */
export const EMBARK_DAY = '2026-06-11';
export const DISEMBARK_DAY = '2026-06-20';
/** A port day in the middle of the voyage. */
export const PORT_DAY = '2026-06-17';
export const PORT_DATE = '17/06/2026';

export interface TestGuest {
  accountNumber: string;
  type?: 'Adult' | 'Child' | 'Infant';
  birthDay?: IsoDay | null;
  lead?: boolean;
  isBlocked?: boolean;
  isBlockedForMuster?: boolean;
}

export interface TestExcursion {
  id: string;
  type?: ExcursionType;
  day?: IsoDay;
  time?: string;
  duration?: number | null;
  adultPrice?: number | null;
  childPrice?: number | null;
  infantPrice?: number | null;
  minimumAge?: number;
  maximumAge?: number;
  capacity?: number;
  waitlist?: boolean;
  bookableOnFirstAndLastDay?: boolean;
  meetingPoint?: string;
  /** With markup. */
  bring?: string;
}

const PASSENGER_AGES = { Adult: '1980-05-01', Child: '2016-05-01', Infant: '2025-05-01' };

/** A party in the embedded PMS; the first guest is the lead passenger. */
export async function addParty(sql: Pool, id: string, guests: readonly (TestGuest | string)[]): Promise<void> {
  const rows = guests.map((one, place) => {
    const guest: TestGuest = typeof one === 'string' ? { accountNumber: one } : one;
    const type = guest.type ?? 'Adult';
    const { accountNumber } = guest;
    return {
      account_number: accountNumber,
      account_key: accountNumber,
      passenger_id: `p${accountNumber}`,
      party_id: id,
      place,
      first_name: `First${accountNumber}`,
      first_name_key: `first${accountNumber}`,
      last_name: 'Guest',
      last_name_key: 'guest',
      birth_day: guest.birthDay === undefined ? PASSENGER_AGES[type] : guest.birthDay,
      passenger_type: type,
      lead: guest.lead ?? place === 0,
      cabin: '7001',
      cabin_key: '7001',
      is_blocked: guest.isBlocked ?? false,
      is_blocked_for_muster: guest.isBlockedForMuster ?? false,
    };
  });
  await sql`
    insert into pms_parties (id, booking_reference, booking_key, departure_day, embark_day, disembark_day)
    values (${id}, ${`REF-${id}`}, ${`ref-${id}`}, ${EMBARK_DAY}, ${EMBARK_DAY}, ${DISEMBARK_DAY})`;
  await sql`insert into pms_guests ${sql(rows)}`;
}

export async function addExcursion(sql: Pool, excursion: TestExcursion): Promise<void> {
  const { id, type = 'CruiseExcursion', day = PORT_DAY, time = '09:00', duration = 180 } = excursion;
  const port = type === 'CruiseExcursion' ? { name: text('Naples'), countryName: text('Italy') } : null;
  const destination = type === 'ResortExcursion' ? { id: 'palma', name: text('Palma') } : null;
  const { meetingPoint, bring } = excursion;
  await sql`
    insert into excursions (id, cruise_day, meeting_point)
    values (${id}, 7, ${meetingPoint === undefined ? null : sql.json(text(meetingPoint))})`;
  if (bring !== undefined)
    await sql`
      insert into excursion_descriptions (excursion_id, description_type, value)
      values (${id}, 'Notes', ${sql.json(text(bring))})`;
  await offerExcursion(sql, {
    objectId: id,
    name: text(`Trip ${id}`),
    code: id.toUpperCase(),
    startsAt: `${day} ${time}:00`,
    minutes: duration,
    capacity: excursion.capacity ?? 20,
    waitlist: excursion.waitlist ?? false,
    adultPrice: price(excursion.adultPrice, 5000),
    childPrice: price(excursion.childPrice, 2500),
    infantPrice: price(excursion.infantPrice, null),
    minimumAge: excursion.minimumAge,
    maximumAge: excursion.maximumAge,
    bookableOnFirstAndLastDay: excursion.bookableOnFirstAndLastDay ?? false,
    trip: { type, port, destination, itineraryId: 'day-7' },
  });
}

const price = (given: number | null | undefined, otherwise: number | null) => (given === undefined ? otherwise : given);
export const text = (english: string) => ({
  en: english,
  de: `${english} (de)`,
  fr: `${english} (fr)`,
  defaultValue: english,
});

/** Logs a guest in without the login pages; answers the session id of the wire. */
export async function openSession(sessions: Sessions, partyId: string | null, accountNumber: string | null) {
  const { sessionId } = await sessions.create({
    type: accountNumber === null ? 'Passenger' : 'RemotePms',
    name: 'Test Guest',
    accountNumber,
    bookingReference: null,
    partyId,
    pinChangePending: false,
    deviceType: 'App',
  });
  return sessionId;
}

export const ORDER = { confirmationMail: 'anna@example.com', mobileNumber: '', paymentReference: 'CARD' };

/** What is sent to book these accounts directly. */
export function bookingOf(excursionId: string, accounts: readonly string[]) {
  const guests = accounts.map((accountNumber) => ({ accountNumber, firstName: 'First', lastName: 'Guest' }));
  return { excursionId, guests };
}

/** An entry of POST passengers/cart. */
export function cartEntry(action: 'add' | 'remove', excursionId: string, accountNumber: string, date = PORT_DATE) {
  return {
    type: 'CruiseExcursion',
    excursion: { id: excursionId },
    date,
    passenger: { id: `p${accountNumber}` },
    action,
  };
}

/** A hub for bookings: no pack, parties and excursions as each test wants them. */
export async function startBookingHub(options: TestHubOptions = {}) {
  const hub = await startTestHub(options);
  const { sql } = hub;
  const book = (session: string, excursionId: string, accounts: readonly string[], idempotencyKey?: string) =>
    hub.post(`excursions/book/${excursionId}`, bookingOf(excursionId, accounts), { session, idempotencyKey });

  return {
    ...hub,
    party: (id: string, guests: readonly (TestGuest | string)[]) => addParty(sql, id, guests),
    excursion: (excursion: TestExcursion) => addExcursion(sql, excursion),
    login: (partyId: string | null, accountNumber: string | null) =>
      openSession(hub.hub.sessions, partyId, accountNumber),
    book,
    add: (session: string, excursionId: string, accounts: readonly string[]) =>
      hub.post(
        'passengers/cart',
        accounts.map((account) => cartEntry('add', excursionId, account)),
        { session },
      ),
    remove: (session: string, excursionId: string, accounts: readonly string[]) =>
      hub.post(
        'passengers/cart',
        accounts.map((account) => cartEntry('remove', excursionId, account)),
        { session },
      ),
    order: (session: string, order: object = {}, idempotencyKey?: string) =>
      hub.post('passengers/cart/order', { ...ORDER, ...order }, { session, idempotencyKey }),
    /** Guests with a status on an excursion, in the order of booking. */
    async guestsOn(excursionId: string, status = 'C') {
      const rows = await sql<{ account: string }[]>`
        select b.account_number as account from bookings b join booking_units u on u.id = b.unit_id
        where u.kind = 'excursion' and u.object_id = ${excursionId} and b.status = ${status} order by b.id`;
      return rows.map((row) => row.account);
    },
    async charged(accountNumber: string) {
      const rows = await sql<{ amount: number }[]>`
        select amount from invoice_lines where account_number = ${accountNumber} order by id`;
      return rows.map((row) => row.amount);
    },
  };
}
export type BookingHub = Awaited<ReturnType<typeof startBookingHub>>;
