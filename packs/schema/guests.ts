import { z } from 'zod';
import { isoDay, packId, packText, timeOfDay, voyageDay } from './text.ts';

/** A fixed day, or an age on embarkation day so that infants stay infants. */
export const born = z.union([
  isoDay,
  z.strictObject({
    age: z.number().int().min(0),
    month: z.number().int().min(1).max(12),
    day: z.number().int().min(1).max(28),
  }),
]);
export type Born = z.infer<typeof born>;

export const guest = z.strictObject({
  /** The passenger id. */
  id: packId,
  accountNumber: z.string().regex(/^\d+$/),
  title: z.string().optional(),
  firstName: z.string(),
  lastName: z.string(),
  born: born.optional(),
  type: z.enum(['Adult', 'Child', 'Infant']),
  lead: z.boolean().default(false),
  cabin: z.string(),
  pin: z.string().length(4),
  /** What a reset sets it to. */
  initialPin: z.string().length(4),
  pinChangeRequired: z.boolean().default(false),
  isBlocked: z.boolean().default(false),
  isBlockedForMuster: z.boolean().default(false),
});
export type PackGuest = z.infer<typeof guest>;

export const hotel = z.strictObject({
  id: packId,
  hotelName: z.string(),
  resortName: z.string(),
  subResortName: z.string().optional(),
  touristRegionName: packText,
  /** Voyage days; 0 and less lie before embarkation. */
  fromDay: z.number().int(),
  toDay: z.number().int(),
});
export type PackHotel = z.infer<typeof hotel>;

export const flight = z.strictObject({
  id: packId,
  flightNumber: z.string(),
  flightDirection: z.enum(['OUT', 'IN']),
  departureAirportCode: z.string().length(3),
  departureAirportName: z.string(),
  arrivalAirportCode: z.string().length(3),
  arrivalAirportName: z.string(),
  day: z.number().int(),
  departureTime: timeOfDay,
  arrivalTime: timeOfDay,
  arrivesNextDay: z.boolean().default(false),
});
export type PackFlight = z.infer<typeof flight>;

export const party = z.strictObject({
  id: packId,
  bookingReference: z.string(),
  embarkDay: voyageDay.default(1),
  /** Nothing = the last day of the voyage. */
  disembarkDay: voyageDay.optional(),
  /**
   * The departure date that the passenger login asks for. Nothing = the day the party leaves the ship: the form takes
   * dates from today on (A202), so that a day already past would lock out everybody on board.
   */
  departureDay: voyageDay.optional(),
  members: z.array(guest).min(1),
  hotels: z.array(hotel).default([]),
  flights: z.array(flight).default([]),
});
export type Party = z.infer<typeof party>;

/** A login that the start prints, so that a stranger gets in at once. */
export const demoLogin = z.strictObject({ guest: packId, note: packText });

export const guests = z.strictObject({ parties: z.array(party).min(1), demoLogins: z.array(demoLogin).min(1) });
export type Guests = z.infer<typeof guests>;
