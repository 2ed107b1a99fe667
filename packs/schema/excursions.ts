import { z } from 'zod';
import { EXCURSION_EFFORTS } from '#contract/areas/excursions.ts';
import { ownedPictures, pdf } from './media.ts';
import { minor, packId, packText, timeOfDay, voyageDay } from './text.ts';

export const excursionTag = z.strictObject({
  id: packId,
  name: packText,
  /** The picture that is the icon. */
  icon: packId,
});
export type ExcursionTag = z.infer<typeof excursionTag>;

/** A place on land that is no port of call: a resort. */
export const destination = z.strictObject({ id: packId, name: packText, countryName: packText });
export type Destination = z.infer<typeof destination>;

export const packExcursion = z.strictObject({
  id: packId,
  name: packText,
  /** Letters, then digits: `LIS01`. Nothing = no code. */
  bookingCode: z.string().optional(),
  day: voyageDay,
  /** A port of the voyage; at least one of port and destination. */
  port: packId.optional(),
  destination: packId.optional(),
  timeOfDay,
  /** Minutes. */
  duration: z.number().int().min(15),
  publishedDuration: packText.optional(),
  minimumAge: z.number().int().optional(),
  maximumAge: z.number().int().optional(),
  /** Nothing = no price is stored for that age class (BD31). */
  price: z.strictObject({ adult: minor.optional(), child: minor.optional(), infant: minor.optional() }),
  capacity: z.number().int().min(1),
  /** Places already taken by guests outside this pack. */
  taken: z.number().int().min(0).default(0),
  waitlist: z.boolean().default(false),
  /** BD31: lifts FirstCruiseDay and LastCruiseDay. */
  bookableOnFirstAndLastDay: z.boolean().default(false),
  /** Minutes before the start until which guests may cancel or change; nothing = the operator's `bookingTerms`. */
  changeUntil: z.number().int().min(0).optional(),
  tags: z.array(packId).min(1),
  effort: z.enum(EXCURSION_EFFORTS).optional(),
  /** What the guides speak, as language tags. */
  guideLanguages: z.array(z.string().regex(/^[a-z]{2}$/)).optional(),
  descriptions: z.strictObject({
    Description: packText,
    WalkingInfo: packText.optional(),
    Notes: packText.optional(),
    Hint: packText.optional(),
  }),
  waiver: pdf.optional(),
  meetingPoint: packText.optional(),
  /** Where the way to it leads on board, as a profile of the ship's plan: the gangway for what meets on the pier. */
  wayfinderProfile: packId.optional(),
  pictures: ownedPictures,
});
export type PackExcursion = z.infer<typeof packExcursion>;

/** BD36: texts of `conditions/{module}`. */
export const packConditions = z.strictObject({
  module: z.string(),
  conditionText: packText,
  additionalConditionText: packText.optional(),
  salesMessage: packText.optional(),
});
export type PackConditions = z.infer<typeof packConditions>;

export const excursions = z.strictObject({
  tags: z.array(excursionTag).min(1),
  destinations: z.array(destination).default([]),
  excursions: z.array(packExcursion).min(1),
  conditions: z.array(packConditions),
});
export type Excursions = z.infer<typeof excursions>;
