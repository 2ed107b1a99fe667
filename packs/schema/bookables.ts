import { z } from 'zod';
import { BOOKABLE_MODULES } from '#contract/areas/bookables.ts';
import { packConditions } from './excursions.ts';
import { ownedPictures } from './media.ts';
import { minor, packId, packText, timeOfDay, voyageDay } from './text.ts';

const persons = z.number().int().min(1);

/** Slots that repeat: at each of these times on each of these days. */
export const opening = z.strictObject({
  /** Nothing = every day of the voyage but the last. */
  days: z.array(voyageDay).min(1).optional(),
  times: z.array(timeOfDay).min(1),
  minutes: z.number().int().min(5),
  /** Persons. */
  capacity: persons,
});
export type Opening = z.infer<typeof opening>;

/** Persons from outside this pack who are booked into a slot. */
export const taken = z.strictObject({ day: voyageDay, time: timeOfDay, persons });

export const bookableCategory = z.strictObject({
  id: packId,
  module: z.enum(['activity', 'spa']),
  title: packText,
  overviewDescription: packText.optional(),
  pictures: ownedPictures,
});
export type PackBookableCategory = z.infer<typeof bookableCategory>;

export const packBookable = z.strictObject({
  id: packId,
  module: z.enum(BOOKABLE_MODULES),
  /** Of the same module; restaurants have none. */
  category: packId.optional(),
  title: packText,
  overviewDescription: packText,
  /** Rich text. */
  description: packText,
  justToKnow: packText.optional(),
  /** Nothing = cannot be booked, only read about. */
  externalId: z.string().optional(),
  wayfinderProfile: packId.optional(),
  price: minor.optional(),
  /** Minutes. */
  duration: z.number().int().min(5).optional(),
  location: packText.optional(),
  locationDetail: packText.optional(),
  times: packText.optional(),
  /** Nothing = the product's bounds, 1 to 4. */
  minimumPersons: persons.optional(),
  maximumPersons: persons.optional(),
  /** Minutes before the start until which guests may cancel or change; nothing = the operator's `bookingTerms`. */
  changeUntil: z.number().int().min(0).optional(),
  openings: z.array(opening).default([]),
  taken: z.array(taken).default([]),
  pictures: ownedPictures,
});
export type PackBookable = z.infer<typeof packBookable>;

export const bookables = z.strictObject({
  categories: z.array(bookableCategory).default([]),
  items: z.array(packBookable).default([]),
  conditions: z.array(packConditions).default([]),
});
export type Bookables = z.infer<typeof bookables>;
