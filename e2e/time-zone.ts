// What a journey knows of today must hold until it ends: a run that begins late in the evening sails in the west.
import { wallClock } from '#contract/hub-date.ts';

/** The setting of hub and sandbox; workers and ships take it over from the run. */
const SETTING = 'SHIP_TIME_ZONE';
/** No run takes as long as from here to midnight. */
const LATE = '22:00';
/** When it is late in Rome it is between six and nine in the evening here. */
const WEST = 'America/Noronha';

export function zoneOfRun(now: Date, zone: string): string {
  return wallClock(now, zone).time < LATE ? zone : WEST;
}

/** Once, before the first worker and the first ship. */
export function settleTimeZone(zone: string): void {
  process.env[SETTING] ||= zoneOfRun(new Date(), zone);
}

export const settledTimeZone = () => process.env[SETTING] || undefined;
