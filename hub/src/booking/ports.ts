import type { Minor } from '#contract/money.ts';
import type { Fragment, Sql, Transaction } from '#hub/shared/database/sql.ts';
import { type MeetingSource, type MeetingSources, meetingRows } from './meetings.ts';
import type { Unit, UnitKind } from './unit.ts';

/** Guests who came off the waitlist: they have places now, and they are charged. */
export interface MovedUp {
  reference: string;
  partyId: string;
  accountNumbers: readonly string[];
  unit: Unit;
  /** Of all of them together. */
  price: Minor;
}

/** Guests whose booking an operator took back with the whole unit. */
export interface Withdrawn {
  reference: string;
  partyId: string;
  accountNumbers: readonly string[];
  unit: Unit;
  /** The appointment as calendars know it, and the number of its cancellation. */
  entry: string;
  revision: number;
  /** What they were charged on board and get back, all together. */
  credited: Minor;
}

/** How many persons a booking of a bookable may be for; nothing where it cannot be booked. */
export type PersonBounds = (
  sql: Sql,
  bookable: { kind: Exclude<UnitKind, 'excursion'>; objectId: string },
  partySize: number,
) => Promise<{ minimum: number; maximum: number } | undefined>;

/** Called inside the transaction that takes their booking back. */
export type WithdrawnListener = (tx: Transaction, withdrawn: Withdrawn) => PromiseLike<unknown>;

/**
 * Called inside the transaction in which bookings become something else while they stand: another excursion, another time.
 * Cancelling needs no call.
 */
export type ChangedListener = (tx: Transaction, bookingIds: readonly string[]) => PromiseLike<unknown>;

/** Called inside the transaction that moves them up: what it writes there is written with it, or not at all. */
export type MovedUpListener = (tx: Transaction, moved: MovedUp) => PromiseLike<unknown>;

/** Delivers rows of the ids of a party, a unit and a passenger: where these parties mean to go. */
export type CartSource = (sql: Sql, partyIds: readonly string[]) => Fragment;

/** What areas bring to the core, which knows none of them. Filled when the areas are made. */
export interface BookingPorts {
  onMovedUp(listener: MovedUpListener): void;
  tellMovedUp(tx: Transaction, moved: MovedUp): Promise<void>;
  onWithdrawn(listener: WithdrawnListener): void;
  tellWithdrawn(tx: Transaction, withdrawn: Withdrawn): Promise<void>;
  onChanged(listener: ChangedListener): void;
  tellChanged(tx: Transaction, bookingIds: readonly string[]): Promise<void>;
  /** Only one area has bookables. */
  personBoundsFrom(source: PersonBounds): void;
  personBounds: PersonBounds;
  /** Only one area keeps a basket. */
  cartFrom(source: CartSource): void;
  cart: CartSource;
  /** Every area that sells knows where its guests meet. */
  meetingsFrom(kinds: readonly UnitKind[], source: MeetingSource): void;
  /** Of the units whose ids a query delivers; for `meetingsAmong`. */
  meetings(sql: Sql, unitIds: Fragment): ReturnType<typeof meetingRows>;
}

export function createBookingPorts(): BookingPorts {
  const listeners: MovedUpListener[] = [];
  const withdrawnListeners: WithdrawnListener[] = [];
  const changedListeners: ChangedListener[] = [];
  let bounds: PersonBounds = async () => undefined;
  const meetingSources: MeetingSources[] = [];
  let cart: CartSource = (sql) => sql`select null::text, null::bigint, null::text where false`;
  return {
    onMovedUp(listener) {
      listeners.push(listener);
    },
    async tellMovedUp(tx, moved) {
      for (const listener of listeners) await listener(tx, moved);
    },
    onWithdrawn(listener) {
      withdrawnListeners.push(listener);
    },
    async tellWithdrawn(tx, withdrawn) {
      for (const listener of withdrawnListeners) await listener(tx, withdrawn);
    },
    onChanged(listener) {
      changedListeners.push(listener);
    },
    async tellChanged(tx, bookingIds) {
      for (const listener of changedListeners) await listener(tx, bookingIds);
    },
    personBoundsFrom(source) {
      bounds = source;
    },
    personBounds: (sql, bookable, partySize) => bounds(sql, bookable, partySize),
    cartFrom(source) {
      cart = source;
    },
    cart: (sql, partyIds) => cart(sql, partyIds),
    meetingsFrom(kinds, source) {
      meetingSources.push({ kinds, source });
    },
    meetings: (sql, unitIds) => meetingRows(sql, meetingSources, unitIds),
  };
}
