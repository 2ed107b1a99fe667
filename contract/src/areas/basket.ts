import { z } from 'zod';
import { excursionDestination, excursionPort } from '#contract/areas/excursions.ts';
import { errorBody } from '#contract/errors.ts';
import { passenger } from '#contract/passenger.ts';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

/** B102: one passenger on one excursion, in the cart or booked. */
export const cartElement = z.object({
  id: z.string(),
  type: z.string(),
  price: z.number(),
  passenger,
  excursion: z.object({
    id: z.string(),
    name: localText,
    port: excursionPort.nullish(),
    destination: excursionDestination.nullish(),
    timeOfDay: z.string().nullish(),
    bookingCode: z.string().nullish(),
  }),
  itinerary: z.object({ id: z.string(), date: z.string() }).nullish(),
  date: z.string(),
  /** Opaque: issued by the hub, sent back unchanged (BD10). */
  bookingInformation: z.string(),
});
export type CartElement = z.infer<typeof cartElement>;

export const cart = z.object({ excursions: z.array(cartElement), totalPrice: z.number() });
export type Cart = z.infer<typeof cart>;

const id = z.union([z.string().min(1).max(120), z.number()]);

/** B107, BD10: the excursion by `bookingInformation`, or by `excursion` and `date`; further fields are ignored. */
export const cartChange = z.object({
  type: z
    .string()
    .regex(/^(Cruise|Resort)Excursion$/, { error: 'must be CruiseExcursion or ResortExcursion' })
    .nullish(),
  bookingInformation: z.string().max(500).nullish(),
  excursion: z.object({ id }).nullish(),
  date: z.string().max(10).nullish(),
  passenger: z.object({ id }),
  action: z.enum(['add', 'remove']),
});
export type CartChange = z.infer<typeof cartChange>;

export const PAYMENT_REFERENCES = ['CARD', 'CASH'] as const;
export type PaymentReference = (typeof PAYMENT_REFERENCES)[number];
export const MOBILE_NUMBER_MAX = 32; // BD19

export const orderRequest = z.object({
  confirmationMail: z.string().max(300),
  mobileNumber: z.string().max(MOBILE_NUMBER_MAX).nullish(),
  paymentReference: z.enum(PAYMENT_REFERENCES),
});
export type OrderRequest = z.infer<typeof orderRequest>;

export const orderPlaced = z.object({ groupReference: z.string() });
export type OrderPlaced = z.infer<typeof orderPlaced>;

/** The codes with which cart and order are refused (400 and 409), beside `bad_request` and the blocked codes. */
export const BASKET_REFUSALS = [
  'cart_empty',
  'cart_changed',
  'sold_out',
  'too_many_passengers',
  'adult_required',
  'not_eligible',
  'not_bookable',
  'booker_underage',
  'email_invalid',
  'busy',
] as const;
export type BasketRefusal = (typeof BASKET_REFUSALS)[number];

/** 409 `sold_out` names the excursions that do not fit (BD16); `message` has the same names in one sentence. */
export const soldOutBody = errorBody.extend({
  excursions: z.array(z.object({ id: z.string(), name: localText })).optional(),
});
export type SoldOutBody = z.infer<typeof soldOutBody>;

/** 409 `not_eligible` of an order names who cannot join which excursion, and why; `message` has the same in one sentence. */
export const notEligibleBody = errorBody.extend({
  excursion: z.object({ id: z.string(), name: localText }),
  guest: z.object({ firstName: z.string(), lastName: z.string() }),
  reason: z.string(),
});

export const basketRoutes = defineRoutes({
  cart: {
    method: 'GET',
    path: 'passengers/cart',
    access: 'guest',
    summary: 'The party’s cart, priced now.',
    reply: cart,
  },
  changeCart: {
    method: 'POST',
    path: 'passengers/cart',
    access: 'guest',
    summary: 'Adds and removes passengers; all of it or nothing (BD10).',
    body: z.array(cartChange).min(1).max(200),
    reply: cart,
  },
  order: {
    method: 'POST',
    path: 'passengers/cart/order',
    access: 'guest',
    summary: 'Books every element of the cart, or none (BD16).',
    body: orderRequest,
    reply: orderPlaced,
    idempotent: true,
  },
});
