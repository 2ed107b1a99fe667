import { z } from 'zod';
import { allowedCheck, conditions } from '#contract/conditions.ts';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

export const EXCURSION_TYPES = ['CruiseExcursion', 'ResortExcursion'] as const;
export type ExcursionType = (typeof EXCURSION_TYPES)[number];
/** C confirmed, R treated as confirmed, W waitlist, X cancelled (B150). */
export const BOOKING_STATUSES = ['C', 'R', 'W', 'X'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
/** B88, in the order in which they are listed to the guest (BD30). */
export const INELIGIBILITY_REASONS = [
  'MinimumAge',
  'MaximumAge',
  'AlreadyBooked',
  'LastCruiseDay',
  'FirstCruiseDay',
  'NoPriceAvailable',
  'TimeOverlapWithOtherBooking',
  'TimeOverlapWithOtherCartEntry',
] as const;
export type IneligibilityReason = (typeof INELIGIBILITY_REASONS)[number];
export const DESCRIPTION_TYPES = ['Description', 'WalkingInfo', 'Notes', 'Hint'] as const;
export type DescriptionType = (typeof DESCRIPTION_TYPES)[number];
/** How much an excursion asks of its guests. */
export const EXCURSION_EFFORTS = ['easy', 'moderate', 'demanding'] as const;
export type ExcursionEffort = (typeof EXCURSION_EFFORTS)[number];
/** The largest group that may be booked at once (B131). */
export const LARGEST_GROUP = 99;

/** B38 */
export const tag = z.object({
  id: z.string().optional(),
  name: localText,
  imageUrl: z.object({ id: z.string() }).nullish(),
});
export type Tag = z.infer<typeof tag>;

export const excursionPort = z.object({ name: localText, countryName: localText.nullish() });
export const excursionDestination = z.object({ id: z.string(), name: localText });

/** B36; absent prices are "no price", 0 is free. */
export const excursion = z.object({
  id: z.string(),
  type: z.string().optional(),
  name: localText,
  date: z.string(),
  day: z.number().nullish(),
  timeOfDay: z.string().nullish(),
  duration: z.number().nullish(),
  publishedDuration: localText.nullish(),
  bookingCode: z.string().nullish(),
  minimumAge: z.number().nullish(),
  maximumAge: z.number().nullish(),
  price: z.object({
    adult: z.number().nullish(),
    child: z.number().nullish(),
    infant: z.number().nullish(),
  }),
  categories: z.array(z.object({ name: localText })).optional(),
  tags: z.array(tag).optional(),
  currentAvailability: z.number().nullish(),
  waiverPdfUrl: z.object({ url: z.string() }).nullish(),
  port: excursionPort.nullish(),
  destination: excursionDestination.nullish(),
  /** BD9: the cruise itinerary entry of its date, for the address of the passenger choice. */
  itinerary: z.object({ id: z.string(), date: z.string() }).nullish(),
  /** BD34: a full excursion still takes guests on its waitlist. */
  waitlist: z.boolean().optional(),
  meetingPoint: localText.nullish(),
  /** Extension `excursion-glance`: one of EXCURSION_EFFORTS, and what the guides speak, as language tags. */
  effort: z.string().nullish(),
  guideLanguages: z.array(z.string()).nullish(),
});
export type Excursion = z.infer<typeof excursion>;

export const availability = z.object({ currentAvailability: z.number(), availability: z.boolean() });
export type Availability = z.infer<typeof availability>;

const descriptionValue = z.object({
  defaultValue: z.string().nullish(),
  defaultWhitelistedValue: z.string().nullish(),
  defaultPlainValue: z.string().nullish(),
});
/** B37; `translations` has the same three values for each further language, by its primary tag. */
export const description = z.object({
  descriptionType: z.string(),
  value: descriptionValue.extend({ translations: z.record(z.string(), descriptionValue).optional() }),
});
export type Description = z.infer<typeof description>;

/** B86, BD30; `type` is Adult or another word, for the rule that adults accompany children (BD12). */
export const applicableGuest = z.object({
  accountNumber: z.string(),
  accountName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  passengerId: z.string().optional(),
  type: z.string().optional(),
  /** Absent when the guest's age class has no price. */
  price: z.number().nullish(),
  selected: z.boolean(),
  disabled: z.boolean(),
  ineligibilityReasons: z.array(z.string()).optional(),
});
export type ApplicableGuest = z.infer<typeof applicableGuest>;

/** Ids may come as strings or as numbers. */
const wireId = z.union([z.string().min(1).max(120), z.number()]);

export const excursionBookingRequest = z.object({
  excursionId: wireId,
  guests: z.array(z.object({ accountNumber: wireId, firstName: z.string().max(120), lastName: z.string().max(120) })),
});
export type ExcursionBookingRequest = z.infer<typeof excursionBookingRequest>;

/** B96, BD33, BD34: `bookingStatus` W says that the party is on the waitlist; `code` and `message` say why it failed. */
export const excursionBooked = z.object({
  failed: z.boolean(),
  bookingReference: z.string().nullish(),
  bookingStatus: z.enum(BOOKING_STATUSES).nullish(),
  code: z.string().nullish(),
  message: z.string().nullish(),
});
export type ExcursionBooked = z.infer<typeof excursionBooked>;

const minorAmount = z.number().min(0).max(1_000_000);
export const excursionChange = z.strictObject({
  capacity: z.number().int().min(0).max(100_000).optional(),
  waitlist: z.boolean().optional(),
  /** Amounts of the wire (12.5); null takes the price away. */
  price: z
    .strictObject({
      adult: minorAmount.nullable().optional(),
      child: minorAmount.nullable().optional(),
      infant: minorAmount.nullable().optional(),
    })
    .optional(),
});
export type ExcursionChange = z.infer<typeof excursionChange>;

/** What an operator sees of an excursion: the places by status, and who moved up from the waitlist. */
export const excursionPlaces = z.object({
  id: z.string(),
  capacity: z.number(),
  booked: z.number(),
  free: z.number(),
  waiting: z.number(),
  withdrawn: z.boolean(),
  /** References that this call turned from W to C. */
  promoted: z.array(z.string()),
});
export type ExcursionPlaces = z.infer<typeof excursionPlaces>;

export const excursionsRoutes = defineRoutes({
  byDay: {
    method: 'GET',
    path: 'excursions/byDay',
    access: 'public',
    summary: 'Excursions of a day of the cruise.',
    query: z.object({ day: z.string().regex(/^\d{1,3}$/) }),
    reply: z.array(excursion),
  },
  byDate: {
    method: 'GET',
    path: 'excursions/byDate',
    access: 'public',
    summary: 'Excursions of a date (dd/mm/yyyy); without one, all from the ship’s current date on (BD8).',
    query: z.object({ dateAsString: z.string().max(10).optional() }),
    reply: z.array(excursion),
  },
  tags: {
    method: 'GET',
    path: 'excursions/tags',
    access: 'public',
    summary: 'All tags with their icons.',
    reply: z.array(tag),
  },
  checkAvailability: {
    method: 'GET',
    path: 'excursions/checkAvailability/{id}',
    access: 'public',
    summary: 'The places that are free now.',
    reply: availability,
  },
  availability: {
    method: 'GET',
    path: 'excursions/availability/{id}',
    access: 'public',
    summary: 'The places that are free now (BD29).',
    reply: availability,
  },
  findApplicableGuests: {
    method: 'GET',
    path: 'excursions/findApplicableGuests/{id}',
    access: 'guest',
    summary: 'The guests of the party with their price and the reasons why one cannot come.',
    reply: z.array(applicableGuest),
  },
  book: {
    method: 'POST',
    path: 'excursions/book/{id}',
    access: 'guest',
    summary: 'Books the whole party or nobody; a refusal is 200 with failed (BD33).',
    body: excursionBookingRequest,
    reply: excursionBooked,
    idempotent: true,
  },
  byId: {
    method: 'GET',
    path: 'excursions/{id}',
    access: 'public',
    summary: 'One excursion.',
    reply: excursion,
  },
  descriptions: {
    method: 'GET',
    path: 'descriptions/{id}',
    access: 'public',
    summary: 'The texts of an excursion.',
    reply: z.array(description),
  },
  conditions: {
    method: 'GET',
    path: 'conditions/Excursion',
    access: 'public',
    summary: 'What a guest accepts before booking an excursion.',
    reply: conditions,
  },
  allowed: {
    method: 'GET',
    path: 'conditions/allowed/Excursion',
    access: 'guest',
    summary: 'Whether the account may book (BD37).',
    reply: allowedCheck,
  },
  places: {
    method: 'GET',
    path: 'ops/excursions/{id}/places',
    access: 'ops',
    summary: 'Capacity, booked, free and waiting places.',
    reply: excursionPlaces,
  },
  change: {
    method: 'POST',
    path: 'ops/excursions/{id}/change',
    access: 'ops',
    summary: 'Changes capacity, price or waitlist; new places go to those who wait longest.',
    body: excursionChange,
    reply: excursionPlaces,
  },
  withdraw: {
    method: 'POST',
    path: 'ops/excursions/{id}/withdraw',
    access: 'ops',
    summary: 'Takes the excursion off sale and cancels every booking of it.',
    body: z.object({}).optional(),
    reply: excursionPlaces,
  },
});
