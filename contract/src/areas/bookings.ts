import { z } from 'zod';
import { cartElement } from '#contract/areas/basket.ts';
import { BOOKING_STATUSES } from '#contract/areas/excursions.ts';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

/** B155, BD23: a cart element that was booked, with the reference of its order or direct booking. */
export const booking = cartElement.extend({
  bookingReference: z.string(),
  /** Another hub's word for the reference of the order. */
  groupReference: z.string().nullish(),
  bookingStatus: z.string(),
});
export type Booking = z.infer<typeof booking>;

/** B149 */
export const appointment = z.object({
  id: z.string().optional(),
  date: z.string(),
  fromTime: z.string().nullish(),
  toTime: z.string().nullish(),
  text: localText,
  excursionCode: z.string().nullish(),
  bookingStatus: z.string(),
  bookingReference: z.string().nullish(),
});
export type Appointment = z.infer<typeof appointment>;

const opsBooking = z.object({
  id: z.string(),
  bookingReference: z.string(),
  excursionId: z.string(),
  accountNumber: z.string(),
  name: z.string(),
  bookingStatus: z.enum(BOOKING_STATUSES),
  price: z.number(),
});
export type OpsBooking = z.infer<typeof opsBooking>;

/** What an operator's check finds: how many units there are, and those whose places do not add up. */
const placesCheck = z.object({
  units: z.number(),
  wrong: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      objectId: z.string(),
      capacity: z.number(),
      taken: z.number(),
      booked: z.number(),
    }),
  ),
});

export const bookingsRoutes = defineRoutes({
  bookings: {
    method: 'GET',
    path: 'passengers/bookings',
    access: 'guest',
    summary: 'The party’s booked excursions, one element per passenger.',
    reply: z.array(booking),
  },
  appointments: {
    method: 'GET',
    path: 'pms/accounts/appointments',
    access: 'guest',
    summary: 'The guest’s appointments of every kind, by date and time.',
    reply: z.array(appointment),
  },
  byReference: {
    method: 'GET',
    path: 'ops/bookings/{reference}',
    access: 'ops',
    summary: 'The bookings behind a reference.',
    reply: z.array(opsBooking),
  },
  cancel: {
    method: 'POST',
    path: 'ops/bookings/{reference}/cancel',
    access: 'ops',
    summary:
      'Cancels the bookings of a reference, or those of some accounts; freed places go to those who wait longest.',
    body: z
      .object({ accountNumbers: z.array(z.string().max(120)).min(1).optional(), excursionId: z.string().optional() })
      .optional(),
    reply: z.object({ cancelled: z.array(opsBooking), promoted: z.array(z.string()) }),
  },
  checkPlaces: {
    method: 'GET',
    path: 'ops/places/check',
    access: 'ops',
    summary: 'Compares the places taken of everything that can be booked with the bookings themselves.',
    reply: placesCheck,
  },
});
