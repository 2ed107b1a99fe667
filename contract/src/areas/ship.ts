import { z } from 'zod';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

/** C284: one row per category of cabins; its picture is found by `{shipCode}_{cabinCode}`. */
export const cabinDeck = z.object({
  cabinCategory: localText.nullish(),
  colours: z.array(z.string()).nullish(),
  cabinCode: z.string().nullish(),
});
export type CabinDeck = z.infer<typeof cabinDeck>;

export const technicalDatum = z.object({ label: localText, value: localText });
export type TechnicalDatum = z.infer<typeof technicalDatum>;

/** C283; a hub without a ship answers an empty object (CD45). */
export const shipContent = z.object({
  shipCode: z.string().nullish(),
  shipName: localText.nullish(),
  /** Rich text. */
  description: localText.nullish(),
  technicalData: z.array(technicalDatum).nullish(),
  cabin: z
    .object({ title: localText.nullish(), description: localText.nullish(), cabinDeck: z.array(cabinDeck).nullish() })
    .nullish(),
});
export type ShipContent = z.infer<typeof shipContent>;

export const shipRoutes = defineRoutes({
  content: {
    method: 'GET',
    path: 'ships/content',
    access: 'public',
    summary: 'The ship: description, technical data and categories of cabins.',
    // Another hub may answer a list, or nothing (CD45).
    reply: z.union([shipContent, z.array(shipContent), z.null()]),
  },
});
