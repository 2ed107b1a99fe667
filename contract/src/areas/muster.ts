import { z } from 'zod';
import { passenger } from '#contract/passenger.ts';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

/** An extension: where the cabin of a passenger assembles, and how to find it on the ship map. */
export const musterStation = z.object({
  id: z.string(),
  name: localText,
  deck: z.number().nullish(),
  wayfinderProfile: z.object({ id: z.string() }).nullish(),
});
export type MusterStation = z.infer<typeof musterStation>;

/** C201 */
export const musterPassenger = passenger.extend({
  name: z.string(),
  isLoggedInUser: z.boolean(),
  isVideoWatched: z.boolean(),
  isMusterScanPerformed: z.boolean(),
  musterStation: musterStation.nullish(),
});
export type MusterPassenger = z.infer<typeof musterPassenger>;

export const musterStatus = z.object({
  passengers: z.array(musterPassenger),
  musterStationVisitRequired: z.boolean(),
});
export type MusterStatus = z.infer<typeof musterStatus>;

const accountNumber = z.string().trim().min(1).max(40);

/** CD35: a station by its letter; the time is the scanner's own where it sends later than it scanned. */
const scan = z.strictObject({
  accountNumber,
  station: z.string().trim().min(1).max(20),
  scannedAt: z.iso.datetime({ offset: true }).optional(),
});
export type MusterScan = z.infer<typeof scan>;

/** As many as one call takes; a longer file is sent in several. */
export const MUSTER_SCANS_MAX = 1_000;

const missingGuest = z.object({
  accountNumber: z.string(),
  name: z.string(),
  cabin: z.string(),
  isVideoWatched: z.boolean(),
  isMusterScanPerformed: z.boolean(),
});

/** Who is accounted for at one moment, by the station that their cabin belongs to. */
export const headCount = z.object({
  /** The moment of the count: ISO 8601. */
  at: z.string(),
  musterStationVisitRequired: z.boolean(),
  guests: z.number(),
  videoWatched: z.number(),
  scanned: z.number(),
  complete: z.number(),
  stations: z.array(
    z.object({
      /** Nothing: guests whose cabin belongs to no station. */
      station: z.string().nullable(),
      guests: z.number(),
      complete: z.number(),
      /** Scanned, but at another station. */
      scannedElsewhere: z.number(),
      missing: z.array(missingGuest),
    }),
  ),
});
export type HeadCount = z.infer<typeof headCount>;

export const musterRoutes = defineRoutes({
  passengers: {
    method: 'GET',
    path: 'muster/passenger',
    access: 'guest',
    summary: 'The passengers whose muster this guest may confirm, the lead passenger first.',
    reply: z.object({ passengers: z.array(musterPassenger) }),
  },
  status: {
    method: 'GET',
    path: 'muster/passenger/status',
    access: 'guest',
    summary: 'How far the muster of the guest and their group is.',
    reply: musterStatus,
  },
  updateVideoSeen: {
    method: 'POST',
    path: 'muster/passenger/updateVideoSeen',
    access: 'guest',
    summary: 'Confirms that passengers have watched the safety video; repeats change nothing.',
    body: z.object({
      passengers: z
        .array(
          z.object({
            accountId: z.union([accountNumber, z.number().int().nonnegative()]),
            isVideoWatched: z.boolean(),
          }),
        )
        .min(1)
        .max(100),
    }),
    reply: musterStatus,
  },
  scan: {
    method: 'POST',
    path: 'ops/muster/scan',
    access: 'ops',
    summary: 'A passenger was scanned at a muster station; the first scan of a voyage counts.',
    body: scan,
    reply: z.object({
      accountNumber: z.string(),
      name: z.string(),
      station: z.string(),
      scannedAt: z.string(),
      /** The station that the cabin belongs to, when it is another. */
      ownStation: z.string().optional(),
    }),
  },
  scans: {
    method: 'POST',
    path: 'ops/muster/scans',
    access: 'ops',
    summary: 'Many scans at once, in any order and as often as one likes; unknown accounts and stations are named.',
    body: z.strictObject({ scans: z.array(scan).min(1).max(MUSTER_SCANS_MAX) }),
    reply: z.object({
      /** Passengers who have a scan now and had none before. */
      added: z.number(),
      known: z.number(),
      refused: z.array(
        z.object({
          accountNumber: z.string(),
          station: z.string(),
          reason: z.enum(['unknown_account', 'unknown_station']),
        }),
      ),
    }),
  },
  count: {
    method: 'GET',
    path: 'ops/muster/count',
    access: 'ops',
    summary: 'The head count of this moment: who is missing, by station.',
    reply: headCount,
  },
  changeSettings: {
    method: 'POST',
    path: 'ops/muster/settings',
    access: 'ops',
    summary: 'Says whether a muster needs a visit of the station.',
    body: z.strictObject({ musterStationVisitRequired: z.boolean() }),
    reply: z.object({ musterStationVisitRequired: z.boolean() }),
  },
});
