import { z } from 'zod';
import { ownedPictures } from './media.ts';
import { packId, packText, timeOfDay, voyageDay } from './text.ts';

/** Metres: x from the stern to the bow, y from the port side to starboard. */
const metres = z.number().min(0).max(400);
/** x, y, length, width. */
export const planBox = z.tuple([metres, metres, metres, metres]);
export type PlanBox = z.infer<typeof planBox>;
export const planPoint = z.tuple([metres, metres]);
export type PlanPoint = z.infer<typeof planPoint>;

export const openingHours = z.strictObject({
  from: timeOfDay,
  to: z.union([timeOfDay, z.literal('24:00'), z.literal('Late')]),
  /** Nothing = every day. */
  days: z.array(voyageDay).min(1).optional(),
  what: packText.optional(),
});
export type OpeningHours = z.infer<typeof openingHours>;

export const shipDeck = z.strictObject({
  level: z.number().int().min(1).max(30),
  name: packText,
  /** Where its floor begins and ends. */
  from: metres,
  to: metres,
  /** Of a building: square. */
  bow: z.enum(['sharp', 'round', 'square']),
  /** Teak under the sky instead of a roof. */
  open: z.boolean().default(false),
  /** Where guests walk: lines from point to point. */
  walks: z.array(z.tuple([planPoint, planPoint])).min(1),
  /** Closed to guests. */
  crew: z.array(planBox).default([]),
});
export type ShipDeck = z.infer<typeof shipDeck>;

export const VENUE_KINDS = [
  'dining',
  'bar',
  'stage',
  'wellness',
  'family',
  'leisure',
  'service',
  'open',
  'pool',
] as const;

export const shipVenue = z.strictObject({
  id: packId,
  name: packText,
  kind: z.enum(VENUE_KINDS),
  deck: z.number().int(),
  box: planBox,
  /** Nothing = it says itself when something is on. */
  hours: z.union([z.literal('always'), z.array(openingHours).min(1)]).optional(),
});
export type ShipVenue = z.infer<typeof shipVenue>;

export const shipShaft = z.strictObject({
  id: packId,
  kind: z.enum(['lift', 'stairs']),
  name: packText,
  at: planPoint,
  /** Lowest first. */
  decks: z.array(z.number().int()).min(2),
  /** How many lifts stand beside each other. */
  cars: z.number().int().min(1).optional(),
});
export type ShipShaft = z.infer<typeof shipShaft>;

export const CABIN_SIDES = ['port', 'starboard'] as const;

export const shipCabin = z.strictObject({
  number: z.string().regex(/^\d{3,6}$/),
  deck: z.number().int(),
  side: z.enum(CABIN_SIDES),
  /** 0 is at the bow. */
  section: z.number().int().min(0),
  category: z.string(),
  box: planBox,
});
export type ShipCabin = z.infer<typeof shipCabin>;

export const cabinCategory = z.strictObject({
  /** Letters that stand in the cabin's picture address after the ship's code. */
  code: z.string().regex(/^[A-Z0-9]{1,6}$/),
  name: packText,
  /** The first is its colour on the plan. */
  colours: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).min(1),
  pictures: ownedPictures,
});
export type CabinCategory = z.infer<typeof cabinCategory>;

export const musterStation = z.strictObject({
  id: z.string().regex(/^[A-Z]$/),
  venue: packId,
  /** The cabins of these sections assemble here. */
  sections: z.array(z.number().int().min(0)).min(1),
});
export type MusterStation = z.infer<typeof musterStation>;

/** What the plan shows: its words for floors, directions and sides follow (`ship-words.ts`), and its view from the side. */
export const PLAN_KINDS = ['ship', 'house', 'aircraft'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** The one source of what lies where on board and when it is open. Plans, ways, articles and documents are made of it. */
export const ship = z.strictObject({
  kind: z.enum(PLAN_KINDS).default('ship'),
  /** English hours read "7:30 PM", as the clock of the look does. */
  twelveHour: z.boolean().optional(),
  description: packText,
  technicalData: z.array(z.strictObject({ label: packText, value: packText })).min(1),
  cabin: z.strictObject({ title: packText, description: packText }),
  categories: z.array(cabinCategory).min(1),
  pictures: ownedPictures,
  beam: metres,
  decks: z.array(shipDeck).min(1),
  venues: z.array(shipVenue).min(1),
  shafts: z.array(shipShaft).min(1),
  cabins: z.array(shipCabin).min(1),
  /** None where nobody musters: in a house, in an aircraft. */
  musterStations: z.array(musterStation).default([]),
  /** Where guests leave and board the ship. */
  gangways: z.array(packId).min(1),
  /** Wayfinder profiles of several venues; each venue has one of its own besides. */
  profiles: z.array(z.strictObject({ id: packId, venues: z.array(packId).min(1) })).default([]),
  /** Where the devices of a group stand, unless an operator says otherwise. */
  devicePlaces: z.record(packId, packId).default({}),
});
export type Ship = z.infer<typeof ship>;
/** What a pack's modules write. */
export type ShipSource = z.input<typeof ship>;

/** The wayfinder profile of a single venue. */
export const profileOf = (venueId: string) => `poi-${venueId}`;
