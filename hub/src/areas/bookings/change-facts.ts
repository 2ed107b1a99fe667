import type { WantedChange } from '#contract/areas/booking-changes.ts';
import { bookingAllowed } from '#hub/booking/account-block.ts';
import { bookingTermsOf } from '#hub/booking/booking-terms.ts';
import { commitmentsOf } from '#hub/booking/commitments.ts';
import { type BookedEntry, bookedEntries, personsOf } from '#hub/booking/entries.ts';
import type { EntryName } from '#hub/booking/entry-changes.ts';
import type { BookingParty } from '#hub/booking/party.ts';
import { BookingRefused } from '#hub/booking/refused.ts';
import { shipNow } from '#hub/booking/ship-hours.ts';
import { units } from '#hub/booking/units.ts';
import type { Hub } from '#hub/hub.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { readTogether } from '#hub/shared/database/together.ts';
import { badRequest } from '#hub/shared/http/hub-error.ts';
import type { ChangeFacts } from './change.rules.ts';

export async function foundEntry(sql: Sql, party: BookingParty, { reference, unit }: EntryName): Promise<BookedEntry> {
  const entry = await bookedEntries(sql).find(party.id, reference, unit);
  if (!entry) throw new BookingRefused('not_booked', 'There is no such booking any more.');
  return entry;
}

/** Everything that a change is decided on, as it stands; behind the locks when it is to be made. */
export async function changeFacts(
  sql: Sql,
  hub: Pick<Hub, 'booking' | 'shipTime'>,
  party: BookingParty,
  { name, wanted }: { name: EntryName; wanted: WantedChange },
): Promise<ChangeFacts & { allowed: Awaited<ReturnType<typeof bookingAllowed>> }> {
  const entry = await foundEntry(sql, party, name);
  const coming = comingGuests(party, entry, wanted.accountNumbers);
  const { kind, objectId } = entry.unit;
  const [[target], { appointments, cart }, terms, allowed, bounds] = await Promise.all([
    units(sql).byIds([wanted.unit ?? entry.unit.id]),
    readTogether(sql, commitmentsOf(sql, hub, [party])),
    bookingTermsOf(sql),
    bookingAllowed(sql, [party.self, ...coming]),
    kind === 'excursion' ? undefined : hub.booking.personBounds(sql, { kind, objectId }, party.guests.length),
  ]);
  if (!target) throw new BookingRefused('not_bookable', 'There is nothing like that to book.');
  const others = appointments.filter(
    (one) => one.reference !== entry.reference || one.objectId !== objectId || one.startsAt !== entry.unit.startsAt,
  );
  return {
    entry,
    target,
    coming,
    persons: wanted.persons ?? personsOf(entry),
    party: party.guests,
    commitments: { appointments: others, cart },
    bounds,
    terms,
    shipNow: shipNow(hub),
    allowed,
  };
}

/** BD2: guests of the party; those who are booked where nobody is named. */
function comingGuests(party: BookingParty, entry: BookedEntry, wanted: readonly string[] | undefined) {
  const accounts = wanted ?? entry.guests.map((guest) => guest.accountNumber);
  const coming = party.guests.filter((guest) => accounts.includes(guest.accountNumber));
  if (coming.length < new Set(accounts).size) throw badRequest('A guest does not belong to your booking.');
  return coming;
}
