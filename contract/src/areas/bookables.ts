import { z } from 'zod';
import { allowedCheck, conditions } from '#contract/conditions.ts';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

/** What the wizard books, by the word that stands first in its calls. */
export const BOOKABLE_MODULES = ['activity', 'dining', 'spa'] as const;
export type BookableModule = (typeof BOOKABLE_MODULES)[number];
/** B210: offered when the booking information gives no bounds. */
export const DEFAULT_PERSONS = { minimum: 1, maximum: 4 } as const;
/** B206: preselected for activity and dining (BD44). */
export const PRESELECTED_PERSONS = 4;
/** The largest group of one booking (BD24). */
const MOST_PERSONS = 99;

export const bookableCategory = z.object({
  id: z.string(),
  title: localText,
  overviewDescription: localText.nullish(),
});
export type BookableCategory = z.infer<typeof bookableCategory>;

/** B195; without an external id it cannot be booked (B196). */
export const bookable = z.object({
  id: z.string(),
  title: localText,
  overviewDescription: localText.nullish(),
  /** Rich text. */
  description: localText.nullish(),
  externalId: z.string().nullish(),
  wayfinderProfile: z.object({ id: z.string() }).nullish(),
  /** Rich text: what to know before coming. */
  justToKnow: localText.nullish(),
  price: z.number().nullish(),
  /** Minutes. */
  duration: z.number().nullish(),
  location: localText.nullish(),
  locationDetail: localText.nullish(),
  /** When it is open, in words. */
  times: localText.nullish(),
  categoryId: z.string().nullish(),
});
export type Bookable = z.infer<typeof bookable>;

/** B208; a client without bounds offers `DEFAULT_PERSONS`. */
export const bookingInformation = z.object({
  minimumNumberOfPersons: z.number().nullish(),
  maximumNumberOfPersons: z.number().nullish(),
  /** Sent by value (dd/mm/yyyy), shown by label (B211). */
  dates: z.array(z.object({ value: z.string(), label: localText })),
});
export type BookingInformation = z.infer<typeof bookingInformation>;

/** B214; HH:mm on the ship's clock. */
export const availableTime = z.object({ label: localText, fromTime: z.string(), toTime: z.string() });
export type AvailableTime = z.infer<typeof availableTime>;

const persons = z.number().int().min(1).max(MOST_PERSONS);
const objectId = z.union([z.string().min(1).max(120), z.number()]);
const hubDate = z.string().max(10);
const time = z.string().max(5);

/** BD45 */
export const timesRequest = z.object({
  date: hubDate,
  bookingRequest: z.object({ numberOfPersons: persons, date: hubDate.optional(), objectId: objectId.optional() }),
});
export type TimesRequest = z.infer<typeof timesRequest>;

/** B218 */
export const bookableRequest = z.object({
  numberOfPersons: persons,
  date: hubDate,
  fromTime: time,
  toTime: time,
  objectId,
  /** BD45, extension `confirm-overlap`: the guest knows of an own booking at that time and wants this one all the same. */
  confirmOverlap: z.boolean().optional(),
});
export type BookableRequest = z.infer<typeof bookableRequest>;

/** B218; `code` lets a client say why in its own words, `systemInformation` is for the log and no guest (BD45). */
export const bookableBooked = z.object({
  failed: z.boolean(),
  systemInformation: z.string().nullish(),
  bookingReference: z.string().nullish(),
  code: z.string().nullish(),
});
export type BookableBooked = z.infer<typeof bookableBooked>;

/** What an operator sees of a slot; `taken` counts persons. */
export const bookableSlot = z.object({
  id: z.string(),
  fromTime: z.string(),
  toTime: z.string(),
  capacity: z.number(),
  taken: z.number(),
});
export type BookableSlot = z.infer<typeof bookableSlot>;

const ofCategory = z.object({ categoryId: z.string().max(120).optional() });

export const bookablesRoutes = defineRoutes({
  activityCategories: {
    method: 'GET',
    path: 'activitycategory',
    access: 'public',
    summary: 'The categories of activities.',
    reply: z.array(bookableCategory),
  },
  activities: {
    method: 'GET',
    path: 'activity',
    access: 'public',
    summary: 'All activities, or those of a category.',
    query: ofCategory,
    reply: z.array(bookable),
  },
  activity: {
    method: 'GET',
    path: 'activity/{id}',
    access: 'public',
    summary: 'One activity.',
    reply: bookable,
  },
  restaurants: {
    method: 'GET',
    path: 'dining',
    access: 'public',
    summary: 'All restaurants.',
    reply: z.array(bookable),
  },
  restaurant: {
    method: 'GET',
    path: 'dining/{id}',
    access: 'public',
    summary: 'One restaurant.',
    reply: bookable,
  },
  spaCategories: {
    method: 'GET',
    path: 'spacategory',
    access: 'public',
    summary: 'The categories of treatments.',
    reply: z.array(bookableCategory),
  },
  treatments: {
    method: 'GET',
    path: 'spa',
    access: 'public',
    summary: 'All treatments, or those of a category.',
    query: ofCategory,
    reply: z.array(bookable),
  },
  treatment: {
    method: 'GET',
    path: 'spa/{id}',
    access: 'public',
    summary: 'One treatment.',
    reply: bookable,
  },
  bookingInformation: {
    method: 'GET',
    path: '{module}/bookingInformation/{id}',
    access: 'public',
    summary: 'How many persons may come, and on which days there are times still to come.',
    reply: bookingInformation,
  },
  availabilityTimes: {
    method: 'POST',
    path: '{module}/availabilityTimes/{id}',
    access: 'guest',
    summary: 'The times of a day that have not begun and have room for so many persons (BD45).',
    body: timesRequest,
    reply: z.array(availableTime),
  },
  book: {
    method: 'POST',
    path: '{module}/book/{id}',
    access: 'guest',
    summary: 'Books a time; a refusal is 200 with failed (BD45).',
    body: bookableRequest,
    reply: bookableBooked,
    idempotent: true,
  },
  conditions: {
    method: 'GET',
    path: 'conditions/{module}',
    access: 'public',
    summary: 'What a guest accepts before booking; empty when nothing is asked.',
    reply: conditions,
  },
  allowed: {
    method: 'GET',
    path: 'conditions/allowed/{module}',
    access: 'guest',
    summary: 'Whether the account may book (BD37).',
    reply: allowedCheck,
  },
  slots: {
    method: 'GET',
    path: 'ops/bookables/{id}/slots',
    access: 'ops',
    summary: 'The slots of a day with their capacity and the persons booked.',
    query: z.object({ date: hubDate }),
    reply: z.array(bookableSlot),
  },
  changeSlot: {
    method: 'POST',
    path: 'ops/bookables/slots/{slotId}/change',
    access: 'ops',
    summary: 'Changes the capacity of a slot, never below what is booked.',
    body: z.strictObject({ capacity: z.number().int().min(0).max(100_000) }),
    reply: bookableSlot,
  },
  publish: {
    method: 'POST',
    path: 'ops/bookables/{id}/publish',
    access: 'ops',
    summary: 'Shows or hides a restaurant, treatment or activity; what is hidden cannot be booked.',
    body: z.strictObject({ published: z.boolean() }),
    kind: 'empty',
  },
  cancelBooking: {
    method: 'POST',
    path: 'ops/bookables/bookings/{reference}/cancel',
    access: 'ops',
    summary: 'Cancels a booking and frees its places; cancelling what is cancelled changes nothing.',
    body: z.object({}).optional(),
    reply: z.object({ bookingReference: z.string(), bookingStatus: z.string() }),
  },
});
