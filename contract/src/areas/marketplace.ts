import { z } from 'zod';
import { defineRoutes } from '#contract/route.ts';

/** A73, B240: the version of the marketplace's interface that portal, hub and sandbox speak. */
export const MARKETPLACE_VERSION = '3.4.0'; // core §9, commerce §9

/** B239, BD46: what a marketplace call carries besides its address. */
export const MARKETPLACE_HEADERS = {
  language: 'Accept-Language',
  currency: 'X-Musement-Currency',
  version: 'X-Musement-Version',
  source: 'X-Musement-Application',
  market: 'X-Musement-Market',
} as const;

/** Who asks, where the deployment says nothing else. */
export const DEFAULT_MARKETPLACE_SOURCE = 'gangway';

/** B234: the groups that the activity page shows, in this order. */
export const TAXONOMY_TYPES = ['HIGHLIGHT', 'INCLUSION', 'EXCLUSION'] as const;
export type TaxonomyType = (typeof TAXONOMY_TYPES)[number];

export const country = z.object({
  id: z.string(),
  name: z.string(),
  iso_code: z.string().nullish(),
  /** The marketplace itself has no pictures of countries; a hub that does may send one. */
  cover_image_url: z.string().nullish(),
});
export type Country = z.infer<typeof country>;

export const city = z.object({
  id: z.string(),
  uuid: z.string().nullish(),
  name: z.string(),
  country: country.nullish(),
  cover_image_url: z.string().nullish(),
  time_zone: z.string().nullish(),
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
  activities_count: z.number().nullish(),
});
export type City = z.infer<typeof city>;

const named = z.object({ code: z.string().nullish(), name: z.string() });
const place = z.object({ id: z.string(), name: z.string() });

/** B228; texts may hold rich text. */
export const activity = z.object({
  uuid: z.string(),
  title: z.string(),
  cover_image_url: z.string().nullish(),
  /** ISO 8601, or words. */
  duration: z.string().nullish(),
  duration_range: z.object({ min: z.string().nullish(), max: z.string().nullish() }).nullish(),
  /** B231: shown as the marketplace wrote it. */
  retail_price: z
    .object({
      currency: z.string().nullish(),
      value: z.number().nullish(),
      formatted_value: z.string().nullish(),
      formatted_iso_value: z.string().nullish(),
    })
    .nullish(),
  languages: z.array(named).nullish(),
  features: z.array(named).nullish(),
  categories: z.array(place).nullish(),
  city: place.nullish(),
  about: z.string().nullish(),
  where_text: z.string().nullish(),
  meeting_point: z.string().nullish(),
  info: z.string().nullish(),
  /** BD47: where it is booked. */
  url: z.string().nullish(),
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
});
export type Activity = z.infer<typeof activity>;

/** B234; types beyond the known ones may come and are not shown. */
export const taxonomy = z.object({ type: z.string(), name: z.string() });
export type Taxonomy = z.infer<typeof taxonomy>;

export const medium = z.object({
  id: z.string().nullish(),
  title: z.string().nullish(),
  url: z.string(),
  type: z.string().nullish(),
  is_cover: z.boolean().nullish(),
});
export type Medium = z.infer<typeof medium>;

export const marketplaceRoutes = defineRoutes({
  countries: {
    method: 'GET',
    path: 'musement/countries',
    access: 'public',
    summary: 'Countries with third-party activities.',
    reply: z.array(country),
  },
  cities: {
    method: 'GET',
    path: 'musement/{countryId}/cities',
    access: 'public',
    summary: 'Cities of a country.',
    reply: z.array(city),
  },
  activities: {
    method: 'GET',
    path: 'musement/{cityId}/activities',
    access: 'public',
    summary: 'Activities of a city.',
    reply: z.array(activity),
  },
  activity: {
    method: 'GET',
    path: 'activities/{id}',
    access: 'public',
    summary: 'One activity.',
    reply: activity,
  },
  taxonomies: {
    method: 'GET',
    path: 'activities/{id}/taxonomies',
    access: 'public',
    summary: 'Highlights, inclusions and exclusions of an activity.',
    reply: z.array(taxonomy),
  },
  media: {
    method: 'GET',
    path: 'activities/{id}/media',
    access: 'public',
    summary: 'Pictures of an activity, the cover first.',
    reply: z.array(medium),
  },
});
