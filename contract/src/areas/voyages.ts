import { z } from 'zod';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

/** A voyage of the ship as operators see it; dates are `dd/mm/yyyy`, null before a pack laid them. */
export const voyage = z.object({
  id: z.string(),
  pack: z.string().nullable(),
  fromDate: z.string().nullable(),
  toDate: z.string().nullable(),
  startedAt: z.string(),
  /** Null: the voyage under way. */
  endedAt: z.string().nullable(),
});
export type Voyage = z.infer<typeof voyage>;

/** Something that left the pack while guests are booked on it: an excursion, or one slot of a bookable. */
export const leftOut = z.object({
  id: z.string(),
  kind: z.string(),
  name: localText,
  /** `dd/mm/yyyy` and `HH:mm` in ship time. */
  date: z.string(),
  time: z.string(),
  bookingReferences: z.array(z.string()),
});
export type LeftOut = z.infer<typeof leftOut>;

export const voyagesRoutes = defineRoutes({
  voyages: {
    method: 'GET',
    path: 'ops/voyages',
    access: 'ops',
    summary: 'The voyages that the database holds, the one under way last.',
    reply: z.array(voyage),
  },
  start: {
    method: 'POST',
    path: 'ops/voyages/{id}/end',
    access: 'ops',
    summary: 'Ends the voyage under way and begins the next; every session ends.',
    body: z.object({
      /** `dd/mm/yyyy`; today on board when there is none. */
      nextFrom: z.string().optional(),
    }),
    reply: voyage,
  },
  export: {
    method: 'GET',
    path: 'ops/voyages/{id}/export',
    access: 'ops',
    summary: 'Every row of a voyage, one JSON object {table, row} per line.',
    kind: 'bytes',
  },
  leftOut: {
    method: 'GET',
    path: 'ops/left-out',
    access: 'ops',
    summary: 'What left the pack of the voyage under way while guests are booked on it.',
    reply: z.array(leftOut),
  },
  withdrawLeftOut: {
    method: 'POST',
    path: 'ops/left-out/{id}/withdraw',
    access: 'ops',
    summary: 'Cancels what is booked of something that left the pack, and tells those who booked it.',
    reply: z.object({ cancelled: z.array(z.string()), promoted: z.array(z.string()) }),
  },
  purge: {
    method: 'POST',
    path: 'ops/voyages/{id}/purge',
    access: 'ops',
    summary: 'Removes a voyage that has ended, with everything that belongs to it.',
    body: z.object({
      /** The voyage once more. */
      confirm: z.string(),
    }),
    reply: z.object({ id: z.string(), removedRows: z.record(z.string(), z.number()) }),
  },
});
