/** What an operator sends to screens, kiosks and phones: playlists, announcements and the emergency. All of it is beyond the specification. */
import { z } from 'zod';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);

export const playlistEntry = z.strictObject({
  /** An address of the portal that everybody may open. */
  path: z
    .string()
    .min(1)
    .max(200)
    .regex(/^\/(?!\/)/),
  seconds: z.number().int().min(5).max(3600),
  /** Hours of the day in ship time; past midnight where `from` is later than `to`. */
  from: timeOfDay.optional(),
  to: timeOfDay.optional(),
  /** Days of the voyage, from 1. */
  days: z.array(z.number().int().min(1).max(400)).max(400).optional(),
});
export type PlaylistEntry = z.infer<typeof playlistEntry>;

export const announcement = z.object({
  id: z.string(),
  priority: z.enum(['normal', 'urgent']),
  text: localText,
  /** ISO time. */
  until: z.string(),
});
export type Announcement = z.infer<typeof announcement>;

export const emergency = z.object({ id: z.string(), isDrill: z.boolean(), text: localText, since: z.string() });
export type Emergency = z.infer<typeof emergency>;

/** What the live stream carries, whole at every change. */
export const liveState = z.object({
  emergency: emergency.nullish(),
  announcements: z.array(announcement).default([]),
  /** Changes with every change of a playlist. */
  playlist: z.string().default(''),
});
export type LiveState = z.infer<typeof liveState>;

const operatorText = z.strictObject({
  en: z.string().min(1).max(400),
  de: z.string().min(1).max(400).optional(),
  fr: z.string().min(1).max(400).optional(),
});
export type OperatorText = z.infer<typeof operatorText>;

export const screenControlRoutes = defineRoutes({
  playlist: {
    method: 'GET',
    path: 'digitalsignage/playlist',
    access: 'public',
    summary: 'The playlist of the device that asks: its own, or else that of its group.',
    reply: z.object({ entries: z.array(playlistEntry) }),
  },
  liveStream: {
    method: 'GET',
    path: 'digitalsignage/events/live',
    access: 'public',
    summary:
      'Event stream of announcements, emergency and playlist changes, whole at its beginning and at every change.',
    kind: 'stream',
  },
  setPlaylist: {
    method: 'POST',
    path: 'ops/signage/playlist',
    access: 'ops',
    summary:
      'Writes the playlist of a device group or of a device by its label; none gives back the group’s or the pack’s.',
    body: z.strictObject({ target: z.string().min(1).max(200), entries: z.array(playlistEntry).max(100) }),
    kind: 'empty',
  },
  announce: {
    method: 'POST',
    path: 'ops/signage/announcements',
    access: 'ops',
    summary: 'Announces something on phones, kiosks and screens until it ends.',
    body: z.strictObject({
      text: operatorText,
      priority: z.enum(['normal', 'urgent']),
      minutes: z.number().int().min(1).max(14_400),
      /** Device groups; none means everywhere. */
      places: z.array(z.string().min(1).max(120)).max(50).default([]),
    }),
    reply: z.object({ id: z.string(), until: z.string() }),
  },
  announcements: {
    method: 'GET',
    path: 'ops/signage/announcements',
    access: 'ops',
    summary: 'The announcements that are shown now, with their places.',
    reply: z.array(announcement.extend({ places: z.array(z.string()) })),
  },
  endAnnouncement: {
    method: 'POST',
    path: 'ops/signage/announcements/{id}/end',
    access: 'ops',
    summary: 'Takes an announcement away.',
    kind: 'empty',
  },
  emergency: {
    method: 'POST',
    path: 'ops/signage/emergency',
    access: 'ops',
    summary: 'Takes over every screen, kiosk and open phone; without a text the general instruction is shown.',
    body: z.strictObject({ isDrill: z.boolean(), text: operatorText.optional() }),
    kind: 'empty',
  },
  clearEmergency: {
    method: 'POST',
    path: 'ops/signage/emergency/clear',
    access: 'ops',
    summary: 'Ends the emergency, or the drill.',
    kind: 'empty',
  },
});
