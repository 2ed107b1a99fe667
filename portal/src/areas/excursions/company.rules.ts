import type { Booking } from '#contract/areas/bookings.ts';
import type { Excursion } from '#contract/areas/excursions.ts';

type Booked = Pick<Booking, 'date' | 'bookingStatus'> & {
  excursion: Pick<Booking['excursion'], 'id'>;
  passenger: Pick<Booking['passenger'], 'type'>;
};

/** On a waitlist or cancelled: nobody whom a child could go with. */
const NOT_THERE = ['W', 'X'];

/** BD12: an adult of the party is booked on the same excursion and date, whatever the hub says of each guest. */
export function hasAdultBooked(
  bookings: readonly Booked[] | undefined,
  { id, date }: Pick<Excursion, 'id' | 'date'>,
): boolean {
  return (bookings ?? []).some(
    (one) =>
      one.excursion.id === id &&
      (!date || !one.date || one.date === date) &&
      (one.passenger.type ?? 'Adult') === 'Adult' &&
      !NOT_THERE.includes(one.bookingStatus),
  );
}
