import { z } from 'zod';
import { packId, packText, timeOfDay, voyageDay } from './text.ts';

export const programmeEvent = z.strictObject({
  id: packId,
  name: packText,
  venue: packText,
  deck: packText,
  start: timeOfDay,
  end: z.union([timeOfDay, z.literal('Late')]).optional(),
  endTimeDescription: packText.optional(),
  /** Rich text, for the dialog; an event without one does not open in the table of a date. */
  description: packText.optional(),
  eventOverview: packText.optional(),
  /** "Chargeable Experience" marks what costs extra. */
  attributes: z.array(z.string().min(1)).default([]),
  /** What guests filter by: the decks it takes place on. */
  levels: z.array(packText).min(1),
  picture: packId,
});
export type ProgrammeEvent = z.infer<typeof programmeEvent>;

/** What the schedule service knows: the events of each day of the voyage. */
export const programme = z.strictObject({
  days: z.array(z.strictObject({ day: voyageDay, events: z.array(programmeEvent).min(1) })).default([]),
});
export type Programme = z.infer<typeof programme>;
