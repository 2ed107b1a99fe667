import type { Hub } from '#hub/hub.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { appointmentsOf } from './appointments.ts';
import type { Commitments } from './eligibility.rules.ts';
import type { BookingParty } from './party.ts';
import { shipNow } from './ship-hours.ts';

/**
 * What fills the time of a party's guests: their appointments, and where they mean to go by the basket. What has begun or
 * was withdrawn is no intention any more (BD13). For `readTogether`.
 */
export function commitmentsOf(
  sql: Sql,
  hub: Pick<Hub, 'booking' | 'shipTime'>,
  party: Pick<BookingParty, 'id' | 'guests'>,
) {
  const accounts = party.guests.map((guest) => guest.accountNumber);
  return {
    appointments: appointmentsOf(sql, accounts),
    cart: sql<Commitments['cart'][number][]>`
      select u.object_id as "excursionId", wish.passenger_id as "passengerId", u.starts_at::text as "startsAt",
        u.ends_at::text as "endsAt"
      from (${hub.booking.cart(sql, party.id)}) as wish (unit_id, passenger_id)
      join booking_units u on u.id = wish.unit_id
      where u.voyage_id = (select current_voyage()) and u.withdrawn_at is null and not u.off_sale
        and u.starts_at > ${shipNow(hub)}::timestamp`,
  };
}
