import { z } from 'zod';
import { packId, packText } from './text.ts';

/** The marketplace numbers its countries and cities; the pack keeps its numbers as texts. */
const number = z.string().regex(/^\d+$/);

export const marketplaceCountry = z.strictObject({
  id: number,
  isoCode: z.string().length(2),
  name: packText,
  picture: packId,
});
export type MarketplaceCountry = z.infer<typeof marketplaceCountry>;

export const marketplaceCity = z.strictObject({
  id: number,
  uuid: z.uuid(),
  country: number,
  /** A port of the voyage, whose place on the map it shares. */
  port: packId,
  name: packText,
  timeZone: z.string(),
  picture: packId,
});
export type MarketplaceCity = z.infer<typeof marketplaceCity>;

const namedCode = z.strictObject({ code: z.string(), name: packText });

export const marketplaceActivity = z.strictObject({
  uuid: z.uuid(),
  city: number,
  category: packId,
  title: packText,
  /** ISO 8601, or words as some suppliers write them. */
  duration: z.union([z.string(), packText]).optional(),
  durationRange: z.strictObject({ min: z.string(), max: z.string() }).optional(),
  /** Euro cents. */
  price: z.number().int().min(0),
  languages: z.array(z.string()).min(1),
  features: z.array(z.string()).default([]),
  about: packText,
  where: packText.optional(),
  meetingPoint: packText.optional(),
  info: packText.optional(),
  highlights: z.array(packText).default([]),
  included: z.array(packText).default([]),
  excluded: z.array(packText).default([]),
  /** The first is the cover. */
  pictures: z.array(packId).min(1),
});
export type MarketplaceActivity = z.infer<typeof marketplaceActivity>;

/** What third parties offer ashore: sample data for ships without a marketplace, and what the sandbox's one sells. */
export const marketplace = z.strictObject({
  countries: z.array(marketplaceCountry),
  cities: z.array(marketplaceCity),
  categories: z.array(z.strictObject({ id: packId, name: packText })),
  languages: z.array(namedCode),
  features: z.array(namedCode),
  /** What one euro buys, by ISO 4217. */
  rates: z.record(z.string().length(3), z.number().positive()),
  activities: z.array(marketplaceActivity),
});
export type Marketplace = z.infer<typeof marketplace>;
