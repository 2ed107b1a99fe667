import { z } from 'zod';
import { defineRoutes, queryFlag } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

/** CD46: a PNG, base64 without a data prefix. */
const map = z.string();

/** C294 */
export const sideView = z.object({ map });
export type SideView = z.infer<typeof sideView>;

/** C295 */
export const deckMap = z.object({
  level: z.union([z.number(), z.string()]),
  isDevicePresent: z.boolean(),
  hasWayFinding: z.boolean(),
  map,
  /** An addition, sent to those who name a language: where the marks are, as a share of the plan's length. */
  focus: z.number().nullish(),
});
export type DeckMap = z.infer<typeof deckMap>;

const id = z.string().max(120);
/** An addition: the language of the names on the plan; the operator's own without it. */
const language = z.string().max(12).optional();
/** C296: repeated once per profile, absent when there is none. */
const markerQuery = z.object({
  wayfinderProfileId: z.union([id, z.array(id).max(50)]).optional(),
  language,
});
const cabinQuery = z.object({ language });

/** An extension: a deck in words, for those who cannot read a plan. */
export const deckPlaces = z.object({
  level: z.number(),
  name: localText,
  places: z.array(z.object({ id: z.string(), name: localText, where: localText, hours: localText.nullish() })),
});
export type DeckPlaces = z.infer<typeof deckPlaces>;

/** An extension: a way in steps. A walk stays on its level; a lift or stairs lead to another. */
export const wayStep = z.object({
  kind: z.enum(['walk', 'lift', 'stairs']),
  level: z.number(),
  toLevel: z.number(),
  metres: z.number(),
  /** The lift, the stairs, or where a walk ends. */
  name: localText.nullish(),
});
export type WayStep = z.infer<typeof wayStep>;

export const wayReply = z.object({
  /** Not found: there is no way, or none without stairs. */
  found: z.boolean(),
  metres: z.number(),
  minutes: z.number(),
  steps: z.array(wayStep),
  map: map.nullish(),
  decks: z.array(deckMap),
});
export type WayReply = z.infer<typeof wayReply>;

export const wayfinderRoutes = defineRoutes({
  sideView: {
    method: 'GET',
    path: 'wayfinder/maps/sideview/marker',
    access: 'public',
    summary: 'The ship from the side, with the decks of the device and of the destinations marked.',
    query: markerQuery,
    reply: sideView,
  },
  topView: {
    method: 'GET',
    path: 'wayfinder/maps/topview/marker',
    access: 'public',
    summary: 'Every deck from above, with the device, the destinations and the way to them.',
    query: markerQuery,
    reply: z.array(deckMap),
  },
  cabinSideView: {
    method: 'GET',
    path: 'cabinfinder/sideview/{cabin}',
    access: 'public',
    summary: 'The ship from the side with the deck of a cabin marked; 404 for an unknown one.',
    query: cabinQuery,
    reply: sideView,
  },
  cabinTopView: {
    method: 'GET',
    path: 'cabinfinder/topview/{cabin}',
    access: 'public',
    summary: 'Every deck from above with a cabin as the destination; 404 for an unknown one.',
    query: cabinQuery,
    reply: z.array(deckMap),
  },
  places: {
    method: 'GET',
    path: 'wayfinder/places',
    access: 'public',
    summary: 'The decks with their places in words: an extension for lists beside the plan.',
    reply: z.array(deckPlaces),
  },
  way: {
    method: 'GET',
    path: 'wayfinder/way',
    access: 'public',
    summary:
      'The quickest way from the device or a place to a place or a cabin, on request without stairs: an extension.',
    query: z.object({ from: id.optional(), to: id.optional(), cabin: id.optional(), stepFree: queryFlag, language }),
    reply: wayReply,
  },
  placeDevice: {
    method: 'POST',
    path: 'ops/wayfinder/devices/place',
    access: 'ops',
    summary: 'Says where a device stands, by its label; without a place it stands where its group does.',
    body: z.strictObject({ label: z.string().min(1).max(200), place: id.nullish() }),
    kind: 'empty',
  },
});
