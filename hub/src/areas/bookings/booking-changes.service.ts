import type {
  ChangeOptions,
  ChangeQuote,
  EntryCancelled,
  EntryChanged,
  WantedChange,
} from '#contract/areas/booking-changes.ts';
import { toMinor, toWire } from '#contract/money.ts';
import { bookingTermsOf } from '#hub/booking/booking-terms.ts';
import { childrenAreAlone } from '#hub/booking/eligibility.rules.ts';
import { type BookedEntry, bookedEntries, priceOf } from '#hub/booking/entries.ts';
import { cancelEntry, changeEntry, changingEntry, confirmOffered, type EntryName } from '#hub/booking/entry-changes.ts';
import { hinderedAccounts } from '#hub/booking/move-up.ts';
import { type BookingParty, findParty } from '#hub/booking/party.ts';
import { BookingRefused, blockedRefused, groupRefused } from '#hub/booking/refused.ts';
import { shipNow } from '#hub/booking/ship-hours.ts';
import type { Hub } from '#hub/hub.ts';
import type { Sql, Transaction } from '#hub/shared/database/sql.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { checkDeadline, decideChange } from './change.rules.ts';
import { changeFacts, foundEntry } from './change-facts.ts';
import { optionsFor } from './change-options.ts';
import { tellCancelled, tellChanged } from './changed.mail.ts';

export type ChangesHub = Pick<Hub, 'settings' | 'sql' | 'once' | 'pms' | 'clock' | 'shipTime' | 'booking' | 'guests'>;

/** A press: what it is about, and the key under which it happens once. */
export interface Press {
  name: EntryName;
  idempotencyKey: string | undefined;
}

/** What guests do with their bookings after the sale (docs/algorithms/booking.md); every refusal is an answer. */
export function bookingChangesService(hub: ChangesHub) {
  const { sql, pms, clock } = hub;

  async function partyOf(session: Session): Promise<BookingParty> {
    const party = await findParty(pms, session);
    if (!party) throw new BookingRefused('not_booked', 'There is no such booking any more.');
    return party;
  }

  /** BD12: nobody leaves a child of the party behind on the same excursion. */
  async function checkCompany(reader: Sql, party: BookingParty, entry: BookedEntry): Promise<void> {
    const entries = await bookedEntries(reader).ofParty(party.id);
    const staying = entries
      .filter((one) => one.unit.id === entry.unit.id && one.reference !== entry.reference && one.status !== 'W')
      .flatMap((one) => one.guests.map((guest) => guest.accountNumber));
    const guests = party.guests.filter((guest) => staying.includes(guest.accountNumber));
    if (entry.unit.kind === 'excursion' && childrenAreAlone(guests)) throw groupRefused('adult_required');
  }

  return {
    options: async (session: Session, name: EntryName): Promise<ChangeOptions> =>
      optionsFor(hub, await partyOf(session), name),

    quote: (session: Session, name: EntryName, wanted: WantedChange): Promise<ChangeQuote> =>
      refusedAsAnswer(async () => {
        const { allowed, ...facts } = await changeFacts(sql, hub, await partyOf(session), { name, wanted });
        if (!allowed.allowed) throw blockedRefused(allowed);
        const { price, newPrice } = decideChange(facts);
        return {
          failed: false,
          price: toWire(price),
          newPrice: toWire(newPrice),
          difference: toWire(newPrice - price),
        };
      }),

    change: (session: Session, pressed: Press, wanted: WantedChange & { difference: number }): Promise<EntryChanged> =>
      refusedAsAnswer(async () => {
        const party = await partyOf(session);
        const { name } = pressed;
        const { unit: to } = wanted;
        return changingEntry(hub, { ...pressed, partyId: party.id, verb: 'change', body: wanted, to }, async (tx) => {
          const { allowed, ...facts } = await changeFacts(tx, hub, party, { name, wanted });
          if (!allowed.allowed) throw blockedRefused(allowed);
          const { entry, target } = facts;
          const change = decideChange(facts);
          // Nobody pays a difference that they were not shown.
          if (change.newPrice - change.price !== toMinor(wanted.difference)) {
            throw new BookingRefused('price_changed', 'The price has changed. Please look again.');
          }
          await changeEntry(hub, tx, { entry, unitId: target.id, change });
          await tellChanged(hub, tx, { entry, target, change, party: party.guests });
          const difference = toWire(change.newPrice - change.price);
          return { failed: false, bookingReference: entry.reference, unit: target.id, difference };
        });
      }),

    cancel: (session: Session, pressed: Press): Promise<EntryCancelled> =>
      refusedAsAnswer(async () => {
        const party = await partyOf(session);
        return changingEntry(hub, { ...pressed, partyId: party.id, verb: 'cancel' }, async (tx) => {
          const entry = await foundEntry(tx, party, pressed.name);
          checkDeadline(entry, await bookingTermsOf(tx), shipNow(hub));
          await checkCompany(tx, party, entry);
          await cancelEntry(hub, tx, entry);
          const refunded = entry.status === 'W' ? 0 : priceOf(entry);
          await tellCancelled(hub, tx, { entry, refunded });
          return { failed: false, refunded: toWire(refunded) };
        });
      }),

    accept: (session: Session, pressed: Press): Promise<EntryChanged> =>
      refusedAsAnswer(async () => {
        const party = await partyOf(session);
        return changingEntry(hub, { ...pressed, partyId: party.id, verb: 'accept' }, async (tx) => {
          const entry = await foundEntry(tx, party, pressed.name);
          await checkOffer(tx, entry);
          await confirmOffered(hub, tx, entry);
          const { reference: bookingReference, unit } = entry;
          return { failed: false, bookingReference, unit: unit.id, difference: toWire(priceOf(entry)) };
        });
      }),
  };

  async function checkOffer(tx: Transaction, { status, offeredUntil, unit, guests }: BookedEntry): Promise<void> {
    const holds = status === 'W' && offeredUntil !== null && offeredUntil > clock.now();
    if (!holds || unit.startsAt <= shipNow(hub)) throw new BookingRefused('offer_ended', 'The offer has ended.');
    const accounts = guests.map((guest) => guest.accountNumber);
    if ((await hinderedAccounts(tx, accounts, unit)).size > 0) {
      throw new BookingRefused('overlap', 'There is another booking at this time.');
    }
  }
}

/** A refusal rolled everything back; the guest reads why. */
async function refusedAsAnswer<T extends { failed: boolean }>(work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BookingRefused)) throw error;
    return { failed: true, code: error.code, message: error.message };
  }
}
