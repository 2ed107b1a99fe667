import { z } from 'zod';
import { ARTICLE_LAYOUTS, CATEGORY_LAYOUTS } from '#contract/areas/content.ts';
import { audio, ownedPictures, pdf, video } from './media.ts';
import { packId, packText, timeOfDay, voyageDay } from './text.ts';

export const packEvent = z.strictObject({
  id: packId,
  title: packText,
  /** The days it takes place on; nothing = every day (articles) or the day of the schedule. */
  days: z.array(voyageDay).optional(),
  startTime: timeOfDay,
  endTime: z.union([timeOfDay, z.literal('Late')]).optional(),
  startTimeDescription: packText.optional(),
  endTimeDescription: packText.optional(),
  location: packText.optional(),
  locationDetail: packText.optional(),
  /** Its place on the plan of the ship. */
  wayfinderProfile: packId.optional(),
  category: packText.optional(),
  eventOverview: packText.optional(),
  stylingRequired: z.boolean().default(false),
  picture: packId.optional(),
});
export type PackEvent = z.infer<typeof packEvent>;

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** Categories and articles stand in the operator's order. */
export const packCategory = z.strictObject({
  id: packId,
  /** Nothing = at the root. */
  parent: packId.optional(),
  title: packText,
  description: packText.optional(),
  contentType: z.enum(CATEGORY_LAYOUTS).optional(),
  searchable: z.boolean().default(false),
  showTitle: z.boolean().default(true),
  showBookNow: z.boolean().default(false),
  /** Where "Book Now" leads. */
  bookingPath: z.string().startsWith('/').optional(),
  textColour: colour.optional(),
  backgroundColour: colour.optional(),
  published: z.boolean().default(true),
  externalUrl: z.string().optional(),
  useExternalUrl: z.boolean().default(false),
  hashtags: z.array(z.string()).default([]),
  pictures: ownedPictures,
});
export type PackCategory = z.infer<typeof packCategory>;

export const packArticle = z.strictObject({
  id: packId,
  /** Nothing = at the root. */
  category: packId.optional(),
  /** Listed nowhere, found by hashtag only. */
  unlisted: z.boolean().default(false),
  title: packText,
  overviewDescription: packText.optional(),
  /** Rich text: p, h2, h3, ul, ol, li, strong, em, br, a. */
  description: packText.optional(),
  layoutType: z.enum(ARTICLE_LAYOUTS),
  published: z.boolean().default(true),
  externalRedirectURL: z.string().optional(),
  showTitle: z.boolean().default(true),
  showBookNow: z.boolean().default(false),
  /** Where "Book Now" leads. */
  bookingPath: z.string().startsWith('/').optional(),
  textColour: colour.optional(),
  backgroundColour: colour.optional(),
  additionalArticlesCategory: packId.optional(),
  wayfinderProfile: packId.optional(),
  whereAndWhen: z
    .strictObject({ locationInformation: packText.optional(), timeInformation: packText.optional() })
    .optional(),
  location: packText.optional(),
  times: packText.optional(),
  hashtags: z.array(z.string()).default([]),
  events: z.array(packEvent).default([]),
  pictures: ownedPictures,
  pdfs: z.array(pdf).default([]),
  audios: z.array(audio).default([]),
  videos: z.array(video).default([]),
});
export type PackArticle = z.infer<typeof packArticle>;

export const packSchedule = z.strictObject({
  id: packId,
  day: voyageDay,
  title: packText,
  overviewDescription: packText,
  description: packText,
  events: z.array(packEvent).min(1),
  pictures: ownedPictures,
  pdfs: z.array(pdf).default([]),
});
export type PackSchedule = z.infer<typeof packSchedule>;

export const content = z.strictObject({
  categories: z.array(packCategory).min(1),
  articles: z.array(packArticle).min(1),
  /** One per day of the voyage. */
  schedules: z.array(packSchedule).min(1),
});
export type Content = z.infer<typeof content>;
