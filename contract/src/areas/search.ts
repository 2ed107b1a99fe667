import { z } from 'zod';
import { defineRoutes } from '#contract/route.ts';

/** What can be found; a portal leaves out what it has no page for. */
export const SEARCH_KINDS = [
  'article',
  'category',
  'excursion',
  'dining',
  'spa',
  'activity',
  'venue',
  'event',
  'port',
  'message',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A text with the places in it that the search found: from, to (without), counted in UTF-16 units. */
export const markedText = z.object({
  text: z.string(),
  marks: z.array(z.tuple([z.number(), z.number()])),
});
export type MarkedText = z.infer<typeof markedText>;

export const searchHit = z.object({
  kind: z.string(),
  id: z.string(),
  title: markedText,
  excerpt: markedText.nullish(),
  /** dd/mm/yyyy, of what takes place on a day. */
  date: z.string().nullish(),
  startTime: z.string().nullish(),
});
export type SearchHit = z.infer<typeof searchHit>;

export const searchReply = z.object({
  /** Best first. */
  hits: z.array(searchHit),
  /** How many there are of each kind, also those that were left out. */
  totals: z.record(z.string(), z.number()),
  /** What was looked for instead of what was typed, when that is written nowhere. */
  insteadOf: z.record(z.string(), z.string()).nullish(),
});
export type SearchReply = z.infer<typeof searchReply>;

export const SEARCH_MAX = 100;

const question = z.object({
  /** What the guest typed. */
  text: z.string().max(SEARCH_MAX).default(''),
  language: z.string().max(12).optional(),
});

export const searchRoutes = defineRoutes({
  find: {
    method: 'GET',
    path: 'search',
    access: 'public',
    summary: 'Articles, excursions, tables, treatments, venues, ports and events by what they say: an extension.',
    query: question,
    reply: searchReply,
  },
  ownMessages: {
    method: 'GET',
    path: 'search/messages',
    access: 'guest',
    summary: 'The guest’s own messages by what they say: an extension.',
    query: question,
    reply: searchReply,
  },
});
