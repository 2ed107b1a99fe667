import { z } from 'zod';
import { searchHit } from '#contract/areas/search.ts';
import { defineRoutes } from '#contract/route.ts';

const language = z.string().max(12).optional();

/** What can be marked with a heart: everything that can be found and is not a guest's own. */
export const FAVOURITE_KINDS = ['article', 'excursion', 'dining', 'spa', 'activity', 'event', 'venue', 'port'] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];

export const subscription = z.object({
  /** When the address was made that is in force; nothing when there is none. */
  since: z.string().nullish(),
});

export const mydayRoutes = defineRoutes({
  file: {
    method: 'GET',
    path: 'myday/calendar.ics',
    access: 'guest',
    summary: 'The guest’s voyage as an iCalendar file: an extension.',
    query: z.object({ language }),
    kind: 'bytes',
  },
  subscription: {
    method: 'GET',
    path: 'myday/subscription',
    access: 'guest',
    summary: 'Whether the guest’s calendar has a private address: an extension.',
    reply: subscription,
  },
  subscribe: {
    method: 'POST',
    path: 'myday/subscription',
    access: 'guest',
    summary: 'Makes a private address of the guest’s calendar, told this once; one from before ends: an extension.',
    body: z.object({ language }).optional(),
    reply: z.object({ path: z.string() }),
  },
  withdraw: {
    method: 'POST',
    path: 'myday/subscription/withdraw',
    access: 'guest',
    summary: 'Ends the private address of the guest’s calendar: an extension.',
    kind: 'empty',
  },
  calendar: {
    method: 'GET',
    path: 'myday/calendar/{token}',
    access: 'public',
    summary: 'A guest’s calendar by its private address; 404 once that was withdrawn: an extension.',
    kind: 'bytes',
  },
  favourites: {
    method: 'GET',
    path: 'favourites',
    access: 'guest',
    summary: 'What the guest marked with a heart, newest first: an extension.',
    query: z.object({ language }),
    reply: z.array(searchHit),
  },
  favour: {
    method: 'POST',
    path: 'favourites',
    access: 'guest',
    summary: 'Marks something with a heart, or takes that back: an extension.',
    body: z.object({ kind: z.enum(FAVOURITE_KINDS), id: z.string().min(1).max(200), isFavourite: z.boolean() }),
    kind: 'empty',
  },
});
