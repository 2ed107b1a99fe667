import { z } from 'zod';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

/** A word that the schedule service gives plain, by language, or as an object with a name. */
export const labelled = z.union([localText, z.object({ id: z.string().nullish(), name: localText })]);
export type Labelled = z.infer<typeof labelled>;

/** B185, B250: an event of the schedule service and of the hub's events of a date; `venueLevel` is the deck. */
export const lineupEvent = z.object({
  id: z.string(),
  name: localText,
  venue: localText.nullish(),
  venueLevel: localText.nullish(),
  /** Of types such as Preview or Full. */
  images: z.array(z.object({ type: z.string().nullish(), url: z.string() })).nullish(),
  /** A picture of the hub, by reference. */
  imageId: z.string().nullish(),
  image: z.string().nullish(),
  /** HH:mm, or a date with a time; an end may also be a word such as "Late". */
  start: z.string().nullish(),
  end: z.string().nullish(),
  startTimeDescription: localText.nullish(),
  endTimeDescription: localText.nullish(),
  description: localText.nullish(),
  eventOverview: localText.nullish(),
  attributes: z.array(labelled).nullish(),
  levels: z.array(labelled).nullish(),
  /** BD48: where one property has several ships. */
  shipId: z.string().nullish(),
});
export type LineupEvent = z.infer<typeof lineupEvent>;

/** B186, B264 */
export const lineupReply = z.object({
  lineup: z.array(z.object({ date: z.string(), events: z.array(lineupEvent) })),
});
export type LineupReply = z.infer<typeof lineupReply>;

export const programmeRoutes = defineRoutes({
  events: {
    method: 'GET',
    path: 'itinerary/events',
    access: 'public',
    summary: 'The events of a date (dd/mm/yyyy).',
    query: z.object({ date: z.string() }),
    reply: lineupReply,
  },
  scheduleExport: {
    method: 'GET',
    path: 'properties/{propertyId}/schedule',
    access: 'public',
    summary:
      'The schedule export, for deployments whose programme the hub itself serves. Bearer token of the settings.',
    query: z.object({ date: z.string(), days: z.coerce.number().int().min(1).max(31).default(1) }),
    reply: lineupReply,
  },
});
