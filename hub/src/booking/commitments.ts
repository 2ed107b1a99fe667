import type { Hub } from '#hub/hub.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import type { Rows } from '#hub/shared/database/together.ts';
import { appointmentsOf } from './appointments.ts';
import type { Commitments } from './eligibility.rules.ts';
import type { BookingParty } from './party.ts';
import { shipNow } from './ship-hours.ts';

type PartyGuests = Pick<BookingParty, 'id' | 'guests'>;
type FoundCommitments = Rows<ReturnType<typeof commitmentsOf>>;

/**
 * What fills the time of the guests of parties: their appointments, and where they mean to go by the basket. What has begun or
 * was withdrawn is no intention any more (BD13). For `readTogether`.
 */
export function commitmentsOf(sql: Sql, hub: Pick<Hub, 'booking' | 'shipTime'>, parties: readonly PartyGuests[]) {
  const accounts = parties.flatMap(({ guests }) => guests.map((guest) => guest.accountNumber));
  const ids = parties.map(({ id }) => id);
  return {
    appointments: appointmentsOf(sql, accounts),
    cart: sql<(Commitments['cart'][number] & { partyId: string })[]>`
      select wish.party_id as "partyId", u.object_id as "excursionId", wish.passenger_id as "passengerId", u.starts_at::text as "startsAt",
        u.ends_at::text as "endsAt"
      from (${hub.booking.cart(sql, ids)}) as wish (party_id, unit_id, passenger_id)
      join booking_units u on u.id = wish.unit_id
      where u.voyage_id = (select current_voyage()) and u.withdrawn_at is null and not u.off_sale
        and u.starts_at > ${shipNow(hub)}::timestamp`,
  };
}

/** Those of one of these parties. */
export function commitmentsAmong({ id, guests }: PartyGuests, { appointments, cart }: FoundCommitments) {
  const accounts = new Set(guests.map((guest) => guest.accountNumber));
  return {
    appointments: appointments.filter((one) => accounts.has(one.accountNumber)),
    cart: cart.filter((one) => one.partyId === id),
  } satisfies Commitments;
}
