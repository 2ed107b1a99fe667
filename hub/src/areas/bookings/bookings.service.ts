import type { Appointment, Booking, OpsBooking } from '#contract/areas/bookings.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { toWire } from '#contract/money.ts';
import { cancellationService } from '#hub/areas/excursions/cancellation.service.ts';
import { presentTrip } from '#hub/areas/excursions/places.service.ts';
import type { Hub } from '#hub/hub.ts';
import { bookingInformation } from '#hub/shared/booking/booking-information.ts';
import { findParty } from '#hub/shared/booking/booking-party.ts';
import { dayOf, timeOf } from '#hub/shared/booking/ship-hours.ts';
import { notFound } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { type AppointmentRow, type BookingRow, bookingsStore } from './bookings.store.ts';

/** B102, BD23 */
function presentBooking(row: BookingRow): Booking {
  const { id, reference, status, price, passengerId, firstName, lastName, passengerType, lead, accountNumber } = row;
  return {
    id,
    price: toWire(price),
    passenger: { id: passengerId, firstName, lastName, type: passengerType, lead, accountNumber },
    ...presentTrip({ ...row, id: row.excursionId, type: row.excursionType }),
    bookingInformation: bookingInformation(row.excursionId),
    bookingReference: reference,
    bookingStatus: status,
  };
}

/** B149 */
function presentAppointment(row: AppointmentRow): Appointment {
  return {
    id: row.id,
    date: toHubDate(dayOf(row.startsAt)),
    fromTime: timeOf(row.startsAt),
    toTime: row.hasEnd ? timeOf(row.endsAt) : undefined,
    text: row.text,
    excursionCode: row.code ?? undefined,
    bookingStatus: row.status,
    bookingReference: row.reference,
  };
}

function presentForOps(row: BookingRow): OpsBooking {
  const { id, reference, excursionId, accountNumber, firstName, lastName, status, price } = row;
  return {
    id,
    bookingReference: reference,
    excursionId,
    accountNumber,
    name: `${firstName} ${lastName}`,
    bookingStatus: status,
    price: toWire(price),
  };
}

export function bookingsService(hub: Pick<Hub, 'sql' | 'pms' | 'clock' | 'shipTime' | 'events'>) {
  const { sql, pms } = hub;
  const store = bookingsStore(sql);
  const cancelBookings = cancellationService(hub);

  async function ofReference(reference: string): Promise<BookingRow[]> {
    const rows = await store.ofReference(reference);
    if (rows.length === 0) throw notFound('There is no such booking.');
    return rows;
  }

  return {
    /** BD2: the party's; a session without one has none. */
    async bookings({ partyId }: Session): Promise<Booking[]> {
      return partyId === null ? [] : (await store.confirmedOfParty(partyId)).map(presentBooking);
    },

    /** The guest's own; a session without an account is the lead passenger's. */
    async appointments(session: Session): Promise<Appointment[]> {
      const accountNumber = session.accountNumber ?? (await findParty(pms, session))?.self.accountNumber;
      return accountNumber === undefined ? [] : (await store.appointmentsOf([accountNumber])).map(presentAppointment);
    },

    byReference: async (reference: string): Promise<OpsBooking[]> => (await ofReference(reference)).map(presentForOps),

    async cancel(reference: string, only: { accountNumbers?: string[]; excursionId?: string } = {}) {
      await ofReference(reference);
      const { cancelled, promoted } = await cancelBookings({ reference, ...only });
      const rows = (await ofReference(reference)).filter((row) => cancelled.includes(row.id));
      return { cancelled: rows.map(presentForOps), promoted };
    },
  };
}
