import { z } from 'zod';
import { ownedPictures, pdf, video } from './media.ts';
import { packId, packText, timeOfDay } from './text.ts';

export const port = z.strictObject({
  id: packId,
  name: packText,
  countryName: packText,
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string().length(2),
  currency: packText,
  language: packText,
  openWeatherCityName: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Port = z.infer<typeof port>;

/** One day of the voyage; its place in the list is its number. */
export const voyageDayPlan = z.strictObject({
  /** Also the id of the itinerary schedule and of the cruise itinerary entry. */
  id: packId,
  title: packText,
  description: packText,
  /** Nothing for a day at sea. */
  port: packId.optional(),
  arrives: timeOfDay.optional(),
  departs: timeOfDay.optional(),
  allOnBoard: timeOfDay.optional(),
  nameOfPier: packText.optional(),
  localAgentName: z.string().optional(),
  gangway: packText.optional(),
  /** Where the ship is at noon on a day at sea. */
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  /** What the ship passes on its way to the next day's place: latitude and longitude. */
  waypoints: z.array(z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])).default([]),
  pictures: ownedPictures,
  pdfs: z.array(pdf).default([]),
  videos: z.array(video).default([]),
});
export type VoyageDayPlan = z.infer<typeof voyageDayPlan>;

export const voyage = z.strictObject({
  id: packId,
  name: packText,
  ship: z.strictObject({ id: packId, name: z.string(), code: z.string() }),
  /** Which day of the voyage is today when the pack is first seeded. */
  todayIsDay: z.number().int().min(1),
  /** A demo's next voyage begins by itself when the last is over; on a ship an operator starts it. */
  startsByItself: z.boolean().default(false),
  ports: z.array(port).min(1),
  days: z.array(voyageDayPlan).min(1),
});
export type Voyage = z.infer<typeof voyage>;
