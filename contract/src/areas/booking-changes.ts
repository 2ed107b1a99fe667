import { z } from 'zod';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

/* What guests do with a booking after the sale: extension `booking-changes`. */

/** dd/mm/yyyy and HH:mm on the ship's clock. */
const shipMoment = z.object({ date: z.string(), time: z.string() });

const bookedGuest = z.object({
  accountNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  price: z.number(),
});

/** What a party has booked on one excursion or slot under one reference. */
export const bookedEntry = z.object({
  bookingReference: z.string(),
  /** With the reference it names the entry in the calls below; another after a change to another time. */
  unit: z.string(),
  /** `excursion`, `dining`, `spa` or `activity`. */
  kind: z.string(),
  objectId: z.string(),
  name: localText,
  port: localText.nullish(),
  date: z.string(),
  fromTime: z.string(),
  toTime: z.string().nullish(),
  bookingStatus: z.string(),
  /** By name on an excursion; of a slot the guest who booked it. */
  guests: z.array(bookedGuest),
  persons: z.number(),
  price: z.number(),
  /** Where the money comes from and goes back to: the accounts on board, or the order that is paid by card or cash. */
  paidBy: z.enum(['account', 'order']),
  /** Until when it may be cancelled and changed. */
  changeUntil: shipMoment,
  canCancel: z.boolean(),
  canChange: z.boolean(),
  /** On the waiting list: the place in it, and the offer that waits for an answer. */
  waiting: z
    .object({
      position: z.number(),
      offer: z.object({ until: shipMoment, secondsLeft: z.number() }).nullish(),
    })
    .nullish(),
});
export type BookedEntry = z.infer<typeof bookedEntry>;

/** A time that an entry can be changed to, with the price for those who are booked. */
export const changeOption = z.object({
  unit: z.string(),
  objectId: z.string(),
  name: localText,
  port: localText.nullish(),
  date: z.string(),
  fromTime: z.string(),
  toTime: z.string().nullish(),
  free: z.number(),
  price: z.number(),
  isCurrent: z.boolean(),
});
export type ChangeOption = z.infer<typeof changeOption>;

export const changeOptions = z.object({
  options: z.array(changeOption),
  /** Who may come along, where guests are booked by name. */
  guests: z.array(z.object({ accountNumber: z.string(), firstName: z.string(), lastName: z.string() })),
  /** How many persons a slot may be booked for. */
  persons: z.object({ minimum: z.number(), maximum: z.number() }).nullish(),
});
export type ChangeOptions = z.infer<typeof changeOptions>;

/** What shall be: to which unit, and for whom. What is left out stays as it is. */
const wantedChange = z.object({
  unit: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  accountNumbers: z.array(z.string().max(120)).min(1).max(99).optional(),
  persons: z.number().int().min(1).max(99).optional(),
});
export type WantedChange = z.infer<typeof wantedChange>;

/** A refusal is 200 with `failed`, its code for the client's own words. */
const answer = {
  failed: z.boolean(),
  code: z.string().nullish(),
  message: z.string().nullish(),
};

export const changeQuote = z.object({
  ...answer,
  price: z.number().nullish(),
  newPrice: z.number().nullish(),
  /** To be paid in addition; below 0 what comes back. */
  difference: z.number().nullish(),
});
export type ChangeQuote = z.infer<typeof changeQuote>;

export const entryChanged = z.object({
  ...answer,
  bookingReference: z.string().nullish(),
  unit: z.string().nullish(),
  difference: z.number().nullish(),
});
export type EntryChanged = z.infer<typeof entryChanged>;

export const entryCancelled = z.object({ ...answer, refunded: z.number().nullish() });
export type EntryCancelled = z.infer<typeof entryCancelled>;

const ENTRY = 'passengers/bookings/{reference}/{unit}';

export const bookingChangesRoutes = defineRoutes({
  entries: {
    method: 'GET',
    path: 'passengers/bookings/entries',
    access: 'guest',
    summary: 'What the party has booked, of every kind, with what may still be done about it.',
    reply: z.array(bookedEntry),
  },
  changeOptions: {
    method: 'GET',
    path: `${ENTRY}/options`,
    access: 'guest',
    summary: 'The times that have room for those who are booked, and what they would cost.',
    reply: changeOptions,
  },
  changeQuote: {
    method: 'POST',
    path: `${ENTRY}/quote`,
    access: 'guest',
    summary: 'What a change would cost or bring back; nothing is changed.',
    body: wantedChange,
    reply: changeQuote,
  },
  changeEntry: {
    method: 'POST',
    path: `${ENTRY}/change`,
    access: 'guest',
    summary: 'Another time, other guests or another number of persons, at the difference that the guest was shown.',
    body: wantedChange.extend({ difference: z.number() }),
    reply: entryChanged,
    idempotent: true,
  },
  cancelEntry: {
    method: 'POST',
    path: `${ENTRY}/cancel`,
    access: 'guest',
    summary: 'Cancels what is booked, or leaves the waiting list; places go to those who wait longest.',
    body: z.object({}).optional(),
    reply: entryCancelled,
    idempotent: true,
  },
  acceptOffer: {
    method: 'POST',
    path: `${ENTRY}/accept`,
    access: 'guest',
    summary: 'Takes the place that is held for who waits; it is charged now.',
    body: z.object({}).optional(),
    reply: entryChanged,
    idempotent: true,
  },
});
