import type { Appointment, Booking, OpsBooking } from '#contract/areas/bookings.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { toWire } from '#contract/money.ts';
import { appointmentsOf, type Appointment as GuestsAppointment } from '#hub/booking/appointments.ts';
import { bookingInformation } from '#hub/booking/booking-information.ts';
import { type Booking as AnyBooking, bookings, type TripBooking } from '#hub/booking/bookings.ts';
import { cancellationService } from '#hub/booking/cancellation.service.ts';
import { accountOf } from '#hub/booking/party.ts';
import { presentTrip } from '#hub/booking/present-trip.ts';
import { dayOf, timeOf } from '#hub/booking/ship-hours.ts';
import type { Hub } from '#hub/hub.ts';
import { notFound } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';

/** B102, BD23 */
function presentBooking(row: TripBooking): Booking {
  const { id, reference, status, price, passengerId, firstName, lastName, passengerType, lead, accountNumber } = row;
  return {
    id,
    price: toWire(price),
    passenger: { id: passengerId, firstName, lastName, type: passengerType, lead, accountNumber },
    ...presentTrip(row),
    bookingInformation: bookingInformation(row.objectId),
    bookingReference: reference,
    bookingStatus: status,
  };
}

/** B149 */
function presentAppointment(row: GuestsAppointment): Appointment {
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

function presentForOps(row: AnyBooking): OpsBooking {
  const { id, reference, objectId: excursionId, accountNumber, firstName, lastName, status, price } = row;
  return {
    id,
    bookingReference: reference,
    excursionId,
    accountNumber,
    name: firstName === null ? '' : `${firstName} ${lastName}`,
    bookingStatus: status,
    price: toWire(price),
  };
}

export function bookingsService(
  hub: Pick<Hub, 'settings' | 'sql' | 'pms' | 'clock' | 'shipTime' | 'booking' | 'guests'>,
) {
  const { sql, pms } = hub;
  const cancelBookings = cancellationService(hub);

  async function ofReference(reference: string): Promise<AnyBooking[]> {
    const rows = await bookings(sql).ofReference(reference);
    if (rows.length === 0) throw notFound('There is no such booking.');
    return rows;
  }

  return {
    /** BD2: the party's; a session without one has none. */
    async bookings({ partyId }: Session): Promise<Booking[]> {
      return partyId === null ? [] : (await bookings(sql).confirmedTripsOf(partyId)).map(presentBooking);
    },

    /** The guest's own; a session without an account is the lead passenger's. */
    async appointments(session: Session): Promise<Appointment[]> {
      const accountNumber = await accountOf(pms, session);
      return accountNumber === undefined ? [] : (await appointmentsOf(sql, [accountNumber])).map(presentAppointment);
    },

    byReference: async (reference: string): Promise<OpsBooking[]> => (await ofReference(reference)).map(presentForOps),

    async cancel(reference: string, only: { accountNumbers?: string[]; excursionId?: string } = {}) {
      await ofReference(reference);
      const { cancelled, promoted } = await cancelBookings({
        reference,
        accountNumbers: only.accountNumbers,
        objectId: only.excursionId,
      });
      const rows = (await ofReference(reference)).filter((row) => cancelled.includes(row.id));
      return { cancelled: rows.map(presentForOps), promoted };
    },
  };
}
